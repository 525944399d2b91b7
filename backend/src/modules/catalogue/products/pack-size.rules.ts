import type { Product } from './product.entity';
import { Pack, PackMeasure, packOf, packsIn } from './pack.rules';
import { Prices, priceOf } from './price.rules';

/** More sizes of one thing than any shop has; customers see so many. */
export const MOST_PACK_SIZES = 12;

/** What tells the size of a product. */
export type Sized = Pick<Product, 'name' | 'unit'>;

type Compared = Sized & Prices & Pick<Product, 'id'>;

/** What is in a pack, as its unit tells it, or else its name; undefined where neither does. */
export function sizeOf({ name, unit }: Sized): Pack | undefined {
  return packOf(unit) ?? packsIn(name.toLowerCase()).at(-1);
}

const ORDER: Readonly<Record<PackMeasure, number>> = { g: 0, ml: 1, piece: 2 };
const UNKNOWN = { order: 3, amount: 0 };

/** Puts the smallest size first: by weight, by volume, counted, and what tells no size by its price. */
export function bySize(one: Compared, other: Compared): number {
  const [small, large] = [rankOf(one), rankOf(other)];
  return (
    small.order - large.order ||
    small.amount - large.amount ||
    priceOf(one) - priceOf(other) ||
    one.id - other.id
  );
}

function rankOf(product: Sized): typeof UNKNOWN {
  const size = sizeOf(product);
  return size ? { order: ORDER[size.measure], amount: size.amount } : UNKNOWN;
}

/** A name without the sizes in it: 'Butter' of 'Butter (500 g)'. The whole name where nothing else is left. */
export function nameWithoutSize(name: string): string {
  const lower = name.toLowerCase();
  // The places below are those of the name, unless a character has another length in lower case.
  const source = lower.length === name.length ? name : lower;
  let bare = source;
  for (const { from, to } of packsIn(lower).reverse())
    bare = `${bare.slice(0, from)} ${bare.slice(to)}`;
  bare = bare
    .replace(/\b(?:pack|set|box|case) of \d+\b/gi, ' ')
    .replace(/\(\s*[x×,+-]?\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,;)\]])/g, '')
    .replace(/([,;:|·–-])(?:\s*[,;:|·–-])+/g, '$1')
    .replace(/^[\s,;:|·–-]+|[\s,;:|·–-]+$/g, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : name;
}
