import type { Decision, Option } from "../../api/protocol";
import type { Words } from "../../i18n/en";
import type { MarsView } from "./view";

export type LessonId = keyof Words["tutorial"]["lessons"];
export type AdviceId = keyof Words["tutorial"]["advice"];

/** What is on the screen when somebody might need a word about it. */
export interface Moment {
  view: MarsView;
  decision: Decision | null;
  over: boolean;
}

/** A sensible option of the games' fixed beginning, or one that is nearly always right, and why. */
export interface Advice {
  option: Option;
  why: AdviceId;
}

interface Lesson {
  id: LessonId;
  /** Where the rules tell more. */
  topic: string;
  fits: (moment: Moment) => boolean;
  /** The things on the board that are spoken of. */
  points?: (moment: Moment) => string[];
  /** Options that are sensible, the best first: by verb and, where the card matters, by card. */
  sensible?: { verb: string; card?: string; why: AdviceId }[];
  /** Nothing is to be done but to read it. */
  told?: true;
}

const asks =
  (...kinds: string[]) =>
  ({ decision }: Moment): boolean =>
    decision !== null && kinds.includes(decision.kind);
const buildings = ({ view }: Moment) => view.buildings.map(({ building }) => `building:${building}`);
const zones = ({ view }: Moment, zone: string) => view.buildings.map(({ building }) => `zone:${building}:${zone}`);
const own = ({ view }: Moment) => view.seats.find(({ seat }) => seat === view.seat);
const cards = (held: readonly { card: string | null }[] | undefined) =>
  (held ?? []).flatMap(({ card }) => (card === null ? [] : [`card:${card}`]));
/** How many colonists the side with the most of them has on Mars. */
const landed = ({ view }: Moment) => Math.max(...view.seats.map(({ earth, ship }) => view.colonists - earth - ship));
const onOneStar = ({ view }: Moment) => view.buildings.some(({ one }) => (one[view.seat] ?? 0) > 0);

/** From the first to the last: a moment belongs to the first lesson that fits it and is not known yet. */
export const LESSONS: readonly Lesson[] = [
  {
    id: "goal",
    topic: "goal",
    told: true,
    fits: asks("store_setup"),
    points: ({ view }) => ["earth", `seat:${view.seat}`],
  },
  { id: "places", topic: "zone:one", told: true, fits: asks("store_setup"), points: buildings },
  { id: "cards", topic: "card", told: true, fits: asks("store_setup"), points: (moment) => cards(own(moment)?.hand) },
  {
    id: "module",
    topic: "module",
    fits: asks("store_setup"),
    sensible: [
      { verb: "store", card: "S4", why: "storeHigh" },
      { verb: "store", card: "W7", why: "storeHigh" },
    ],
  },
  {
    id: "turn",
    topic: "turn",
    fits: asks("turn"),
    sensible: [{ verb: "hand", card: "E1", why: "launchFirst" }],
  },
  {
    id: "watch",
    topic: "column",
    told: true,
    fits: (moment) => asks("turn")(moment) && moment.view.round > 1,
    points: ({ view }) => view.seats.filter(({ seat }) => seat !== view.seat).map(({ seat }) => `seat:${seat}`),
  },
  {
    id: "connect",
    topic: "column",
    fits: asks("turn"),
    sensible: [
      { verb: "module", card: "S4", why: "landTwice" },
      { verb: "module", card: "W7", why: "landHigh" },
    ],
  },
  { id: "land", topic: "connect:land", fits: asks("land"), sensible: [{ verb: "land", why: "landNow" }] },
  {
    id: "moduleAction",
    topic: "connect:module",
    fits: asks("module_action"),
    sensible: [{ verb: "use", why: "useNow" }],
  },
  {
    id: "building",
    topic: "buildings",
    fits: asks("building"),
    points: buildings,
    sensible: [{ verb: "use", why: "useFree" }],
  },
  { id: "fourCards", topic: "four-cards", fits: asks("store") },
  { id: "tooMany", topic: "four-cards", fits: asks("discard") },
  { id: "energy", topic: "energy", fits: asks("turn"), sensible: [{ verb: "hand", card: "W4", why: "launchTwo" }] },
  {
    id: "promote",
    topic: "step:promote",
    fits: (moment) => asks("turn")(moment) && onOneStar(moment),
    points: (moment) => zones(moment, "two"),
    sensible: [{ verb: "hand", card: "G4", why: "promoteNow" }],
  },
  {
    id: "rivals",
    topic: "action:rival",
    fits: asks("turn"),
    points: ({ view }) =>
      view.seats
        .filter(({ seat }) => seat !== view.seat)
        .flatMap(({ seat, module }) => module.map((_, at) => `slot:${seat}:${at}`)),
  },
  { id: "end", topic: "end", fits: asks("turn"), points: buildings },
  { id: "soon", topic: "end", fits: (moment) => asks("turn")(moment) && landed(moment) >= 5 },
  { id: "landAnywhere", topic: "step:land", fits: asks("land_target") },
  { id: "promoting", topic: "step:promote", fits: asks("promote") },
  { id: "demoting", topic: "step:demote", fits: asks("demote") },
  { id: "moving", topic: "step:transfer", fits: asks("transfer") },
  { id: "recalling", topic: "step:recall", fits: asks("recall") },
  { id: "draining", topic: "step:drain", fits: asks("drain") },
  { id: "peeking", topic: "step:peek", fits: asks("peek") },
  { id: "swapping", topic: "step:swap_zones", fits: asks("swap_zones", "swap_cards") },
  { id: "burying", topic: "step:bury", fits: asks("bury") },
  { id: "covering", topic: "step:cover", fits: asks("cover") },
  { id: "digging", topic: "step:dig", fits: asks("dig") },
  { id: "over", topic: "end", fits: ({ over }) => over },
];

/** What everybody meets who plays to the end; the others come up only where a card brings them. */
export const COURSE: readonly LessonId[] = [
  ...(["goal", "places", "cards", "module", "turn", "watch", "connect", "land", "moduleAction", "building"] as const),
  ...(["fourCards", "energy", "promote", "rivals", "end", "over"] as const),
];

export function lessonAt(moment: Moment, known: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !known.has(lesson.id) && lesson.fits(moment)) ?? null;
}

/** What was already explained and belongs to this moment most of all. */
export function reminderAt(moment: Moment, known: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => known.has(lesson.id) && !lesson.told && lesson.fits(moment)) ?? null;
}

export function adviceAt(lesson: Lesson, { decision }: Moment): Advice | null {
  for (const { verb, card, why } of lesson.sensible ?? []) {
    const option = decision?.options.find(
      (one) => one.verb === verb && (card === undefined || one.form[verb] === card),
    );
    if (option) return { option, why };
  }
  return null;
}

export type { Lesson };
