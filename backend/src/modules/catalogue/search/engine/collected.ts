import type { Hits } from '../product-search';
import { rankOf } from '../rank.rules';

/** The hits of a search so far: every product once, with its first rank. */
export class Collected {
  private readonly slots: number[] = [];
  private readonly ranks: number[] = [];
  private readonly seen: Uint8Array[] = [];

  get size(): number {
    return this.slots.length;
  }

  has(slot: number): boolean {
    return this.seen[slot >>> BLOCK_BITS]?.[slot & ((1 << BLOCK_BITS) - 1)] === 1;
  }

  add(slot: number, score: number, coverage: number): void {
    const block = (this.seen[slot >>> BLOCK_BITS] ??= new Uint8Array(1 << BLOCK_BITS));
    const at = slot & ((1 << BLOCK_BITS) - 1);
    if (block[at] === 1) return;
    block[at] = 1;
    this.slots.push(slot);
    this.ranks.push(rankOf(score, coverage));
  }

  hits(correctedSearch: string | null): Hits {
    return {
      slots: Uint32Array.from(this.slots),
      ranks: Uint16Array.from(this.ranks),
      correctedSearch,
    };
  }
}

/** Slots are marked in blocks of so many bits, so that few hits need little memory. */
const BLOCK_BITS = 10;
