/** What takes time to make, as formats of numbers and days do, made when it is first used and kept from then on. */
export function onFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
