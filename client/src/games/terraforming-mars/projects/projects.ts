import type { Decision } from "../../../api/protocol";
import type { CardIcon, TerraformingComponents } from "../components";
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
  brings: CardIcon[];
  why: string | undefined;
}

export function offers(
  view: TerraformingView,
  components: TerraformingComponents,
  decision: Decision | null,
  words: Record<"plants" | "heat", { title: string; text: string }>,
): Offer[] {
  const barred = decision?.barred ?? [];
  const standard = components.projects.map(({ project, name: title, text, price, icons }): Offer => {
    const name = `project:${project}`;
    return {
      key: name,
      names: [name],
      title,
      text,
      price: view.projects[project] ?? price,
      pays: "megacredits",
      brings: icons,
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
      brings: components.conversions[pays],
      why: barred.find((other) => other.verb === verb)?.why,
    };
  });
  return [...standard, ...conversions];
}
