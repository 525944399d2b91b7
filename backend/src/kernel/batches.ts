/** Splits the elements into batches of limited size, in order. */
export function* batchesOf<Element>(
  all: readonly Element[],
  size: number,
): Generator<readonly Element[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
