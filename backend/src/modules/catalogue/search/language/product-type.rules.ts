import { packsIn } from '../../products/pack.rules';
import { keyOf } from './fold.rules';
import { Place } from './places.rules';
import { readAlias } from './read-alias.rules';
import { ReadName } from './read-name.rules';

/** What a product is, by its name and its other names, as searches understand them: 'milk' of 'Full Cream Milk'. */
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

/** The pack size says nothing about what a product is. */
function withoutPacks(text: string): string {
  let left = text;
  for (const { from, to } of packsIn(text).reverse()) left = left.slice(0, from) + left.slice(to);
  return left;
}

/** Whether two products are of one type: they have a type in common. */
export function areOfOneType(
  one: { name: string; aliases: string | null },
  other: { name: string; aliases: string | null },
): boolean {
  const types = typesOf(one);
  return [...typesOf(other)].some((type) => types.has(type));
}
