/**
 * Says 'look again' as often as something changed. What changes while nobody asks is one change: a reader that is slow
 * misses nothing, and nothing piles up for it.
 */
export class Changes implements AsyncIterableIterator<true> {
  private isDue = false;
  private isOver = false;
  private wake?: (result: IteratorResult<true>) => void;

  /** @param onEnd is told once when nobody reads any more */
  constructor(private readonly onEnd: () => void) {}

  /** Something changed. */
  note(): void {
    if (this.isOver) return;
    const { wake } = this;
    this.wake = undefined;
    if (wake) wake({ done: false, value: true });
    else this.isDue = true;
  }

  /** There will be no more. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.wake?.({ done: true, value: undefined });
    this.onEnd();
  }

  async next(): Promise<IteratorResult<true>> {
    if (this.isOver) return { done: true, value: undefined };
    if (this.isDue) {
      this.isDue = false;
      return { done: false, value: true };
    }
    return new Promise((resolve) => (this.wake = resolve));
  }

  async return(): Promise<IteratorResult<true>> {
    this.end();
    return { done: true, value: undefined };
  }

  async throw(): Promise<IteratorResult<true>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
