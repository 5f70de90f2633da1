/**
 * The symbols of Terraforming Mars, drawn by us on a field of 24 by 24. What a symbol is shows in its outline (square
 * resources, round tags, six-sided tiles, cubes with a cut corner) and in its sign; colour only helps.
 */

const OUTLINES = {
  square: "M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5Z",
  round: "M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4Z",
  hexagon: "M12 1.2 21.4 6.6v10.8L12 22.8l-9.4-5.4V6.6Z",
  cube: "M2.5 7.5 7.5 2.5h14v14l-5 5h-14Z",
  shield: "M12 1.5 20.8 4.6v7.9c0 5-4.1 8.2-8.8 10-4.7-1.8-8.8-5-8.8-10V4.6Z",
  card: "M6 1.8h12a2 2 0 0 1 2 2v16.4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V3.8a2 2 0 0 1 2-2Z",
  thermometer: "M12 1.5a3.6 3.6 0 0 1 3.6 3.6v7.7a5.6 5.6 0 1 1-7.2 0V5.1A3.6 3.6 0 0 1 12 1.5Z",
  bubble: "M10.6 2.2a8.9 8.9 0 1 1 0 17.8 8.9 8.9 0 0 1 0-17.8Z",
  seal: "M12.0 1.0L14.4 3.1L17.5 2.5L18.5 5.5L21.5 6.5L20.9 9.6L23.0 12.0L20.9 14.4L21.5 17.5L18.5 18.5L17.5 21.5L14.4 20.9L12.0 23.0L9.6 20.9L6.5 21.5L5.5 18.5L2.5 17.5L3.1 14.4L1.0 12.0L3.1 9.6L2.5 6.5L5.5 5.5L6.5 2.5L9.6 3.1Z",
} as const;

/** Signs that several symbols bear. */
const BOLT = "M13.4 4.6 7 13h4.1l-1 6.4L17 10.4h-4.3Z";
const ATOM =
  "M12 9.1c4 0 7 1.3 7 2.9s-3 2.9-7 2.9-7-1.3-7-2.9 3-2.9 7-2.9ZM9.5 10.5c2-3.4 4.6-5.5 6-4.7s1 4.1-1 7.6-4.6 5.5-6 4.7-1-4.2 1-7.6ZM12 12h.01";
const MICROBE =
  "M7.2 12c0-2.3 2-3.8 4.8-3.8s4.8 1.5 4.8 3.8-2 3.8-4.8 3.8S7.2 14.3 7.2 12ZM8.2 8.8 6.6 7M12 8V5.4M15.8 8.8 17.4 7M8.2 15.2 6.6 17M12 16v2.6M15.8 15.2l1.6 1.8M10.4 12h.01M13.6 12h.01";
const PAW =
  "M12 11.7c2.3 0 4.4 2.2 4.4 4.2 0 1.5-1.2 2-2.3 1.8-.8-.2-1.4-.4-2.1-.4s-1.3.2-2.1.4c-1.1.2-2.3-.3-2.3-1.8 0-2 2.1-4.2 4.4-4.2ZM6.6 9.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM10 5.9a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM14 5.9a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM17.4 9.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z";
const SKYLINE = "M5.5 17.5h13M7 17.5V11h3v6.5M10 17.5V7h4v10.5M14 17.5V12.5h3v5M12 9.5v.01M12 12v.01M12 14.5v.01";
const LEAF = "M6.6 17.4C5.8 10.4 9.8 6.2 17.6 6.4c.2 7.8-4 11.8-11 11ZM6.6 17.4 13 11M10 14v-3M10 14h3";
const STAR = "M12 5.2l2 4.5 4.9.5-3.7 3.2 1.1 4.8L12 15.7l-4.3 2.5 1.1-4.8-3.7-3.2 4.9-.5Z";
const PICK = "M6 9.5C9.5 5.5 14.5 5.5 18 9.5M12 6.6V18.5";

export interface Drawing {
  outline: keyof typeof OUTLINES | null;
  fill?: string;
  ink?: string;
  sign?: string;
  /** Whether the sign is a filled shape and not lines. */
  solid?: boolean;
  /** Letters instead of a sign; they are the same in every language. */
  letters?: string;
}

