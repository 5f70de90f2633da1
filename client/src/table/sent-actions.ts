/** How many actions each message to the server held, by seat: what was sent together is taken back together. */
export class SentActions {
  private readonly steps = new Map<number, number[]>();

  add(seat: number, actions: number): void {
    this.steps.set(seat, [...(this.steps.get(seat) ?? []), actions]);
  }
  /** More actions that belong to the newest message. */
  extend(seat: number, actions: number): void {
    this.add(seat, this.take(seat) + actions);
  }
  /** The newest message is gone; one action, where nothing is known of it. */
  take(seat: number): number {
    return this.steps.get(seat)?.pop() ?? 1;
  }
  forget(): void {
    this.steps.clear();
  }
}
