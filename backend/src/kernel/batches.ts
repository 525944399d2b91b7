/** The elements in their order, at most so many at a time. */
export function* batchesOf<Element>(
  all: readonly Element[],
  size: number,
): Generator<readonly Element[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
