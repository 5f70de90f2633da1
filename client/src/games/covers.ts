import type { Component } from "svelte";

/** The drawing of a game in the lobby: its folder's Cover.svelte, fetched once the page is there. */
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The drawing of a game; one without a drawing gets the generic one. */
export async function loadCover(game: string): Promise<Component> {
  const load = COVERS[`./${game}/Cover.svelte`] ?? COVERS["./generic/Cover.svelte"];
  if (!load) throw new Error(`${game} has no cover, and neither has generic; right would be generic/Cover.svelte`);
  return (await load()).default;
}
