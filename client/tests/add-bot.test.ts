import { expect, it } from "vitest";
import type { BotInfo } from "../src/api/protocol";
import { addable, botOf } from "../src/shell/seats/add-bot";
import { table } from "./fixtures";

const bots: BotInfo[] = [
  {
    name: "engineer",
    label: "Engineer",
    description: "",
    characters: ["ines", "jamal"].map((bot) => ({
      bot,
      name: bot,
      level: "engineer",
      level_name: "Engineer",
      manner: "builder",
      description: "",
    })),
  },
  { name: "hasty", label: "Hasty", description: "", characters: [] },
];

it("offers only characters that are not at the table", () => {
  const at = table([0]);
  at.seats = at.seats.map((seat) => (seat.seat === 2 ? { ...seat, bot: "ines" } : seat));
  expect(addable(at, bots).map(({ characters }) => characters.map(({ bot }) => bot))).toEqual([["jamal"], []]);
});
it("asks for anyone of a level, or for a certain bot", () => {
  expect(botOf("level:engineer")).toEqual({ level: "engineer" });
  expect(botOf("bot:ines")).toEqual({ bot: "ines" });
});
