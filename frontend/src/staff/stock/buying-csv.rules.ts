import type { BuyingListQuery } from '../../generated/graphql';

type Item = BuyingListQuery['buyingList']['items'][number];

const header = ['sku', 'barcode', 'name', 'unit', 'stock', 'level', 'sold14days', 'waiting', 'buy'];

/** A text as a cell: one that a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The buying list as a file, with the mark by which Excel knows UTF-8. */
export function buyingCsv(items: readonly Item[]): string {
  const rows = items.map(({ product, level, soldPieces, waitingCount, suggestedPieces }) => [
    ...[product.sku ?? null, product.barcode ?? null, product.name, product.unit ?? null],
    ...[product.stockQuantity, level, soldPieces, waitingCount, suggestedPieces],
  ]);
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
