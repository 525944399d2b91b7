/** Creates an expensive object, such as a number or date formatter, on first use, and keeps it. */
export function onFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
