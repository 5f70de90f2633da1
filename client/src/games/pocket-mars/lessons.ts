import type { Lesson, Moment as LessonMoment, Tutorial } from "../../tutorial/lessons";
import type { MarsView } from "./view";

type Moment = LessonMoment<MarsView>;

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

const LESSONS: readonly Lesson<MarsView>[] = [
  {
    id: "goal",
    topic: "goal",
    readOnly: true,
    fits: asks("store_setup"),
    points: ({ view }) => ["earth", `seat:${view.seat}`],
  },
  { id: "places", topic: "zone:one", readOnly: true, fits: asks("store_setup"), points: buildings },
  {
    id: "cards",
    topic: "card",
    readOnly: true,
    fits: asks("store_setup"),
    points: (moment) => cards(own(moment)?.hand),
  },
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
    readOnly: true,
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

const COURSE: Tutorial["course"] = [
  ...(["goal", "places", "cards", "module", "turn", "watch", "connect", "land", "moduleAction", "building"] as const),
  ...(["fourCards", "energy", "promote", "rivals", "end", "over"] as const),
];

export const tutorial: Tutorial<MarsView> = {
  lessons: LESSONS,
  course: COURSE,
  // the cards of a module are chosen one by one
  repeatedKinds: ["store_setup"],
};
