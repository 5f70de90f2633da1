import { createContext } from "svelte";
import type { CharacterInfo, TableInfo } from "../../api/protocol";

/** The characters at the table that is drawn, by seat. */
export const [useCharacters, provideCharacters] = createContext<(seat: number) => CharacterInfo | null>();

export function characterAt(table: TableInfo | null, seat: number): CharacterInfo | null {
  return table?.seats[seat]?.character ?? null;
}
