import type { ZoneOnMap } from "../src/games/mission-red-planet/map/geometry";

const RING = ["vastitas", "serpentis", "sabaeus", "syrtis", "noachis", "hellas", "ausonia"];
const CENTRE: Record<string, string[]> = {
  valles: ["ausonia", "vastitas", "serpentis", "tyrrhenum", "tritonis"],
  tyrrhenum: ["serpentis", "sabaeus", "syrtis", "valles", "tritonis"],
  tritonis: ["syrtis", "noachis", "hellas", "ausonia", "valles", "tyrrhenum"],
};

/** Seven outer zones around three central ones. */
export function marsZones(): ZoneOnMap[] {
  const outer = RING.map((zone, at) => {
    const beside = [RING[(at + 6) % 7], RING[(at + 1) % 7]].filter((name) => name !== undefined);
    const within = Object.keys(CENTRE).filter((name) => CENTRE[name]?.includes(zone));
    return { zone, outer: true, borders: [...beside, ...within] };
  });
  return [...outer, ...Object.entries(CENTRE).map(([zone, borders]) => ({ zone, outer: false, borders }))];
}
