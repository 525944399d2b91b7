import type { Product } from './product.entity';
import { Pack, PackMeasure, packOf, packsIn } from './pack.rules';
import { Prices, priceOf } from './price.rules';

/** The maximum of sizes per pack group that customers see; more than any shop has. */
export const MOST_PACK_SIZES = 12;

/** The fields that tell the size of a product. */
export type Sized = Pick<Product, 'name' | 'unit'>;

type Compared = Sized & Prices & Pick<Product, 'id'>;

/** The pack by the unit, or by the name otherwise; undefined if neither tells it. */
export function sizeOf({ name, unit }: Sized): Pack | undefined {
  return packOf(unit) ?? packsIn(name.toLowerCase()).at(-1);
}

const ORDER: Readonly<Record<PackMeasure, number>> = { g: 0, ml: 1, piece: 2 };
const UNKNOWN = { order: 3, amount: 0 };

/** Sorts the smallest size first: by weight, by volume, by count, and products without a size by price. */
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

/** A name without its sizes: 'Butter' of 'Butter (500 g)'. The whole name if nothing else remains. */
export function nameWithoutSize(name: string): string {
  const lower = name.toLowerCase();
  // The positions below refer to the name, unless lower case changes the length of a character.
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
