/**
 * Emits a notification to look again for each change. Changes while nobody reads are merged into one, so that a slow
 * reader misses nothing, and nothing piles up for it.
 */
export class Changes implements AsyncIterableIterator<true> {
  private isDue = false;
  private isOver = false;
  private wake?: (result: IteratorResult<true>) => void;

  /** @param onEnd called once when the reader stops */
  constructor(private readonly onEnd: () => void) {}

  /** Notifies the reader of a change. */
  note(): void {
    if (this.isOver) return;
    const { wake } = this;
    this.wake = undefined;
    if (wake) wake({ done: false, value: true });
    else this.isDue = true;
  }

  /** Ends the iteration. */
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
