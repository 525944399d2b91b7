import type { StockElsewhereQuery, StockProductFragment } from '../../generated/graphql';
import { withOneMorePiece } from './one-more-piece.rules';

/** A product to transfer, and its pieces as typed. */
export interface TransferLine {
  product: StockProductFragment;
  pieces: string;
}

/** The lines after a product was scanned: one more piece of it, or a new line at the top. */
export function withScannedOnce(
  lines: readonly TransferLine[],
  product: StockProductFragment,
): TransferLine[] {
  return withOneMorePiece(lines, product.id) ?? [{ product, pieces: '1' }, ...lines];
}

/** The pieces of a line; undefined if they are not a number above 0. */
export function piecesOfLine({ pieces }: TransferLine): number | undefined {
  return /^[1-9]\d{0,6}$/.test(pieces.trim()) ? Number(pieces) : undefined;
}

/** The server's messages about the lines, by the ids of their products. */
export function refusedProducts(
  lines: readonly TransferLine[],
  fields: Readonly<Record<string, string>>,
): Map<string, string> {
  const refused = new Map<string, string>();
  for (const [path, text] of Object.entries(fields)) {
    const [, at] = /^lines\.(\d+)\./.exec(path) ?? [];
    const line = at === undefined ? undefined : lines[Number(at)];
    if (line) refused.set(line.product.id, text);
  }
  return refused;
}

/** The pieces of a product at a place that is not the shop. */
export function piecesAt(
  elsewhere: StockElsewhereQuery['stockElsewhere'],
  place: string,
  productId: string,
): number {
  const found = elsewhere.find(
    (each) => each.location.id === place && each.productId === productId,
  );
  return found?.pieces ?? 0;
}
