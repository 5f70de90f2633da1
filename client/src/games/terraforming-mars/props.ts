import type { BoardSession } from "../../table/board-session";
import type { TerraformingComponents } from "./components";
import type { SeatView, TerraformingView } from "./view";

/** What a part of the shared board is drawn from. */
export interface SharedPartProps {
  view: TerraformingView;
  components: TerraformingComponents | null;
  session: BoardSession;
}

/** What a part of a player's mat is drawn from. */
export interface SeatPartProps {
  seat: SeatView;
  view: TerraformingView;
  thinking: boolean;
}
