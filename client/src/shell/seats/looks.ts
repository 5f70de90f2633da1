/** How a character's face is drawn. */
export interface Look {
  skin: string;
  hair: Hair;
  hairColour: string;
  suit: string;
  /** A helmet with an open visor instead of bare hair. */
  helmet?: boolean;
  beard?: boolean;
}

export type Hair = "short" | "curly" | "long" | "bun" | "bob" | "braids" | "shaved";

const SKIN = {
  pale: "#f3d2b8",
  light: "#e6b48f",
  olive: "#cf9a6b",
  brown: "#a86b43",
  dark: "#74452b",
  deep: "#53301f",
};
const HAIR = { black: "#211a1c", brown: "#5a3825", red: "#a8452a", fair: "#d3a75a", grey: "#9a9893" };
const SUIT = {
  white: "#e4e1da",
  sand: "#d8b98a",
  blue: "#5f86a8",
  green: "#6f9468",
  rust: "#b4583c",
  slate: "#57616b",
};

/** By the name of the bot. */
export const LOOKS: Readonly<Record<string, Look>> = {
  amina: { skin: SKIN.dark, hair: "braids", hairColour: HAIR.black, suit: SUIT.sand },
  bo: { skin: SKIN.pale, hair: "short", hairColour: HAIR.fair, suit: SUIT.blue },
  chiara: { skin: SKIN.olive, hair: "curly", hairColour: HAIR.brown, suit: SUIT.rust },
  davi: { skin: SKIN.brown, hair: "shaved", hairColour: HAIR.black, suit: SUIT.green },
  emeka: { skin: SKIN.deep, hair: "short", hairColour: HAIR.black, suit: SUIT.white, beard: true },
  fatou: { skin: SKIN.deep, hair: "bun", hairColour: HAIR.black, suit: SUIT.rust },
  goran: { skin: SKIN.light, hair: "short", hairColour: HAIR.brown, suit: SUIT.slate, beard: true },
  hana: { skin: SKIN.light, hair: "bob", hairColour: HAIR.black, suit: SUIT.blue },
  ines: { skin: SKIN.olive, hair: "long", hairColour: HAIR.brown, suit: SUIT.sand, helmet: true },
  jamal: { skin: SKIN.brown, hair: "curly", hairColour: HAIR.black, suit: SUIT.blue },
  kirsi: { skin: SKIN.pale, hair: "braids", hairColour: HAIR.fair, suit: SUIT.green },
  levan: { skin: SKIN.light, hair: "shaved", hairColour: HAIR.black, suit: SUIT.rust, beard: true },
  mei: { skin: SKIN.light, hair: "bun", hairColour: HAIR.black, suit: SUIT.white },
  nikos: { skin: SKIN.olive, hair: "curly", hairColour: HAIR.grey, suit: SUIT.slate, beard: true },
  olena: { skin: SKIN.pale, hair: "long", hairColour: HAIR.red, suit: SUIT.sand },
  pablo: { skin: SKIN.brown, hair: "short", hairColour: HAIR.black, suit: SUIT.green, helmet: true },
  quilla: { skin: SKIN.brown, hair: "long", hairColour: HAIR.black, suit: SUIT.rust },
  ravi: { skin: SKIN.dark, hair: "short", hairColour: HAIR.grey, suit: SUIT.white, beard: true },
  sione: { skin: SKIN.brown, hair: "bun", hairColour: HAIR.black, suit: SUIT.slate, beard: true, helmet: true },
  tamar: { skin: SKIN.olive, hair: "bob", hairColour: HAIR.grey, suit: SUIT.blue },
};

/** A character that this client does not know yet wears a helmet. */
const SOMEBODY: Look = { skin: SKIN.light, hair: "shaved", hairColour: HAIR.brown, suit: SUIT.white, helmet: true };

export function lookOf(bot: string): Look {
  return LOOKS[bot] ?? SOMEBODY;
}
