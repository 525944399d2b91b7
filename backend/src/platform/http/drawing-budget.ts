/** Of each second so much goes into drawing at most, in the long run. */
const SHARE = 0.5;
/** What may be drawn at once after a quiet time, in milliseconds of the processor. */
const MOST_MS = 3_000;

/**
 * How much drawing a process can afford: whoever fetches one page after another, that nobody else has asked for, gets
 * them as they were before the server drew any, and the others do not wait.
 */
export class DrawingBudget {
  private leftMs = MOST_MS;
  private countedAtMs: number;

  /** @param nowMs a clock that only goes forward */
  constructor(private readonly nowMs: () => number = () => performance.now()) {
    this.countedAtMs = nowMs();
  }

  /** Whether anything is left to draw with. */
  get allows(): boolean {
    const nowMs = this.nowMs();
    this.leftMs = Math.min(MOST_MS, this.leftMs + (nowMs - this.countedAtMs) * SHARE);
    this.countedAtMs = nowMs;
    return this.leftMs > 0;
  }

  /** @param spentMs time of the processor */
  spend(spentMs: number): void {
    this.leftMs -= spentMs;
  }
}
