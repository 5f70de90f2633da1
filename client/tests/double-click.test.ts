import { expect, it } from "vitest";
import { DoubleClickGuard } from "../src/table/double-click";

/** A click on a thing with this name. */
function click(touch: string, detail: number): Pick<MouseEvent, "detail" | "target"> {
  const element = { dataset: { touch } };
  return { detail, target: { closest: () => element } as unknown as EventTarget };
}

it("lets the second click pass where it hits the same thing, or was made with the keyboard", () => {
  const guard = new DoubleClickGuard();
  const clicks = [click("card:a", 1), click("card:a", 2), click("card:b", 1), click("card:c", 0)];
  expect(clicks.map((one) => guard.blocks(one))).toEqual([false, false, false, false]);
});

it("stops every further click in a row on what has moved under the pointer", () => {
  const guard = new DoubleClickGuard();
  expect(guard.blocks(click("card:a", 1))).toBe(false);
  expect(guard.blocks(click("card:b", 2))).toBe(true);
  expect(guard.blocks(click("card:b", 3))).toBe(true);
  expect(guard.blocks(click("card:b", 1))).toBe(false);
});
