/** How much of its time a process renders at most, in the long run. */
const SHARE = 0.5;
/** What may be rendered at once after a quiet time, in milliseconds. */
const MOST_MS = 3_000;

/** How much rendering a process can afford: whoever fetches one page after another does not make the others wait. */
export class RenderBudget {
  private leftMs = MOST_MS;
  private countedAtMs: number;

  /** @param nowMs a clock that only goes forward */
  constructor(private readonly nowMs: () => number = () => performance.now()) {
    this.countedAtMs = nowMs();
  }

  /** Whether anything is left to render with. */
  get allows(): boolean {
    const nowMs = this.nowMs();
    this.leftMs = Math.min(MOST_MS, this.leftMs + (nowMs - this.countedAtMs) * SHARE);
    this.countedAtMs = nowMs;
    return this.leftMs > 0;
  }

  /** @param spentMs how long rendering held up the process */
  spend(spentMs: number): void {
    this.leftMs -= spentMs;
  }
}
