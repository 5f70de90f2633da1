import type { LogLine, ViewMessage } from "../../api/protocol";
import type { Scenelet } from "../../table/stage.svelte";
import { CHARACTERS, destination, RESOURCES, type Character, type MissionView, type SeatView } from "./view";

/** The lines that begin something to look at by itself. */
const BEGINS = new Set(["called", "landed", "medal_given", "scoring_began", "turn_began"]);
const SCORED = new Set(["tokens_won", "tokens_stay", "tokens_lost"]);
const REVEALED = new Set(["discovery_revealed", "bonus_revealed"]);

/**
 * The positions between two others, where one move led to more: who is called and turns up, ships that land one by one,
 * a scoring zone by zone. All of it is put together from the two views and the lines, so it tells nothing new.
 */
export function between(from: ViewMessage, to: ViewMessage, lines: readonly LogLine[]): Scenelet[] {
  const [before, after] = [from.view, to.view] as unknown as [MissionView, MissionView];
  if (before.phase === "setup" || before.phase === "keep") return [];
  const starts = lines.flatMap((line, at) => (at > 0 && begins(line, lines[at - 1], lines[at + 1]) ? [at] : []));
  const more = lines.some(({ kind }) => kind === "landed" || kind === "turn_began" || kind === "medal_given");
  let now: MissionView = before;
  let done = 0;
  return starts.map((until) => {
    const part = lines.slice(done, until);
    const [first] = part;
    // what the move itself did is in the position after it, unless ships have landed since
    if (done === 0 && !more && first?.kind !== "called") now = withoutCall(before, after);
    for (const line of part) now = step(now, after, line, lines.slice(until));
    done = until;
    return { view: now as unknown as ViewMessage["view"], lines: until };
  });
}

function begins(line: LogLine, before: LogLine | undefined, next: LogLine | undefined): boolean {
  // a call that nobody answers is passed over with the next one
  if (line.kind === "called") return next?.kind === "character_began";
  // several may have chosen the same one: each turns it over
  if (line.kind === "character_began") return before?.kind !== "called";
  if (REVEALED.has(line.kind)) return true;
  if (SCORED.has(line.kind)) return !(before && SCORED.has(before.kind)) || zoneOf(before) !== zoneOf(line);
  return BEGINS.has(line.kind);
}

function zoneOf({ things }: LogLine): string | undefined {
  return named({ things }, "zone:");
}
function named({ things }: Pick<LogLine, "things">, prefix: string): string | undefined {
  return things.find(({ name }) => name.startsWith(prefix))?.name.slice(prefix.length);
}

/** After a move, before the next character is called. */
function withoutCall(before: MissionView, after: MissionView): MissionView {
  const { phase, calling, queue, playing } = before;
  const seats = after.seats.map((seat, at) => ({ ...seat, ...shownBy(before.seats[at]) }));
  return { ...after, phase, calling, queue, playing, seats };
}
function shownBy(seat: SeatView | undefined): Partial<SeatView> {
  return seat ? { called: seat.called, chosen: seat.chosen, hand: seat.hand } : {};
}

/** What a line says, on top of the position before it. */
function step(now: MissionView, after: MissionView, line: LogLine, later: readonly LogLine[]): MissionView {
  switch (line.kind) {
    case "called":
      return called(now, after, named(line, "character:") as Character | undefined);
    case "landed":
      return landed(now, after, named(line, "vessel:"));
    case "medal_given":
      return { ...now, phase: "call", calling: null, playing: null, queue: [], first: line.seat ?? now.first };
    case "tokens_won":
      return scored(now, after, line, later);
    default:
      return now;
  }
}

function called(now: MissionView, after: MissionView, character: Character | undefined): MissionView {
  if (!character || !CHARACTERS.includes(character)) return now;
  const seats = now.seats.map((seat, at) => {
    const then = after.seats[at];
    return then?.called === character ? { ...seat, called: character, chosen: null, hand: then.hand } : seat;
  });
  return { ...now, calling: character, playing: null, seats };
}

function landed(now: MissionView, after: MissionView, vessel: string | undefined): MissionView {
  const slot = now.pad.findIndex((ship) => ship?.ship.replace(" ", "_") === vessel);
  const ship = now.pad[slot];
  if (!ship) return now;
  const target = destination(ship);
  const zones = now.zones.map((zone, at) =>
    zone.zone === target
      ? {
          ...zone,
          resource: after.zones[at]?.resource ?? zone.resource,
          astronauts: zone.astronauts.map((count, seat) => count + (ship.crew[seat] ?? 0)),
        }
      : zone,
  );
  return { ...now, calling: null, playing: null, zones, pad: now.pad.map((one, at) => (at === slot ? null : one)) };
}

/** What a zone gave stands in the words of its line alone: a number is shown once all of it is there. */
function scored(now: MissionView, after: MissionView, line: LogLine, later: readonly LogLine[]): MissionView {
  const resourceOf = (one: LogLine) => now.zones.find(({ zone }) => zone === zoneOf(one))?.resource;
  const resource = resourceOf(line);
  const rest = later.filter(({ kind, seat }) => kind === "tokens_won" && seat === line.seat);
  const seats = now.seats.map((seat, at) => {
    const then = after.seats[at];
    if (!then || seat.seat !== line.seat || !resource || !RESOURCES.includes(resource)) return seat;
    const tokens = rest.some((one) => resourceOf(one) === resource) ? seat.tokens[resource] : then.tokens[resource];
    return {
      ...seat,
      tokens: { ...seat.tokens, [resource]: tokens },
      points: rest.length > 0 ? seat.points : then.points,
    };
  });
  return { ...now, seats };
}
