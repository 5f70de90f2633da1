/** The link that moves a seat to this device, as its address holds it behind the #. */
export interface SeatKey {
  seat: number;
  key: string;
}

export function seatKey(hash: string): SeatKey | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = said.get("seat");
  const key = said.get("key");
  return seat !== null && /^\d+$/.test(seat) && key ? { seat: Number(seat), key } : null;
}
