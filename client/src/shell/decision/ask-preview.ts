import type { Option } from "../../api/protocol";
import type { BoardSession } from "../../table/board-session";

/** Asks the server what an option would change, unless the pointer leaves it sooner: the function returned cancels. */
export function askPreviewAfter(
  milliseconds: number,
  session: BoardSession,
  option: Option | undefined,
): (() => void) | undefined {
  if (!option) return undefined;
  const timer = setTimeout(() => session.askPreview(option), milliseconds);
  return () => clearTimeout(timer);
}
