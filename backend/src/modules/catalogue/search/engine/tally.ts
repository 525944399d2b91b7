import { WHOLE_NAME } from '../language/weights.rules';

/** Receives how well a product matches one part of a search. */
export type Count = (slot: number, weight: number, covered: number, isExact: boolean) => void;

/**
 * Reports every product that matches.
 * @param among the relevant slots, if known: others may be skipped
 */
export type Tell = (count: Count, among?: readonly number[]) => void;

/** One part of a search: reports every product that matches it, in any way. */
export interface Wanted {
  words: number;
  /** Its weight, as a number of words. */
  share: number;
  /** A rough upper bound of its matches: the part with the fewest is searched for first. */
  size: number;
  tell: Tell;
}

/** Receives the score of a product. */
export type Result = (slot: number, score: number, covered: number) => void;

/**
 * Scores the products that match all parts of a search. The scores are in plain arrays by slot; all searches reuse
 * them, since none starts before the previous one has ended.
 */
export class QueryScores {
  /** Of the current part. */
  private weight = new Uint8Array(0);
  private covers = new Uint8Array(0);
  private isExact = new Uint8Array(0);
  /** Of the previous parts. */
  private sum = new Uint16Array(0);
  private covered = new Uint8Array(0);
  private met = new Uint8Array(0);
  private allExact = new Uint8Array(0);

  /** Reports each product that matches every part. `slotLimit` is more than any slot. */
  run(
    parts: readonly Wanted[],
    slotLimit: number,
    headWords: (slot: number) => number,
    tell: Result,
  ) {
    this.makeRoom(slotLimit);
    const [rarest, ...others] = [...parts].sort((one, other) => one.size - other.size);
    const first = this.collect(rarest, 0);
    let left = first;
    for (let part = 0; part < others.length && left.length > 0; part++)
      left = this.collect(others[part], part + 1, left);
    const words = parts.reduce((sum, part) => sum + part.words, 0);
    const shares = parts.reduce((sum, part) => sum + part.share, 0);
    if (parts.length > 0)
      for (const slot of left) {
        const covered = this.covered[slot] as number;
        const head = Math.max(headWords(slot), 1);
        const isWhole = this.allExact[slot] === 1 && covered >= head && words <= head;
        const score = Math.round((this.sum[slot] as number) / shares) + (isWhole ? WHOLE_NAME : 0);
        tell(slot, score, coverage(covered, head));
      }
    for (const slot of first) this.met[slot] = this.sum[slot] = this.covered[slot] = 0;
  }

  /**
   * The wanted slots that every part reports, each once. Once few remain, further parts are skipped.
   */
  slotsOfAll(
    parts: readonly Pick<Wanted, 'size' | 'tell'>[],
    slotLimit: number,
    { isWanted, few }: { isWanted: (slot: number) => boolean; few: number },
  ): number[] {
    this.makeRoom(slotLimit);
    const { met } = this;
    const [rarest, ...others] = [...parts].sort((one, other) => one.size - other.size);
    const first: number[] = [];
    rarest?.tell((slot) => {
      if (met[slot] !== 0 || !isWanted(slot)) return;
      met[slot] = 1;
      first.push(slot);
    });
    let left = first;
    for (let part = 1; part <= others.length && left.length > few; part++) {
      const both: number[] = [];
      others[part - 1]?.tell((slot) => {
        if (met[slot] !== part) return;
        met[slot] = part + 1;
        both.push(slot);
      }, left);
      left = both;
    }
    for (const slot of first) met[slot] = 0;
    return left;
  }

  private collect(part: Wanted | undefined, before: number, among?: readonly number[]): number[] {
    const touched: number[] = [];
    const { weight, covers, isExact, sum, covered, met, allExact } = this;
    part?.tell((slot, counts, coveredWords, exact) => {
      if (met[slot] !== before || counts <= (weight[slot] as number)) return;
      if (weight[slot] === 0) touched.push(slot);
      weight[slot] = counts;
      covers[slot] = coveredWords;
      isExact[slot] = exact ? 1 : 0;
    }, among);
    const share = part?.share ?? 0;
    for (const slot of touched) {
      sum[slot] = (sum[slot] as number) + (weight[slot] as number) * share;
      covered[slot] = (covered[slot] as number) + (covers[slot] as number);
      allExact[slot] =
        before === 0
          ? (isExact[slot] as number)
          : (allExact[slot] as number) & (isExact[slot] as number);
      met[slot] = before + 1;
      weight[slot] = 0;
    }
    return touched;
  }

  private makeRoom(slots: number): void {
    if (slots <= this.weight.length) return;
    const room = Math.ceil(slots * 1.25);
    this.weight = new Uint8Array(room);
    this.covers = new Uint8Array(room);
    this.isExact = new Uint8Array(room);
    this.sum = new Uint16Array(room);
    this.covered = new Uint8Array(room);
    this.met = new Uint8Array(room);
    this.allExact = new Uint8Array(room);
  }
}

/** How much of what the product is was searched for, in four steps. */
function coverage(covered: number, head: number): number {
  if (covered >= head) return 3;
  if (covered * 2 >= head) return 2;
  return covered > 0 ? 1 : 0;
}
