import type { Decision } from "../../../api/protocol";
import type { ProjectFacts } from "../components";
import type { Resource, TerraformingView } from "../view";

/** Something that can be done without a card. */
export interface Offer {
  key: string;
  /** The names under which options touch it. */
  names: string[];
  title: string;
  text: string;
  price: number;
  pays: Resource;
  /** What it is drawn with. */
  brings: { icon: string; production?: boolean }[];
  why: string | undefined;
}

const PROJECT_ICONS: Record<string, Offer["brings"]> = {
  sell_patents: [{ icon: "discard" }],
  power_plant: [{ icon: "energy", production: true }],
  asteroid: [{ icon: "temperature" }],
  aquifer: [{ icon: "ocean" }],
  greenery: [{ icon: "greenery" }],
  city: [{ icon: "city" }],
};
const CONVERSIONS = { plants: "greenery", heat: "temperature" } as const;

export function offers(
  view: TerraformingView,
  projects: readonly ProjectFacts[],
  decision: Decision | null,
  words: Record<keyof typeof CONVERSIONS, { title: string; text: string }>,
): Offer[] {
  const barred = decision?.barred ?? [];
  const standard = projects.map(({ project, name: title, text, price }): Offer => {
    const name = `project:${project}`;
    return {
      key: name,
      names: [name],
      title,
      text,
      price: view.projects[project] ?? price,
      pays: "megacredits",
      brings: PROJECT_ICONS[project] ?? [],
      why: barred.find(({ touches }) => touches.includes(name))?.why,
    };
  });
  const conversions = (["plants", "heat"] as const).map((pays): Offer => {
    const verb = `convert_${pays}`;
    // The resource itself is touched by other options too: those are not meant here.
    const offered = decision?.options.some((option) => option.verb === verb) ?? false;
    return {
      key: verb,
      names: offered ? [`resource:${pays}`] : [],
      ...words[pays],
      price: view.conversions[pays],
      pays,
      brings: [{ icon: CONVERSIONS[pays] }],
      why: barred.find((other) => other.verb === verb)?.why,
    };
  });
  return [...standard, ...conversions];
}
