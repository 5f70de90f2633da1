import type { AwardFacts, CardIcon, MilestoneFacts } from "../components";
import type { TerraformingView } from "../view";

/** A milestone or an award as it stands now. */
export interface Goal {
  /** As the server names it: "milestone:mayor". */
  name: string;
  title: string;
  text: string;
  /** What it counts, drawn. */
  icons: CardIcon[];
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

/** What part of a whole a number is, of a hundred; never below none nor above all. */
function part(count: number, whole: number): number {
  return whole > 0 ? Math.round((100 * Math.max(0, Math.min(count, whole))) / whole) : 0;
}

export function milestoneGoals(view: TerraformingView, facts: readonly MilestoneFacts[]): Goal[] {
  return view.milestones.flatMap(({ milestone, seat, progress }) => {
    const printed = facts.find((candidate) => candidate.milestone === milestone);
    if (!printed) return [];
    const { name: title, text, icons, needed } = printed;
    return [
      {
        name: `milestone:${milestone}`,
        title,
        text,
        icons,
        owner: seat,
        price: view.milestone_price,
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
    const { name: title, text, icons } = printed;
    const most = Math.max(...counts);
    const leaders = counts.flatMap((count, at) => (count === most && most > Math.min(...counts) ? [at] : []));
    return [
      {
        name: `award:${award}`,
        title,
        text,
        icons,
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
