import type { BotInfo, BotRequest, CharacterInfo, TableInfo } from "../../api/protocol";

/** The bots that can still come to a table, each level with those of its characters that are not there. */
export function addable(table: TableInfo, bots: BotInfo[]): { bot: BotInfo; characters: CharacterInfo[] }[] {
  const there = table.seats.map(({ bot }) => bot);
  return bots.map((bot) => ({ bot, characters: bot.characters.filter((one) => !there.includes(one.bot)) }));
}

/** What a choice asks for: "level:engineer" or "bot:ines". */
export function botOf(choice: string): BotRequest {
  const [kind, name = ""] = choice.split(":");
  return kind === "level" ? { level: name } : { bot: name };
}
