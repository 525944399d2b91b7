/** Numbers that look random and are the same for the same seed (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** A whole number from 0 up to and without the limit. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** Whether something of this chance happens. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Some of the items, in their order: each with this chance. */
  some<Item>(items: readonly Item[], percent: number): Item[] {
    return items.filter(() => this.chance(percent));
  }
}

/** What a run begins with where nothing else is said: the same run each time, so that a failure is one of the code. */
const SEED = 20_261_121;

/** The seed of a run: that of TEST_SEED, with which other runs are made. */
export function seedOfRun(): number {
  const given = Number(process.env.TEST_SEED);
  return Number.isSafeInteger(given) && given > 0 ? given : SEED;
}
