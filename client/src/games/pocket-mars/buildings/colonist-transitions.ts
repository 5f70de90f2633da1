import { crossfade, scale } from "svelte/transition";
import { cubicInOut } from "svelte/easing";

const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Colonists fly from where they leave to where they arrive. */
export const [leave, arrive] = crossfade({
  duration: (distance) => (still ? 0 : Math.min(900, 260 + distance * 0.8)),
  easing: cubicInOut,
  fallback: (node) => scale(node, { duration: still ? 0 : 200, start: 0.3 }),
});
