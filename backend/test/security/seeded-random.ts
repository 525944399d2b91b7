/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** An integer from 0 up to the limit, exclusive. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** Returns true with this probability. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Some of the items, in order, each with this probability. */
  some<Item>(items: readonly Item[], percent: number): Item[] {
    return items.filter(() => this.chance(percent));
  }
}

/** The default seed: every run is the same, so that a failure is due to the code. */
const SEED = 20_261_121;

/** The seed of a run: TEST_SEED, for other runs, or the default. */
export function seedOfRun(): number {
  const given = Number(process.env.TEST_SEED);
  return Number.isSafeInteger(given) && given > 0 ? given : SEED;
}
