import { packsIn } from '../../products/pack.rules';
import { keyOf } from './fold.rules';
import { Place } from './places.rules';
import { readAlias } from './read-alias.rules';
import { ReadName } from './read-name.rules';

/** What a product is, by its name and by its other names: 'milk' of 'Full Cream Milk', as searches read it. */
export function typesOf({ name, aliases }: { name: string; aliases: string | null }): Set<string> {
  const types = new Set<string>();
  const read = (aliases ?? '')
    .toLowerCase()
    .split(';')
    .map((alias) => alias.trim())
    .filter(Boolean)
    .map(readAlias);
  for (const { heads } of read) for (const { key } of heads) types.add(key);
  const isOfTheHouse = read.some((alias) => alias.isOfTheHouse);
  new ReadName(withoutPacks(name.toLowerCase()), isOfTheHouse).putInto((word, place) => {
    if (place === Place.HEAD) types.add(keyOf(word));
  }, new Set());
  return types;
}

/** How much is in a pack says nothing of what it is. */
function withoutPacks(text: string): string {
  let left = text;
  for (const { from, to } of packsIn(text).reverse()) left = left.slice(0, from) + left.slice(to);
  return left;
}

/** Whether two products are of one type: one is something that the other is, too. */
export function areOfOneType(
  one: { name: string; aliases: string | null },
  other: { name: string; aliases: string | null },
): boolean {
  const types = typesOf(one);
  return [...typesOf(other)].some((type) => types.has(type));
}
