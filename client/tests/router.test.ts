import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { place } = await import("../src/router.svelte");

it("knows its pages", () => {
  expect(place("/")).toEqual({ page: "lobby" });
  expect(place("/t/k3f9")).toEqual({ page: "table", id: "k3f9" });
  expect(place("/t/k3f9/analysis")).toEqual({ page: "analysis", id: "k3f9" });
});
it.each(["/nowhere", "/t", "/t/", "/t/k3f9/other", "/t/%E0%A4%A", "/t/%", "/archive/old"])(
  "has a page for addresses that lead nowhere: %s",
  (address) => expect(place(address)).toEqual({ page: "unknown" }),
);
