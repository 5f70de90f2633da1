import {
  SPECTATOR,
  type Decision,
  type Option,
  type PreviewMessage,
  type ServerMessage,
  type ViewMessage,
} from "../api/protocol";
import { i18n } from "../i18n/index.svelte";
import { settings } from "../settings.svelte";
import { browser, Connection, liveAddress, type ConnectionState } from "./connection";
import type { BoardSession } from "./board-session";
import { HOLD_SECONDS } from "./hold";
import { hotSeatScreen, type HotSeatScreen } from "./hot-seat";
import { EMPTY, ownSeats, previewOf, receive, reopened, type Inbox } from "./inbox";
import { ReadMarks, type ReadUpTo } from "./read-marks";
import { SentActions } from "./sent-actions";
import { Stage } from "./stage.svelte";

/** Refusals that say nothing of an answer, which may be on its way at the same time. */
const ABOUT_HINTS: ReadonlySet<string> = new Set(["no_hint", "hint_pending"]);

/** One table as this device sees it: the live line, the seats held here and what is on the screen. */
export class TableSession implements BoardSession {
  private inbox: Inbox = $state.raw(EMPTY);
  connection: ConnectionState = $state("connecting");
  /** The seat whose person said "I'm here". */
  private here: number | null = $state(null);
  /** A seat whose person asked for the screen although nothing is owed. */
  private called: number | null = $state(null);
  /** The decision that was answered and not yet acknowledged: one answer is enough. */
  private answered: { seat: number; decision: string } | null = $state.raw(null);
  /** An answer whose steps were sent and that is to be closed, unless nothing is left to close. */
  private unclosed: { seat: number; kind: string; close: string } | null = null;
  private readonly sent = new SentActions();
  /** Steps that are still to be taken back of what was sent together. */
  private unwinding: { seat: number; left: number } | null = null;
  /** The decision for which a hint is being thought of: the server does one at a time, also when the game has gone on. */
  private hintFor: string | null = $state(null);
  /** The decision whose hint was open when a connection began: it is told again, maybe in another language. */
  private retold: string | null = null;
  /** The view about which previews were asked, and which ones: each is asked once. */
  private asked: { about: ViewMessage; actions: Set<string> } | null = null;
  /** How long the log was when this device last acted, and the chat when it was last open: what came after it is new. */
  private readUpTo: ReadUpTo = $state({});
  private readonly marks = new ReadMarks(() => localStorage);
  private readonly line: Connection;
  /** What others did, played back on the board. */
  readonly stage = new Stage({
    seat: () => this.seatOnScreen,
    log: (seat) => this.inbox.logs[seat] ?? [],
    speed: () => settings.playback,
    hidden: () => document.hidden,
    later: (run, milliseconds) => browser.later(run, milliseconds),
    forget: (timer) => browser.forget(timer),
    watched: (seat, lines) => this.markWatched(seat, lines),
  });

  constructor(readonly id: string) {
    this.readUpTo = this.marks.of(id);
    this.line = new Connection(
      () => liveAddress(id, settings.language),
      {
        opened: () => {
          this.retold = this.hint?.decision ?? null;
          this.inbox = reopened(this.inbox);
          this.stage.abandon();
        },
        received: (message) => {
          const before = this.inbox;
          const own = this.acknowledges(message);
          if (!this.isStaleRefusal(message)) this.inbox = receive(this.inbox, message);
          this.follow(before, message, own);
          if (own) {
            if (message.type === "refused" && this.answered) this.sent.take(this.answered.seat);
            this.answered = null;
            this.finishAnswer(message);
          }
          this.unwind(message);
          if (message.type === "hint" || message.type === "refused") this.hintFor = null;
          this.retellHint(message);
          if (this.inbox.gap) this.line.restart();
        },
        changed: (state) => {
          this.connection = state;
          if (state !== "open") this.forgetSent();
        },
      },
      browser,
    );
  }

