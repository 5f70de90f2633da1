import { expect, test } from "vitest";
import { seatKey } from "../src/table/seat-link";

test("a link that moves a seat names the seat and the key", () => {
  expect(seatKey("#seat=1&key=a-B_9")).toEqual({ seat: 1, key: "a-B_9" });
});

test("any other address moves nothing", () => {
  for (const hash of ["", "#", "#seat=1", "#seat=&key=x", "#seat=-1&key=x", "#seat=1&key=", "#top"]) {
    expect(seatKey(hash)).toBeNull();
  }
});
