import type { CharacterInfo, GameInfo } from "../src/api/protocol";

function character(bot: string, level: string): CharacterInfo {
  return { bot, name: bot, level, level_name: level, manner: "builder", description: "" };
}

/** A game as the lobby knows it. */
export const game: GameInfo = {
  id: "pocket-mars",
  name: "Pocket Mars",
  summary: "",
  players: [1, 2, 3, 4],
  facts: { least_minutes: 15, most_minutes: 30, weight: "light", players: 2 },
  options: [
    {
      name: "draft",
      label: "Draft",
      values: [
        { value: "off", label: "off" },
        { value: "on", label: "on" },
      ],
      default: "off",
      players: [2, 3, 4],
    },
    { name: "level", label: "Level", values: [{ value: "1", label: "1" }], default: "1", players: [1] },
  ],
  bots: [
    {
      name: "cadet",
      label: "Cadet",
      description: "",
      characters: ["amina", "bo"].map((bot) => character(bot, "cadet")),
    },
    { name: "engineer", label: "Engineer", description: "", characters: [character("lin", "engineer")] },
    { name: "commander", label: "Commander", description: "", characters: [character("mei", "commander")] },
  ],
  tutorial: true,
};