const DARK = "#1d0f09";
const LIGHT = "#fff8ea";
const line = (outline: Drawing["outline"], fill: string, ink: string, sign: string): Drawing => ({
  outline,
  fill,
  ink,
  sign,
});
const shape = (outline: Drawing["outline"], fill: string, ink: string, sign: string): Drawing => ({
  ...line(outline, fill, ink, sign),
  solid: true,
});

const SPECIAL = "#c99a6b";

/** Drawn for a symbol that this client does not know. */
const UNKNOWN: Drawing = line(
  "round",
  "#f1efe9",
  DARK,
  "M9 9.2c.2-1.9 1.4-3 3.1-3s3.1 1.2 3.1 2.8c0 2.4-3.2 2.4-3.2 5M12 17.6h.01",
);

const DRAWINGS: Record<string, Drawing> = {
  // ---- resources
  megacredits: line("square", "#f0c63f", DARK, "M16.2 8A5.2 5.2 0 1 0 16.2 16M6 10.7h7.4M6 13.3h6.6"),
  steel: shape("square", "#b5835a", DARK, "M6.5 6h11v2.8h-3.7v6.4h3.7V18h-11v-2.8h3.7V8.8H6.5Z"),
  titanium: shape("square", "#76706b", LIGHT, STAR),
  plants: line("square", "#62b553", DARK, LEAF),
  energy: shape("square", "#8f46c8", LIGHT, BOLT),
  heat: shape(
    "square",
    "#e0551f",
    LIGHT,
    "M12.3 4.4c.4 3.2 4.7 4.9 4.7 9.4a5 5 0 0 1-10 0c0-2.1 1-3.4 2-4.4.2 1.5.7 2.3 1.5 2.5-.3-2.7.3-5.4 1.8-7.5Z",
  ),
  // ---- tags
  "tag:building": line(
    "round",
    "#a8784f",
    DARK,
    "M6.5 17h11v-3.4h-11ZM12 13.6V17M8.5 13.6v-3.4h7v3.4M10.3 10.2V6.8h3.4v3.4",
  ),
  "tag:space": shape("round", "#2c2b45", "#ffd86b", "M12 4.6l1.9 5.5 5.5 1.9-5.5 1.9L12 19.4l-1.9-5.5L4.6 12l5.5-1.9Z"),
  "tag:power": shape("round", "#8f46c8", LIGHT, BOLT),
  "tag:science": line("round", "#f1efe9", DARK, ATOM),
  "tag:jovian": line(
    "round",
    "#dba46c",
    DARK,
    "M4 9.4h16M3 12.6h18M4.4 15.8h15.2M13.6 15.8c0 1 1 1.6 2.2 1.6s2.2-.6 2.2-1.6",
  ),
  "tag:earth": line(
    "round",
    "#4797dd",
    DARK,
    "M5 12h14M12 5v14M12 5c-3.6 3.7-3.6 10.3 0 14M12 5c3.6 3.7 3.6 10.3 0 14M6.6 8.2h10.8M6.6 15.8h10.8",
  ),
  "tag:plant": line(
    "round",
    "#62b553",
    DARK,
    "M12 18.6v-7M12 11.6C12 8 9.8 6.2 6 6.2c0 3.6 2.2 5.4 6 5.4ZM12 14c0-3.2 2-4.9 5.8-4.9 0 3.2-2 4.9-5.8 4.9Z",
  ),
  "tag:microbe": line("round", "#b4cf4b", DARK, MICROBE),
  "tag:animal": shape("round", "#86b06a", DARK, PAW),
  "tag:city": line("round", "#aab4be", DARK, SKYLINE),
  "tag:event": line("round", "#d9472f", LIGHT, "M12 5.6v7.6M12 17.6h.01M6.4 8.2 5 7M17.6 8.2 19 7M5.6 13H4M18.4 13H20"),
  "tag:wild": UNKNOWN,
  // ---- cubes on cards
  "cube:animal": shape("cube", "#86b06a", DARK, PAW),
  "cube:microbe": line("cube", "#b4cf4b", DARK, MICROBE),
  "cube:science": line("cube", "#f1efe9", DARK, ATOM),
  "cube:fighter": shape(
    "cube",
    "#c3453f",
    LIGHT,
    "M12 4.8l2.3 6.4 5 4.6v1.6l-5-1.3L12 18.8l-2.3-2.7-5 1.3v-1.6l5-4.6Z",
  ),
  "cube:any": line("cube", "#e9d9c4", DARK, "M8 12h.01M12 12h.01M16 12h.01"),
  // ---- tiles
  "tile:ocean": line(
    "hexagon",
    "#4797dd",
    LIGHT,
    "M5.6 9.6c2.1-1.8 4.3-1.8 6.4 0s4.3 1.8 6.4 0M5.6 14.4c2.1-1.8 4.3-1.8 6.4 0s4.3 1.8 6.4 0",
  ),
  "tile:greenery": shape(
    "hexagon",
    "#5aad4c",
    DARK,
    "M12 4.6l4.2 5.8h-2.1l3.3 4.9h-4.3v3.4h-2.2v-3.4H6.6l3.3-4.9H7.8Z",
  ),
  "tile:city": line("hexagon", "#aab4be", DARK, SKYLINE),
  "tile:capital": line(
    "hexagon",
    "#aab4be",
    DARK,
    "M6 18h12M7.5 18v-4h9v4M9.5 14v-2.5h5V14M12 4.2l1.2 2.5 2.7.3-2 1.8.6 2.7-2.5-1.4-2.5 1.4.6-2.7-2-1.8 2.7-.3Z",
  ),
  "tile:commercial_district": line(
    "hexagon",
    SPECIAL,
    DARK,
    "M15.6 8.2A4.8 4.8 0 1 0 15.6 15.8M6.4 10.8h6.8M6.4 13.2h6.2",
  ),
  "tile:ecological_zone": shape("hexagon", "#86b06a", DARK, PAW),
  "tile:industrial_center": line("hexagon", SPECIAL, DARK, "M6 17.5v-7l4 2.6v-2.6l4 2.6V6h3.6v11.5Z"),
  "tile:lava_flows": line(
    "hexagon",
    SPECIAL,
    DARK,
    "M5.6 17.6 9.6 9h4.8l4 8.6ZM12 9v3.4l-1.6 2M9.4 6.6 8.6 5M12 6V4M14.6 6.6l.8-1.6",
  ),
  "tile:mining_area": line("hexagon", SPECIAL, DARK, PICK),
  "tile:mining_rights": line(
    "hexagon",
    SPECIAL,
    DARK,
    "M5.8 10.5C7.6 7 11 5.8 14.4 6.8M8.4 7.6l7 10M18.2 10.5C16.4 7 13 5.8 9.6 6.8M15.6 7.6l-7 10",
  ),
  "tile:mohole_area": line(
    "hexagon",
    SPECIAL,
    DARK,
    "M12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4ZM12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM12 12h.01",
  ),
  "tile:natural_preserve": line("hexagon", SPECIAL, DARK, "M5.4 16.5 10 8.2l2.8 5 1.8-2.8 4 6.1ZM8.4 18.8h7.2"),
  "tile:nuclear_zone": shape(
    "hexagon",
    SPECIAL,
    DARK,
    "M12 10.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM8.9 6.6a6.2 6.2 0 0 1 6.2 0L13.3 9.8a2.6 2.6 0 0 0-2.6 0ZM5.8 12a6.2 6.2 0 0 0 3.1 5.4l1.8-3.2A2.6 2.6 0 0 1 9.4 12ZM18.2 12a6.2 6.2 0 0 1-3.1 5.4l-1.8-3.2a2.6 2.6 0 0 0 1.3-2.2Z",
  ),
  "tile:restricted_area": line(
    "hexagon",
    SPECIAL,
    DARK,
    "M12 5.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2ZM8.4 12h7.2",
  ),
  any: { outline: "round", fill: "#f6ead6" },
  "tile:any": line("hexagon", "#e9d9c4", DARK, "M12 8.6v6.8M8.6 12h6.8"),
  // ---- parameters and what is counted
  temperature: shape(
    "thermometer",
    "#f6ead6",
    "#d0301c",
    "M12 7.4a1.2 1.2 0 0 1 1.2 1.2v5.6a3.2 3.2 0 1 1-2.4 0V8.6A1.2 1.2 0 0 1 12 7.4Z",
  ),
  oxygen: { outline: "bubble", fill: "#d9f0f4", ink: DARK, letters: "O₂" },
  rating: line("shield", "#d2622f", LIGHT, "M12 17.4V7.4M7.6 11.4 12 7l4.4 4.4"),
  points: line("seal", "#e7b84c", DARK, "M8 8.4c.2 6 2 8.2 4 8.2s3.8-2.2 4-8.2ZM12 16.6V19M9.4 19h5.2"),
  card: line(
    "card",
    "#f6ead6",
    "#a93a15",
    "M12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2ZM6.6 14.4c2.6 1 8.6-1 10.8-4.6",
  ),
  look: line(
    "card",
    "#f6ead6",
    "#a93a15",
    "M6.4 12S8.4 8.6 12 8.6s5.6 3.4 5.6 3.4-2 3.4-5.6 3.4S6.4 12 6.4 12ZM12 12h.01",
  ),
  discard: line("card", "#f6ead6", "#a93a15", "M8.4 8.4l7.2 7.2M15.6 8.4l-7.2 7.2"),
  requirement: line("card", "#f6ead6", DARK, "M7 12.4l3.4 3.4L17 8.6"),
  claim: line("hexagon", "#e9d9c4", DARK, "M9 18.4V6l7.4 2.8L9 11.6"),
  milestone: line("seal", "#e7b84c", DARK, "M9 18.4V6.4l7 2.6-7 2.6M6.8 18.4h6"),
  award: line(
    "seal",
    "#e7b84c",
    DARK,
    "M8.4 7h7.2v4.2a3.6 3.6 0 0 1-7.2 0ZM12 14.8v2.8M9.4 17.8h5.2M8.4 8.2H6.2c0 2 .8 3 2.4 3M15.6 8.2h2.2c0 2-.8 3-2.4 3",
  ),
  project: line("card", "#e9d9c4", DARK, "M7.4 17.4h9.2M8.6 17.4V11l3.4-3 3.4 3v6.4M12 17.4v-3.2"),
  shelter: line("shield", "#cfe0c3", DARK, "M7 12.4l3.4 3.4L17 8.6"),
  production: line("square", "#7d4e30", LIGHT, "M6 6.6h12M6 17.4h12M12 9.4v5.2M9.4 12h5.2"),
  copy: line("card", "#f6ead6", DARK, "M7 9h7v9H7ZM9.6 9V6H17v9h-3"),
  first: { outline: "card", fill: "#f6ead6", ink: DARK, letters: "1" },
  tolerance: { outline: "card", fill: "#f6ead6", ink: DARK, letters: "±" },
  mars: line(
    "round",
    "#d2622f",
    DARK,
    "M7 9.4h.01M15 7.6h.01M13.4 14.6c1.6-1.4 3.4-1.2 4.4.2M6.6 14.4c1 1.8 2.6 2.8 4.4 3",
  ),
  // ---- kinds of cards
  "kind:automated": line(
    "round",
    "#3f8f4a",
    LIGHT,
    "M12 8.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM12 5v2M12 17v2M5 12h2M17 12h2M7 7l1.5 1.5M15.5 15.5 17 17M17 7l-1.5 1.5M8.5 15.5 7 17",
  ),
  "kind:active": line("square", "#2f6fb4", LIGHT, "M6 12h11M12.6 7.4 17.4 12l-4.8 4.6"),
  "kind:event": line("seal", "#c9391f", LIGHT, "M12 6v7.4M12 17.4h.01"),
  "kind:corporation": line("shield", "#b98516", DARK, "M7.4 16.8V9.6L12 6.4l4.6 3.2v7.2ZM10.4 16.8v-4h3.2v4"),
  // ---- between symbols
  arrow: { outline: null, sign: "M2.5 12h17M14 6.4l5.6 5.6-5.6 5.6" },
};

/** Shorter names where nothing else could be meant. */
const ALIASES: Record<string, string> = {
  oceans: "tile:ocean",
  ocean: "tile:ocean",
  greenery: "tile:greenery",
  city: "tile:city",
  event: "tag:event",
  tr: "rating",
  action: "kind:active",
};

export function drawing(name: string): Drawing {
  return DRAWINGS[name] ?? DRAWINGS[ALIASES[name] ?? ""] ?? UNKNOWN;
}
export function isDrawn(name: string): boolean {
  return name in DRAWINGS || name in ALIASES;
}
export function outline(drawn: Drawing): string | null {
  return drawn.outline && OUTLINES[drawn.outline];
}
