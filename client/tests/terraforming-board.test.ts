import { expect, it } from "vitest";
import type { Decision, LogLine } from "../src/api/protocol";
import type {
  AwardFacts,
  MilestoneFacts,
  TerraformingComponents,
  TrackFacts,
} from "../src/games/terraforming-mars/components";
import { awardGoals, milestoneGoals } from "../src/games/terraforming-mars/goals/goals";
import { newestTiles } from "../src/games/terraforming-mars/map/newest-tiles";
import { offers } from "../src/games/terraforming-mars/projects/projects";
import { nextBonus, spokenTrack, steps, stepsDone, written } from "../src/games/terraforming-mars/map/tracks";
import type { TerraformingView } from "../src/games/terraforming-mars/view";
import { words as en } from "../src/i18n/generated/en";
import { words as fr } from "../src/i18n/generated/fr";

const viewWith = (fields: Partial<TerraformingView>) => fields as TerraformingView;
const decisionWith = (fields: Partial<Decision>): Decision => ({
  id: "1",
  kind: "turn",
  prompt: "",
  optional: false,
  options: [],
  barred: [],
  ...fields,
});

const temperature: TrackFacts = {
  parameter: "temperature",
  name: "temperature",
  first: -30,
  last: 8,
  step: 2,
  bonuses: [
    { value: -24, brings: "heat", production: true, text: "Heat." },
    { value: 0, brings: "ocean", production: false, text: "An ocean." },
  ],
};

it("counts the steps of a track and knows the next bonus", () => {
  expect(steps(temperature)).toBe(19);
  expect(stepsDone(temperature, -26)).toBe(2);
  expect(nextBonus(temperature, -26)?.value).toBe(-24);
  expect(nextBonus(temperature, -24)?.value).toBe(0);
  expect(nextBonus(temperature, 2)).toBeUndefined();
});
it("writes and says the values of a track", () => {
  expect(written(temperature, -12, en)).toBe("−12\u00a0°C");
  expect(written(temperature, 8, en)).toBe("+8\u00a0°C");
  expect(written({ ...temperature, parameter: "oxygen" }, 7, fr)).toBe("7\u202f%");
  expect(written({ ...temperature, parameter: "oceans" }, 3, en)).toBe("3");
  expect(spokenTrack(temperature, -10, en)).toBe("temperature: −10\u00a0°C of +8\u00a0°C. at 0\u00a0°C: An ocean.");
});

const line = (kind: string, ...names: string[]): LogLine => ({
  text: "",
  kind,
  seat: 0,
  things: names.map((name) => ({ name, text: name })),
});
it("marks the tiles that were laid since one last acted, or else the last one", () => {
  const log = [line("tile_placed", "space:r1c1"), line("gain", "card:ants"), line("tile_placed", "space:r2c2")];
  expect([...newestTiles(log, 0)]).toEqual(["r1c1", "r2c2"]);
  expect([...newestTiles(log, 1)]).toEqual(["r2c2"]);
  expect([...newestTiles(log, 3)]).toEqual(["r2c2"]);
  expect([...newestTiles([], 0)]).toEqual([]);
});

it("shows how far everybody is from a milestone", () => {
  const facts: MilestoneFacts[] = [
    { milestone: "mayor", name: "Mayor", text: "Three cities.", needed: 3, price: 8, icons: [{ icon: "city" }] },
  ];
  const view = viewWith({ milestones: [{ milestone: "mayor", seat: null, progress: [1, 4] }], milestone_price: 8 });
  expect(milestoneGoals(view, facts)).toEqual([
    {
      name: "milestone:mayor",
      title: "Mayor",
      text: "Three cities.",
      icons: [{ icon: "city" }],
      owner: null,
      price: 8,
      needed: 3,
      counts: [1, 4],
      leaders: [],
      parts: [33, 100],
    },
  ]);
  expect(milestoneGoals(view, [])).toEqual([]);
});
it("shows who leads for an award, and nobody where all are equal", () => {
  const facts: AwardFacts[] = [{ award: "banker", name: "Banker", text: "Most M€.", icons: [] }];
  const goal = (counts: number[]) =>
    awardGoals(viewWith({ awards: [{ award: "banker", seat: 1, counts }], award_price: 14 }), facts)[0];
  expect(goal([3, 5, 5])).toMatchObject({ price: 14, owner: 1, needed: null, leaders: [1, 2], parts: [60, 100, 100] });
  expect(goal([2, 2])?.leaders).toEqual([]);
  expect(goal([-3, 2])?.parts).toEqual([0, 100]);
});

const components = {
  projects: [{ project: "power_plant", name: "Power plant", text: "Energy.", price: 11, icons: [{ icon: "energy" }] }],
  conversions: { plants: [{ icon: "greenery" }], heat: [{ icon: "temperature" }] },
} as unknown as TerraformingComponents;
const words = en.terraforming.map.conversions;
it("offers projects and conversions with their prices now and why not", () => {
  const view = viewWith({ projects: { power_plant: 8 }, conversions: { plants: 7, heat: 8 } });
  const decision = decisionWith({
    options: [
      {
        action: 1,
        form: {},
        verb: "convert_plants",
        label: "",
        warning: null,
        touches: ["resource:plants", "parameter:oxygen"],
      },
    ],
    barred: [
      { action: 2, form: {}, verb: "project", touches: ["project:power_plant"], why: "Too dear." },
      { action: 3, form: {}, verb: "convert_heat", touches: ["resource:heat"], why: "Too cold." },
    ],
  });
  const [plant, plants, heat] = offers(view, components, decision, words);
  expect(plant).toMatchObject({
    names: ["project:power_plant"],
    price: 8,
    pays: "megacredits",
    brings: [{ icon: "energy" }],
    why: "Too dear.",
  });
  expect(plants).toMatchObject({ names: ["resource:plants"], price: 7, pays: "plants", why: undefined });
  expect(heat).toMatchObject({ names: [], price: 8, why: "Too cold." });
});
it("does not take another use of plants for the conversion", () => {
  const view = viewWith({ projects: {}, conversions: { plants: 8, heat: 8 } });
  const options = [{ action: 1, form: {}, verb: "amount", label: "", warning: null, touches: ["resource:plants"] }];
  const [plant, plants] = offers(view, components, decisionWith({ options }), words);
  expect(plant?.price).toBe(11);
  expect(plants?.names).toEqual([]);
});
