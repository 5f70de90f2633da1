import { expect, it } from "vitest";
import { allowed, notifyOfTurn, type Notifications } from "../src/notify";

function browser(permission: ReturnType<Notifications["permission"]>, hidden = true) {
  const shown: string[] = [];
  let asked = 0;
  const fake: Notifications = {
    permission: () => permission,
    ask: () => {
      asked += 1;
      return Promise.resolve("granted");
    },
    show: (title, body) => shown.push(`${title}: ${body}`),
    hidden: () => hidden,
  };
  return { fake, shown, asked: () => asked };
}

it("asks the browser only where it has not answered yet", async () => {
  for (const [permission, wanted, asked] of [
    ["default", true, 1],
    ["granted", true, 0],
    ["denied", false, 0],
    ["missing", false, 0],
  ] as const) {
    const one = browser(permission);
    expect(await allowed(one.fake), permission).toBe(wanted);
    expect(one.asked(), permission).toBe(asked);
  }
});
it("tells of a turn only who looks elsewhere and has allowed it", () => {
  const away = browser("granted");
  notifyOfTurn("Your turn", "Friday", away.fake);
  expect(away.shown).toEqual(["Your turn: Friday"]);
  for (const silent of [browser("granted", false), browser("default"), browser("missing")]) {
    notifyOfTurn("Your turn", "Friday", silent.fake);
    expect(silent.shown).toEqual([]);
    expect(silent.asked()).toBe(0);
  }
});
