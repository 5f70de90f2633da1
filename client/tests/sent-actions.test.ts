import { describe, expect, it } from "vitest";
import { SentActions } from "../src/table/sent-actions";

describe("what was sent together", () => {
  it("is taken back together, the newest first", () => {
    const sent = new SentActions();
    sent.add(0, 3);
    sent.add(0, 1);
    expect([sent.take(0), sent.take(0)]).toEqual([1, 3]);
  });
  it("is one action where nothing is known of it", () => {
    const sent = new SentActions();
    sent.add(0, 3);
    expect(sent.take(1)).toBe(1);
    sent.forget();
    expect(sent.take(0)).toBe(1);
  });
  it("grows by what belongs to it", () => {
    const sent = new SentActions();
    sent.add(0, 3);
    sent.extend(0, 1);
    expect([sent.take(0), sent.take(0)]).toEqual([4, 1]);
  });
});