  /** What became of messages on a lost connection is unknown until the server has sent everything again. */
  private forgetSent(): void {
    this.answered = null;
    this.unclosed = null;
    this.unwinding = null;
    this.sent.forget();
    this.hintFor = null;
  }

  /** Puts what has arrived on the stage. */
  private follow(before: Inbox, message: ServerMessage, own: boolean): void {
    if (message.type === "view" && this.inbox !== before) {
      const { seat } = message;
      // what was missed while the connection was lost is asked for, as after a visit some time ago
      const connected = before.versions[seat] !== undefined;
      const known = before.views[seat];
      const read = known?.lines ?? this.readUpTo.watched?.[seat] ?? 0;
      if (known?.version === message.version) return;
      const missed = this.stage.add(message, { before: known, read, gap: !connected, own });
      if (missed && !this.line.send({ type: "recap", seat, since: read })) this.stage.abandon();
      if (!this.stage.isBehind(seat)) this.markWatched(seat, message.lines);
    } else if (message.type === "recap") this.stage.recap(message.seat, message.moments);
    else if (message.type === "refused") this.stage.abandon();
    else if (message.type === "log") this.stage.go();
    for (const seat of this.inbox.lost) this.stage.drop(seat);
  }
  private markWatched(seat: number, lines: number): void {
    if (this.readUpTo.watched?.[seat] === lines) return;
    this.readUpTo.watched = { ...this.readUpTo.watched, [seat]: lines };
    this.marks.keep(this.id, this.readUpTo);
  }
  /** Whether the board shows how something went that is over already. */
  get playing(): boolean {
    return this.seatOnScreen !== null && this.stage.isBehind(this.seatOnScreen);
  }
  /** Goes to the present. */
  skip(): void {
    const seat = this.seatOnScreen;
    if (seat === null) return;
    this.stage.skip(seat);
    const present = this.inbox.views[seat];
    if (present) this.markWatched(seat, present.lines);
  }

  open(): void {
    this.line.start();
  }
  close(): void {
    this.line.stop();
  }
  reconnect(): void {
    this.line.restart();
  }

  get table() {
    return this.inbox.table;
  }
  get refused() {
    return this.inbox.refused;
  }
  dismissRefusal(): void {
    this.inbox = { ...this.inbox, refused: null };
  }
  get chat() {
    return this.inbox.chat;
  }
  /** Says something to everybody at the table. */
  say(text: string): boolean {
    const name = settings.name.trim();
    return this.line.send(name ? { type: "say", text, name } : { type: "say", text });
  }
  /** What others said since the chat was last open. */
  get unreadChat() {
    return this.chat.slice(this.readUpTo.chat ?? 0).filter(({ yours }) => !yours);
  }
  markChatRead(): void {
    if (this.readUpTo.chat === this.chat.length) return;
    this.readUpTo.chat = this.chat.length;
    this.marks.keep(this.id, this.readUpTo);
  }
  /** The seats that this page had and that are not its own any more. */
  get lost(): readonly number[] {
    return this.inbox.lost;
  }
  get thinking(): readonly number[] {
    return this.inbox.thinking;
  }
  get mine(): number[] {
    return ownSeats(this.inbox);
  }
  get over(): boolean {
    return Object.values(this.inbox.views).some((message) => message.outcome !== null);
  }
  get hotSeatScreen(): HotSeatScreen {
    if (this.called !== null && this.mine.includes(this.called)) return { handOver: this.called };
    // whoever sits here sees to the end what came of their move
    if (this.here !== null && this.mine.includes(this.here) && this.stage.isBehind(this.here))
      return { show: this.here };
    const owing = this.mine.filter((seat) => this.inbox.views[seat]?.decision && !this.isHeld(seat));
    return hotSeatScreen(this.mine, owing, this.here, this.over);
  }
  /** The message on the screen; none while the screen changes hands. */
  get shown(): ViewMessage | null {
    const seat = this.seatOnScreen;
    const present = seat === null ? undefined : this.inbox.views[seat];
    return present ? this.stage.position(present.seat, present) : null;
  }
  private get seatOnScreen(): number | null {
    const now = this.hotSeatScreen;
    return "show" in now ? now.show : null;
  }
  /** Whether nothing can be decided for a seat now: a bot plays it, or the table is paused. */
  private isHeld(seat: number): boolean {
    return this.table?.paused === true || (this.table?.seats[seat]?.stand_in ?? null) !== null;
  }
  /** What the seat on the screen has to decide, answered or not. */
  get owed(): Decision | null {
    return this.shown && !this.isHeld(this.shown.seat) ? this.shown.decision : null;
  }
  /** What is asked of the seat on the screen, also while the board still shows what led to it. */
  get pending(): Decision | null {
    const seat = this.seatOnScreen;
    return seat === null || this.isHeld(seat) ? null : (this.inbox.views[seat]?.decision ?? null);
  }
  get decision(): Decision | null {
    const decision = this.owed;
    return this.waitingForServer ? null : decision;
  }
  get waitingForServer(): boolean {
    const { answered, shown } = this;
    return answered !== null && shown?.seat === answered.seat && shown.decision?.id === answered.decision;
  }
  get log() {
    const log = this.inbox.logs[this.shown?.seat ?? SPECTATOR] ?? [];
    return this.shown && this.playing ? log.slice(0, this.shown.lines) : log;
  }
  get readLines(): number {
    return this.readUpTo[this.shown?.seat ?? SPECTATOR] ?? 0;
  }
  get hint() {
    const hint = this.shown ? this.inbox.hints[this.shown.seat] : undefined;
    return hint && hint.decision === this.decision?.id ? hint : null;
  }
  /** The seat that had the screen last, while its newest move can still be undone. */
  get undoable(): number | null {
    const last = this.here === null ? undefined : this.inbox.views[this.here];
    return last && (last.can_undo || last.can_take_back) ? last.seat : null;
  }

