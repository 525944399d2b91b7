import { t } from '@lingui/core/macro';

import type { GoodsLineInput, StockProductFragment } from '../../generated/graphql';
import { randomKey } from '../../shared/lib/random-key';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
import { withOneMorePiece } from './one-more-piece.rules';

/** The typed fields of a line of a bill. */
export const lineFields = [
  ...(['pieces', 'cost', 'batch', 'expiresOn', 'mrp', 'selling'] as const),
];
export type LineField = (typeof lineFields)[number];

/** A line of a bill as typed. */
export interface ReceivedLine extends Record<LineField, string> {
  /** Distinguishes lines of one product. */
  key: number;
  product: StockProductFragment;
}

/** A bill as far as it is scanned and typed. */
export interface ReceivedBill {
  /** Its idempotency key. It stays when the bill changes: after a lost response the bill may already be received. */
  key: string;
  supplier: string;
  billNumber: string;
  /** The stock location that the goods come to; null for the shop. */
  locationId: string | null;
  lines: readonly ReceivedLine[];
}

export const newBill = (supplier = '', locationId: string | null = null): ReceivedBill => ({
  ...{ key: randomKey(), supplier, billNumber: '', locationId, lines: [] },
});

const place = 'received-bill';

/** Stores the bill in this window, so that a reload loses no scan. */
export function keepBill(bill: ReceivedBill): void {
  if (bill.lines.length > 0) sessionStorage.setItem(place, JSON.stringify(bill));
  else sessionStorage.removeItem(place);
}

/** The bill stored in this window, or a new one. */
export function keptBill(): ReceivedBill {
  const kept = sessionStorage.getItem(place);
  return kept === null ? newBill() : (JSON.parse(kept) as ReceivedBill);
}

/** The messages about invalid fields of a line. */
export type LineErrors = Partial<Record<LineField | 'product', string>>;

/** The fields of a line by their names on the server. */
const serverFields: Readonly<Record<string, LineField | 'product'>> = {
  ...{ pieces: 'pieces', costPaise: 'cost', batch: 'batch', expiresOn: 'expiresOn' },
  ...{ mrpPaise: 'mrp', sellingPaise: 'selling', productId: 'product' },
};

/** The lines after a product was scanned: one more piece of it, or a new line at the top. */
export function withScanned(
  lines: readonly ReceivedLine[],
  product: StockProductFragment,
): ReceivedLine[] {
  const known = withOneMorePiece(lines, product.id);
  if (known) return known;
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
  const empty = { cost: '', batch: '', expiresOn: '', mrp: '', selling: '' };
  return [{ key, product, pieces: '1', ...empty }, ...lines];
}

/** The invalid fields of a line. */
export function lineErrors(line: ReceivedLine): LineErrors {
  const isAmount = (text: string) => text.trim() === '' || (rupeesToPaise(text) ?? 0) > 0;
  const amount = t`An amount such as 28 or 389.50`;
  return {
    ...(!/^[1-9]\d{0,6}$/.test(line.pieces.trim()) && { pieces: t`A whole number, such as 24` }),
    ...(!isAmount(line.cost) && { cost: amount }),
    ...(!isAmount(line.mrp) && { mrp: amount }),
    ...(!isAmount(line.selling) && { selling: amount }),
  };
}

/** A line as input of the API. */
export function inputOfLine(line: ReceivedLine): GoodsLineInput {
  return {
    productId: line.product.id,
    pieces: Number(line.pieces),
    costPaise: rupeesToPaise(line.cost) ?? null,
    batch: line.batch.trim() || null,
    expiresOn: line.expiresOn || null,
    mrpPaise: rupeesToPaise(line.mrp) ?? null,
    sellingPaise: rupeesToPaise(line.selling) ?? null,
  };
}

/** The server's messages about each line, by the keys of the sent lines. */
export function refusedLines(
  lines: readonly ReceivedLine[],
  fields: Readonly<Record<string, string>>,
): Map<number, LineErrors> {
  const refused = new Map<number, LineErrors>();
  for (const [path, text] of Object.entries(fields)) {
    const [, at, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const line = lines[Number(at)];
    const field = serverFields[name];
    if (line && field) refused.set(line.key, { ...refused.get(line.key), [field]: text });
  }
  return refused;
}
