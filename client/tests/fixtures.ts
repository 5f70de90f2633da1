import type { Decision, Option, TableInfo, ViewMessage } from "../src/api/protocol";
import type { MarsView } from "../src/games/pocket-mars/view";

export function option(action: number, touches: string[], label = `option ${action}`): Option {
  return { action, form: { act: action }, verb: "act", label, warning: null, touches };
}

export function decision(id: string, options: Option[] = [option(0, ["card:E1"])]): Decision {
  return { id, kind: "turn", prompt: "Choose.", optional: false, options, barred: [] };
}

export function marsView(seat: number, over: Partial<MarsView> = {}): MarsView {
  const player = (at: number) => ({
    seat: at,
    earth: 6,
    ship: 1,
    energy: 1,
    points: 1,
    hand: [],
    module: [],
    pack: [],
    complete: false,
  });
  return {
    game: "pocket-mars",
    seat,
    players: 2,
    options: { draft: "off" },
    phase: "play",
    round: 1,
    first: 0,
    active: 0,
    waiting: [0],
    deck: { count: 27, top: "water", known: [] },
    discard: [],
    buildings: (["ecosystem", "water", "energy", "science"] as const).map((building) => ({
      building,
      value: 3,
      capacity: 1,
      one: [0, 0],
      two: [0, 0],
      column: [],
    })),
    seats: [player(0), player(1)],
    energy_max: 5,
    colonists: 7,
    playing: null,
    looking: [],
    answers: [],
    ...over,
  };
}

export function viewMessage(seat: number, version: number, over: Partial<ViewMessage> = {}): ViewMessage {
  return {
    type: "view",
    seat,
    version,
    view: marsView(seat) as unknown as ViewMessage["view"],
    decision: null,
    outcome: null,
    lines: 0,
    can_undo: false,
    can_take_back: false,
    names: ["Ann", "Ben"],
    ...over,
  };
}

export function table(yours: number[]): TableInfo {
  return {
    id: "k3f9",
    game: "pocket-mars",
    name: "Red Friday",
    rules: 1,
    components: "5b1c",
    options: { draft: "off" },
    status: "running",
    public: true,
    host: false,
    paused: false,
    deserted: false,
    wishes: [],
    open_chat: false,
    clock: null,
    hold: null,
    conceded: false,
    next: null,
    tutorial: false,
    seats: [0, 1, 2].map((seat) => ({
      seat,
      kind: seat === 2 ? "bot" : "person",
      bot: seat === 2 ? "greedy" : null,
      character: null,
      name: ["Ann", "Ben", "Greedy"][seat] ?? "",
      taken: true,
      online: true,
      yours: yours.includes(seat),
      stand_in: null,
      votes: [],
      left: null,
      ticking: false,
      actions: [],
    })),
    created: "2026-01-01T10:00:00Z",
    link: "/t/k3f9",
  };
}
