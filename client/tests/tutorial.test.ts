import { describe, expect, it } from "vitest";
import type { Decision, Option } from "../src/api/protocol";
import { LOADERS } from "../src/i18n/generated";
import { words as en } from "../src/i18n/generated/en";
import { tutorial } from "../src/games/pocket-mars/lessons";
import type { MarsView } from "../src/games/pocket-mars/view";
import { adviceAt, lessonAt, reminderAt, type Moment as LessonMoment, paragraphs } from "../src/tutorial/lessons";
import { Progress } from "../src/tutorial/progress";
import { decision, marsView } from "./fixtures";

type Moment = LessonMoment<MarsView>;
const { lessons: LESSONS, course: COURSE } = tutorial;

function option(action: number, verb: string, content: unknown): Option {
  return {
    action,
    form: { [verb]: content },
    verb,
    label: `${verb} ${String(content)}`,
    warning: null,
    touches: [`card:${String(content)}`],
  };
}
function asked(kind: string, ...options: Option[]): Decision {
  return { ...decision("1", options), kind };
}
function moment(kind: string | null, over: Partial<Moment> = {}): Moment {
  return { view: marsView(0), decision: kind === null ? null : asked(kind), over: false, ...over };
}
const EVERY = await Promise.all(Object.values(LOADERS).map(async (load) => (await load()).words));

/** The lessons that come up one after the other when a moment stays as it is. */
function lessons(at: Moment): string[] {
  const known = new Set<string>();
  for (let lesson = lessonAt(LESSONS, at, known); lesson; lesson = lessonAt(LESSONS, at, known)) known.add(lesson.id);
  return [...known];
}

describe("the lessons", () => {
  it("have words, and words have a lesson", () => {
    const ids = LESSONS.map(({ id }) => id).sort();
    for (const words of EVERY) expect(Object.keys(words.tutorial.lessons).sort()).toEqual(ids);
    const whys = new Set(LESSONS.flatMap(({ sensible }) => sensible?.map(({ why }) => why) ?? []));
    expect(Object.keys(en.tutorial.advice).sort()).toEqual([...whys].sort());
  });
  it("say as much in every language", () => {
    for (const { id } of LESSONS)
      for (const { tutorial } of EVERY)
        expect(paragraphs(tutorial.lessons[id].text)).toHaveLength(paragraphs(en.tutorial.lessons[id].text).length);
  });
  it("begin with goal, places and cards before the first question", () => {
    expect(lessons(moment("store_setup"))).toEqual(["goal", "places", "cards", "module"]);
  });
  it("bring one thing more in each turn", () => {
    expect(lessons(moment("turn"))).toEqual(["turn", "connect", "energy", "rivals", "end"]);
    const view = marsView(0);
    view.buildings[0]!.one = [1, 0];
    expect(lessons(moment("turn", { view }))).toContain("promote");
    view.seats[1] = { ...view.seats[1]!, earth: 1, ship: 1 };
    expect(lessons(moment("turn", { view }))).toContain("soon");
  });
  it("know every question that can be asked of one player among others", () => {
    const kinds = "land module_action building discard store land_target promote demote transfer recall drain peek";
    for (const kind of `${kinds} swap_zones swap_cards bury cover dig`.split(" "))
      expect(lessons(moment(kind)), kind).toHaveLength(1);
  });
  it("speak of others once they have moved, and of the end", () => {
    expect(lessons(moment(null))).toEqual([]);
    expect(lessons(moment("turn", { view: marsView(0, { round: 2 }) }))).toContain("watch");
    expect(lessons(moment(null, { over: true }))).toEqual(["over"]);
  });
  it("are there again when asked for", () => {
    const known = new Set(LESSONS.map(({ id }) => id));
    expect(reminderAt(LESSONS, moment("store_setup"), known)?.id).toBe("module");
    expect(reminderAt(LESSONS, moment("land"), new Set())).toBeNull();
  });
  it("are all in the course or brought by a card", () => {
    expect(new Set(COURSE).size).toBe(COURSE.length);
    for (const id of COURSE) expect(LESSONS.map((lesson) => lesson.id)).toContain(id);
  });
});

describe("what is sensible", () => {
  const lesson = (id: string) => LESSONS.find((one) => one.id === id)!;
  it("is the best of those options that are there", () => {
    const high = [option(1, "store", "E1"), option(2, "store", "W7"), option(3, "store", "S4")];
    expect(adviceAt(lesson("module"), moment(null, { decision: asked("store_setup", ...high) }))?.option.action).toBe(
      3,
    );
    const rest = asked("store_setup", ...high.slice(0, 2));
    expect(adviceAt(lesson("module"), moment(null, { decision: rest }))?.option.action).toBe(2);
  });
  it("is told by verb where no card matters", () => {
    const landing = asked("land", option(5, "skip", null), option(6, "land", "water"));
    expect(adviceAt(lesson("land"), moment(null, { decision: landing }))).toMatchObject({
      option: { action: 6 },
      why: "landNow",
    });
  });
  it("is nothing where the game went another way", () => {
    expect(adviceAt(lesson("turn"), moment("turn"))).toBeNull();
  });
});

describe("progress", () => {
  function storage() {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  }
  it("is kept for one table and begins anew at another", () => {
    const device = storage();
    new Progress(() => device).begin("a");
    new Progress(() => device).learn("a", new Set(["goal"]));
    const later = new Progress(() => device);
    expect([...later.known("a")]).toEqual(["goal"]);
    expect([...later.known("b")]).toEqual([]);
    expect([later.table, later.done]).toEqual(["a", false]);
    later.finish();
    later.begin("b");
    expect([later.table, later.done]).toEqual(["b", true]);
  });
  it("does without a device that keeps anything", () => {
    const progress = new Progress(() => {
      throw new Error("forbidden");
    });
    progress.finish();
    expect([progress.table, progress.done]).toEqual([null, false]);
  });
});
