/** Maximum share of a process's time for rendering, in the long run. */
const SHARE = 0.5;
/** Maximum burst of rendering after a quiet period, in milliseconds. */
const MOST_MS = 3_000;

/** The rendering that a process can afford: a client that fetches one page after another must not delay the others. */
export class RenderBudget {
  private leftMs = MOST_MS;
  private countedAtMs: number;

  /** @param nowMs a monotonic clock */
  constructor(private readonly nowMs: () => number = () => performance.now()) {
    this.countedAtMs = nowMs();
  }

  /** Whether any budget is left. */
  get allows(): boolean {
    const nowMs = this.nowMs();
    this.leftMs = Math.min(MOST_MS, this.leftMs + (nowMs - this.countedAtMs) * SHARE);
    this.countedAtMs = nowMs;
    return this.leftMs > 0;
  }

  /** @param spentMs how long rendering blocked the process */
  spend(spentMs: number): void {
    this.leftMs -= spentMs;
  }
}
