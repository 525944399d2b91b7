import type { Grocery } from '../language/grocery-names';
import { ProductIndex } from './product-index';
import { Place } from '../language/places.rules';

/** Places in which a word tells the kind of a product. */
function saysKind(place: Place): boolean {
  return (
    place === Place.CATEGORY ||
    place === Place.ALIAS_ITEM ||
    place === Place.ALIAS_HEAD ||
    place === Place.ALIAS ||
    place >= Place.NAME_TYPED
  );
}

/** Which products are of the kinds of groceries: by their categories and their other names. */
export class KindMarks {
  private readonly kept = new Map<Grocery['kinds'], Uint8Array>();

  constructor(private readonly index: ProductIndex) {}

  /** Invalidates the products. */
  forget(): void {
    this.kept.clear();
  }

  /** Whether a product is of the kind of one of these; undefined if none of them has a kind. */
  of(groceries: readonly Grocery[]): ((slot: number) => boolean) | undefined {
    if (groceries.length === 0) return undefined;
    const marks = [...new Set(groceries.map(({ kinds }) => kinds))].map((kinds) =>
      this.marksOf(kinds),
    );
    return (slot) => marks.some((each) => each[slot] === 1);
  }

  private marksOf(kinds: Grocery['kinds']): Uint8Array {
    let marks = this.kept.get(kinds);
    if (!marks) this.kept.set(kinds, (marks = this.mark(kinds)));
    return marks;
  }

  private mark(kinds: Grocery['kinds']): Uint8Array {
    const { index } = this;
    const marks = new Uint8Array(index.slotLimit);
    for (const keys of kinds) {
      if (keys.length > 1) for (const slot of index.withPhrase(keys)) marks[slot] = 1;
      else
        for (const word of index.table.sounding('', keys[0] ?? ''))
          index.each(word, (slot, place) => {
            if (saysKind(place)) marks[slot] = 1;
          });
    }
    return marks;
  }
}