  name(seat: number): string {
    const anyView = Object.values(this.inbox.views)[0];
    return anyView?.names[seat] ?? this.table?.seats[seat]?.name ?? i18n.words.table.player({ n: seat + 1 });
  }

  iAmHere(seat: number): void {
    this.here = seat;
    this.called = null;
    this.stage.go();
  }
  callTo(seat: number): void {
    this.called = seat;
  }
  get isCalled(): boolean {
    return this.called !== null;
  }
  cancelCall(): void {
    this.called = null;
  }
  /** The next of the seats held here, to hand the screen over at will. */
  get nextSeat(): number | null {
    const now = this.shown?.seat;
    if (this.mine.length < 2 || now === undefined) return null;
    return this.mine.find((seat) => seat > now) ?? this.mine[0] ?? null;
  }

  /** Answers the decision; several options in a row are one answer, such as the cards that are bought. */
  act(...options: Option[]): void {
    const { shown, decision } = this;
    if (!shown || !decision || options.length === 0) return;
    const actions = options.map((option) => option.action);
    // whoever ends the turn in so many words need not do it twice
    const hold = options.at(-1)?.verb === "end_turn" ? 0 : HOLD_SECONDS[settings.hold];
    const sent = this.line.send({ type: "act", seat: shown.seat, decision: decision.id, actions, hold });
    if (!sent) return;
    this.sent.add(shown.seat, actions.length);
    this.answered = { seat: shown.seat, decision: decision.id };
    this.markRead();
  }
  /** All that has happened so far was looked at. */
  markRead(): void {
    this.readUpTo[this.shown?.seat ?? SPECTATOR] = this.log.length;
    this.marks.keep(this.id, this.readUpTo);
  }
  /** Answers with several steps and says that there are no more of them. */
  answer(steps: Option[], close: string): void {
    const { shown, decision } = this;
    if (!shown || !decision) return;
    this.act(...steps);
    if (this.waitingForServer) this.unclosed = { seat: shown.seat, kind: decision.kind, close };
  }
  private finishAnswer(message: ServerMessage): void {
    const { unclosed } = this;
    this.unclosed = null;
    if (!unclosed || message.type !== "view" || message.seat !== unclosed.seat) return;
    if (message.decision?.kind !== unclosed.kind || this.shown?.seat !== unclosed.seat) return;
    const closing = message.decision.options.find((option) => option.verb === unclosed.close);
    if (!closing) return;
    this.skip();
    this.act(closing);
    if (this.waitingForServer) this.sent.extend(unclosed.seat, this.sent.take(unclosed.seat));
  }
  /** Answers of others change the view too: the wait ends only with the result of the own answer. */
  private acknowledges(message: ServerMessage): boolean {
    const { answered } = this;
    if (answered === null) return false;
    if (message.type === "view") return message.seat === answered.seat && message.decision?.id !== answered.decision;
    if (message.type !== "refused" || ABOUT_HINTS.has(message.code)) return false;
    return message.seat === null || message.seat === answered.seat;
  }
  askHint(): void {
    const { shown, decision } = this;
    if (!shown || !decision || this.askingHint) return;
    if (this.line.send({ type: "hint", seat: shown.seat })) this.hintFor = decision.id;
  }
  private retellHint(message: ServerMessage): void {
    if (this.retold === null || message.type !== "view" || message.seat !== this.shown?.seat) return;
    const again = message.decision?.id === this.retold;
    this.retold = null;
    if (again) this.askHint();
  }
  get askingHint(): boolean {
    return this.hintFor !== null;
  }
  /** That there is no hint is no news once the decision has passed. */
  private isStaleRefusal(message: ServerMessage): boolean {
    return message.type === "refused" && message.code === "no_hint" && this.hintFor !== this.owed?.id;
  }
  /** Asks the server what these options would change, one after the other; the answer appears in `preview`. */
  askPreview(...options: Option[]): void {
    const { shown, decision } = this;
    if (!shown || !decision || options.length === 0) return;
    const actions = options.map((option) => option.action);
    if (this.asked?.about !== shown) this.asked = { about: shown, actions: new Set() };
    if (this.asked.actions.has(actions.join())) return;
    if (this.line.send({ type: "preview", seat: shown.seat, decision: decision.id, actions }))
      this.asked.actions.add(actions.join());
  }
  /** What these options would change, once the server has answered. */
  preview(...options: Option[]): PreviewMessage | null {
    if (!this.shown || !this.decision) return null;
    return previewOf(
      this.inbox,
      this.shown.seat,
      options.map((option) => option.action),
    );
  }
  /** Takes back what was sent last, the whole of it as far as nothing hidden came to light. */
  undo(seat = this.shown?.seat): void {
    this.skip();
    if (seat === undefined || this.unwinding || !this.stepBack(seat)) return;
    this.goOnUnwinding(seat, this.sent.take(seat) - 1);
  }
  /** The own turn that can still be undone, and for how long. */
  get hold() {
    const hold = this.table?.hold ?? null;
    return hold !== null && hold.seat === this.shown?.seat ? hold : null;
  }
  /** Undoes nothing of the turn that was made: the others go on. */
  endTurn(): void {
    const { hold } = this;
    if (hold) this.line.send({ type: "end_turn", seat: hold.seat });
  }
  private goOnUnwinding(seat: number, left: number): void {
    this.unwinding = left > 0 ? { seat, left } : null;
  }
  private unwind(message: ServerMessage): void {
    const { unwinding } = this;
    if (!unwinding) return;
    if (message.type === "refused") this.unwinding = null;
    else if (message.type === "view" && message.seat === unwinding.seat) {
      const { seat, left } = unwinding;
      this.goOnUnwinding(seat, this.stepBack(seat) ? left - 1 : 0);
    }
  }
  private stepBack(seat: number): boolean {
    const message = this.inbox.views[seat];
    if (message?.can_take_back) return this.line.send({ type: "take_back", seat });
    return message?.can_undo === true && this.line.send({ type: "undo", seat });
  }
}
