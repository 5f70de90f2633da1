import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Option } from "../src/api/protocol";
import { speak } from "../src/i18n/index.svelte";
import type { BoardSession } from "../src/table/board-session";
import { BoardInteraction, type Anchor, type BoardBehaviour } from "../src/table/board-interaction.svelte";
import { decision, viewMessage } from "./fixtures";

// What a viewer has chosen is read from the browser, which is not there.
vi.mock("../src/settings.svelte", () => ({ settings: { confirm: false, language: "en" } }));
beforeAll(() => speak("en"));

const keep = (action: number): Option => ({
  action,
  form: {},
  verb: "keep",
  label: `keep ${action}`,
  warning: null,
  touches: [`card:${action}`],
});
const done: Option = { action: 9, form: {}, verb: "done", label: "done", warning: null, touches: [] };
const pass: Option = { action: 8, form: {}, verb: "pass", label: "pass", warning: null, touches: [] };
const nowhere = {} as Anchor;

function interaction(options: Option[], behaviour: BoardBehaviour, hinted: number[] = []) {
  const sent: unknown[] = [];
  const shown = viewMessage(0, 1, { decision: decision("1", options) });
  const session = {
    shown,
    decision: shown.decision,
    hint: { actions: hinted },
    act: (...acted: Option[]) => sent.push(acted.map(({ action }) => action)),
    answer: (steps: Option[], close: string) => sent.push([...steps.map(({ action }) => action), close]),
  } as unknown as BoardSession;
  return { board: new BoardInteraction(session, () => behaviour), sent };
}

describe("an answer that is put together", () => {
  const buying = () =>
    interaction([keep(1), keep(2), keep(3), done], { multiSelect: () => ({ close: "done", most: 2 }) });

  it("is chosen by clicks and sent at once, in the order of the options", () => {
    const { board, sent } = buying();
    board.click(["card:3"], nowhere);
    board.click(["card:1"], nowhere);
    expect(sent).toEqual([]);
    expect(board.isPicked(["card:1"])).toBe(true);
    board.finish();
    expect(sent).toEqual([[1, 3, "done"]]);
  });
  it("holds no more than there may be, and gives up what is clicked again", () => {
    const { board } = buying();
    for (const card of ["card:1", "card:2", "card:3", "card:1"]) board.click([card], nowhere);
    expect(board.selected.map(({ action }) => action)).toEqual([2]);
  });
  it("stays while something else is let go, and goes with the decision", () => {
    const { board } = buying();
    board.click(["card:1"], nowhere);
    board.clear();
    expect(board.selected).toHaveLength(1);
    board.reset();
    expect(board.selected).toHaveLength(0);
  });
  it("comes back after something before it was changed, as far as it still can", () => {
    const { board } = interaction([keep(1), keep(2), keep(3), done], {
      multiSelect: () => ({ close: "done", most: 2, remembered: "buy" }),
    });
    for (const card of ["card:3", "card:1"]) board.click([card], nowhere);
    board.reset();
    expect(board.selected.map(({ action }) => action)).toEqual([1, 3]);
    board.finish();
    board.reset();
    expect(board.selected).toEqual([]);
  });
  it("is made as a hint says, and not sent", () => {
    const { board, sent } = interaction(
      [keep(1), keep(2), keep(3), done],
      { multiSelect: () => ({ close: "done", most: 2 }) },
      [1, 3, 9],
    );
    board.click(["card:2"], nowhere);
    expect(board.isHinted(["card:3"])).toBe(true);
    expect(board.hintedSteps.map(({ action }) => action)).toEqual([1, 3]);
    board.followHint();
    expect(board.selected.map(({ action }) => action)).toEqual([1, 3]);
    expect(board.isHinted(["card:3"])).toBe(false);
    expect(sent).toEqual([]);
  });
  it("is closed at once where a hint says to choose nothing", () => {
    const { board, sent } = interaction([keep(1), done], { multiSelect: () => ({ close: "done", most: 2 }) }, [9]);
    expect(board.hintedSteps).toEqual([]);
    board.followHint();
    expect(sent).toEqual([[9]]);
  });
  it("changes its only step where there can be but one", () => {
    const { board } = interaction([keep(1), keep(2)], { multiSelect: () => ({ close: "done", most: 1 }) });
    for (const card of ["card:1", "card:2"]) board.click([card], nowhere);
    expect(board.selected.map(({ action }) => action)).toEqual([2]);
  });
  it("may be closed without a step", () => {
    const { board, sent } = buying();
    board.finish();
    expect(sent).toEqual([[9]]);
  });
});

describe("the hint for a turn", () => {
  it("is about its first action, also where the next one could be taken now", () => {
    const { board, sent } = interaction([keep(1), keep(2), pass], {}, [2, 8]);
    expect(board.hinted.map(({ action }) => action)).toEqual([2]);
    board.followHint();
    expect(sent).toEqual([[2]]);
  });
  it("is nothing to follow where there is none", () => {
    const { board, sent } = interaction([keep(1), pass], {});
    board.followHint();
    expect(sent).toEqual([]);
  });
});

describe("an option that is asked about", () => {
  const asking: BoardBehaviour = { confirmation: (_decision, { verb }) => (verb === "pass" ? "Sure?" : null) };

  it("waits for a yes", () => {
    const { board, sent } = interaction([keep(1), pass], asking);
    board.act(pass);
    expect([board.proposal?.question, sent]).toEqual(["Sure?", []]);
    board.confirm();
    expect([board.proposal, sent]).toEqual([null, [[8]]]);
  });
  it("may be one that the server warns of", () => {
    const { board, sent } = interaction([{ ...keep(1), warning: "This would do nothing now." }], asking);
    board.click(["card:1"], nowhere);
    expect([board.proposal?.question, sent]).toEqual(["This would do nothing now.", []]);
  });
  it("is let go of", () => {
    const { board, sent } = interaction([keep(1), pass], asking);
    board.act(pass);
    board.clear();
    board.confirm();
    expect(sent).toEqual([]);
  });
  it("is the only one: others are carried out at once", () => {
    const { board, sent } = interaction([keep(1), pass], asking);
    board.click(["card:1"], nowhere);
    expect(sent).toEqual([[1]]);
  });
});
