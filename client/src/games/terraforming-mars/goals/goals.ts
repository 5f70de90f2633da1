import type { AwardFacts, MilestoneFacts } from "../components";
import type { TerraformingView } from "../view";

/** A milestone or an award as it stands now. */
export interface Goal {
  /** As the server names it: "milestone:mayor". */
  name: string;
  title: string;
  text: string;
  /** What it counts, drawn. */
  icons: { name: string; production?: boolean }[];
  /** Who has claimed or funded it. */
  owner: number | null;
  /** What it costs now; null when there is none left to have. */
  price: number | null;
  /** What must be reached; null where the most counts. */
  needed: number | null;
  /** By seat. */
  counts: number[];
  /** The seats with the most, where the most counts. */
  leaders: number[];
  /** How far each seat is on the way, of a hundred. */
  parts: number[];
}

const ICONS: Record<string, Goal["icons"]> = {
  terraformer: [{ name: "rating" }],
  mayor: [{ name: "city" }],
  gardener: [{ name: "greenery" }],
  builder: [{ name: "tag:building" }],
  planner: [{ name: "card" }],
  landlord: [{ name: "tile:any" }],
  banker: [{ name: "megacredits", production: true }],
  scientist: [{ name: "tag:science" }],
  thermalist: [{ name: "heat" }],
  miner: [{ name: "steel" }, { name: "titanium" }],
};

/** The number of milestones that can be claimed in a game, and of awards that can be funded. */
export const MOST = 3;

/** What part of a whole a number is, of a hundred; never below none nor above all. */
function part(count: number, whole: number): number {
  return whole > 0 ? Math.round((100 * Math.max(0, Math.min(count, whole))) / whole) : 0;
}

export function milestoneGoals(view: TerraformingView, facts: readonly MilestoneFacts[]): Goal[] {
  const claimed = view.milestones.filter(({ seat }) => seat !== null).length;
  return view.milestones.flatMap(({ milestone, seat, progress }) => {
    const printed = facts.find((candidate) => candidate.milestone === milestone);
    if (!printed) return [];
    const { name: title, text, needed, price } = printed;
    return [
      {
        name: `milestone:${milestone}`,
        title,
        text,
        icons: ICONS[milestone] ?? [],
        owner: seat,
        price: claimed < MOST ? price : null,
        needed,
        counts: progress,
        leaders: [],
        parts: progress.map((count) => part(count, needed)),
      },
    ];
  });
}

export function awardGoals(view: TerraformingView, facts: readonly AwardFacts[]): Goal[] {
  return view.awards.flatMap(({ award, seat, counts }) => {
    const printed = facts.find((candidate) => candidate.award === award);
    if (!printed) return [];
    const { name: title, text } = printed;
    const most = Math.max(...counts);
    const leaders = counts.flatMap((count, at) => (count === most && most > Math.min(...counts) ? [at] : []));
    return [
      {
        name: `award:${award}`,
        title,
        text,
        icons: ICONS[award] ?? [],
        owner: seat,
        price: view.award_price,
        needed: null,
        counts,
        leaders,
        parts: counts.map((count) => part(count, most)),
      },
    ];
  });
}
