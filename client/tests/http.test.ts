import { expect, it } from "vitest";
import { Api, Refusal, Unreachable } from "../src/api/http";

function answering(status: number, body: string, asked: string[] = []): Api {
  return new Api(
    () => "fr",
    (address) => {
      asked.push(String(address));
      return Promise.resolve(new Response(body, { status }));
    },
  );
}

it("asks in the language chosen", async () => {
  const asked: string[] = [];
  await answering(200, '{"tables":[]}', asked).tables();
  expect(asked).toEqual(["/api/tables?lang=fr"]);
});
it("passes on the server's sentence when it refuses", async () => {
  const api = answering(404, '{"error":{"code":"unknown_table","message":"La table « x » n’existe pas."}}');
  const error = await api.table("x").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).message).toContain("n’existe pas");
});
it("tells a broken line from a refusal", async () => {
  await expect(answering(502, "<html>").tables()).rejects.toBeInstanceOf(Unreachable);
  await expect(answering(500, "{}").tables()).rejects.toBeInstanceOf(Unreachable);
  const lost = new Api(
    () => "en",
    () => Promise.reject(new TypeError("offline")),
  );
  await expect(lost.games()).rejects.toBeInstanceOf(Unreachable);
});
