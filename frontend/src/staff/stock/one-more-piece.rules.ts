interface ScannedLine {
  product: { id: string };
  /** As typed. */
  pieces: string;
}

/** The lines with one more piece of a product that was scanned again; undefined if none of them has it. */
export function withOneMorePiece<Line extends ScannedLine>(
  lines: readonly Line[],
  productId: string,
): Line[] | undefined {
  if (!lines.some(({ product }) => product.id === productId)) return undefined;
  return lines.map((line) =>
    line.product.id === productId
      ? { ...line, pieces: String((Number(line.pieces) || 0) + 1) }
      : line,
  );
}
