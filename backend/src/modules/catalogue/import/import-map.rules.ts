import { createHash } from 'node:crypto';
import type { Message } from '../../../kernel/message';
import { catalogueMessages } from '../catalogue.messages';
import { INPUT_FIELDS, PRODUCT_FIELDS, ProductField } from '../products/product-fields.rules';
import { MAX_STOCK } from '../products/product-limits.rules';

/** The fields of a product that an import can set, by column name. */
const fields = new Map<string, Omit<ProductField<never>, 'read' | 'write'>>(
  INPUT_FIELDS.map((name) => [PRODUCT_FIELDS[name].column, PRODUCT_FIELDS[name]]),
);
export const importFields = [...fields.keys()];

/** The text of each column of one row; absent if the file has no such column. */
export type ImportCells = Readonly<Partial<Record<string, string>>>;

/** How to read a file that was made for another shop. */
export interface ImportMap {
  /** Header of each field's column; several are joined: categories with '/', other names with ';', texts with ' · '. */
  columns: Readonly<Record<string, string | string[]>>;
  /** The file's categories to slugs of ours. 'A/B' applies to 'A/B/C' too, unless that has its own entry. */
  categories: Record<string, string>;
  /** Slug for unknown categories; without it such rows are bad. */
  defaultCategory?: string;
  /** Stock of new products whose row has none. */
  defaultStock?: number;
  /** Whether unknown categories are guessed by their words, and by those of the product's name. */
  guessCategories?: boolean;
  /** Whether a file without SKUs is accepted: products are identified by name and unit. */
  skuFromName?: boolean;
}

/** A map or a header that the import cannot use; the reason is one line for its sender. */
export class ImportMapError extends Error {
  constructor(
    readonly reason: Message,
    /** What the operator of the command can do. */
    readonly hint = '',
  ) {
    super(reason.text);
  }
}

/** A longer list of available names would hide the problem. */
const MOST_NAMED = 300;

const mapKeys = [
  ...['columns', 'categories', 'defaultCategory', 'defaultStock'],
  ...['guessCategories', 'skuFromName'],
];

/** A map without deviations from the defaults. */
export const emptyImportMap: ImportMap = { columns: {}, categories: {} };

/**
 * Validates the JSON value of a map file.
 * @throws ImportMapError for the first problem
 */
export function readImportMap(json: unknown): ImportMap {
  const map = asRecord(json, 'map');
  const strange = Object.keys(map).find((key) => !mapKeys.includes(key));
  if (strange) throw new ImportMapError(notAmong(strange, mapKeys));
  const columns = asRecord(map.columns ?? {}, 'columns');
  for (const [field, header] of Object.entries(columns)) checkColumn(field, header);
  const categories = asRecord(map.categories ?? {}, 'categories');
  for (const [name, slug] of Object.entries(categories))
    if (typeof slug !== 'string') throw new ImportMapError(catalogueMessages.mapSlug({ name }));
  const { defaultCategory, defaultStock, guessCategories, skuFromName } = map;
  if (defaultCategory !== undefined && typeof defaultCategory !== 'string')
    throw new ImportMapError(catalogueMessages.mapDefaultCategory());
  if (defaultStock !== undefined && !isStock(defaultStock))
    throw new ImportMapError(
      catalogueMessages.stockNumber({ field: 'defaultStock', mostCount: MAX_STOCK }),
    );
  for (const [name, flag] of Object.entries({ guessCategories, skuFromName }))
    if (flag !== undefined && typeof flag !== 'boolean')
      throw new ImportMapError(catalogueMessages.importFlag({ field: name }));
  return {
    columns: columns as ImportMap['columns'],
    categories: categories as ImportMap['categories'],
    defaultCategory,
    defaultStock,
    ...(guessCategories === true && { guessCategories }),
    ...(skuFromName === true && { skuFromName }),
  };
}

/**
 * Parses `field=Header of its column` from the command line into a map's columns.
 * @throws ImportMapError
 */
export function readColumnPair(pair: string): ImportMap['columns'] {
  const at = pair.indexOf('=');
  const field = pair.slice(0, at).trim();
  const header = pair.slice(at + 1).trim();
  checkColumn(field, header);
  return { [field]: header };
}

/** Reads the fields of a row from its cells. */
export type CellReader = (cells: string[]) => ImportCells;

/**
 * Finds the columns of a file by its header.
 * @throws ImportMapError if a required or mapped column is missing or ambiguous
 */
export function readHeader(header: string[], map: ImportMap): CellReader {
  const names = header.map(normalised);
  const places = new Map<string, number[]>();
  for (const [field, { otherHeaders = [] }] of fields) {
    const mapped = map.columns[field];
    const found = mapped
      ? [mapped].flat().map((name) => placeOf(name, names))
      : [field, ...otherHeaders]
          .map((name) => names.indexOf(normalised(name)))
          .filter((at) => at >= 0);
    // Of several default headers ('mrp' and 'price') the first counts.
    if (found.length > 0) places.set(field, mapped ? found : found.slice(0, 1));
  }
  const isNamed = (field: string) =>
    places.has(field) || (field === 'sku' && map.skuFromName === true);
  const missing = importFields.filter((field) => fields.get(field)?.isNeeded && !isNamed(field));
  if (missing.length > 0)
    throw new ImportMapError(
      catalogueMessages.mapColumnMissing({
        fields: missing.join(', '),
        headers: header.join(', ').slice(0, MOST_NAMED),
      }),
      `: name it with --map ${missing[0]}=HEADER`,
    );
  const twice = [...places.values()]
    .flat()
    .find((place) => names.indexOf(names[place] ?? '', place + 1) >= 0);
  if (twice !== undefined) {
    const name = (header[twice] ?? '').trim();
    throw new ImportMapError(catalogueMessages.mapColumnTwice({ name }));
  }
  if (places.has('sku')) return (cells) => cellsOf(cells, places);
  return (cells) => withSku(cellsOf(cells, places));
}

/** Adds a SKU derived from the product's name: the next file yields the same one. */
function withSku(cells: ImportCells): ImportCells {
  if (!cells.name) return cells;
  const called = [cells.name, cells.unit, cells.brand].join('\n').toLowerCase();
  return { ...cells, sku: `N-${createHash('sha256').update(called).digest('hex').slice(0, 16)}` };
}

/** Whether a file has all columns of a map. */
export function fitsHeader(header: string[], map: ImportMap): boolean {
  const names = header.map(normalised);
  return Object.values(map.columns)
    .flat()
    .every((name) => names.includes(normalised(name)));
}

/** The slug for a category as the file names it; undefined if the map has none. */
export function mappedCategory(
  path: string,
  categories: Record<string, string>,
): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const part = path.slice(0, end);
    if (Object.hasOwn(categories, part)) return categories[part];
  }
  return undefined;
}

function cellsOf(cells: string[], places: Map<string, number[]>): ImportCells {
  const values: Partial<Record<string, string>> = {};
  for (const [field, at] of places) {
    const texts = at.map((place) => (cells[place] ?? '').trim()).filter(Boolean);
    values[field] = texts.join(fields.get(field)?.separator ?? ' · ');
  }
  return values;
}

function placeOf(name: string, names: string[]): number {
  const place = names.indexOf(normalised(name));
  if (place < 0) throw new ImportMapError(catalogueMessages.mapColumnUnknown({ name }));
  return place;
}

function normalised(header: string): string {
  return header.trim().toLowerCase();
}

function checkColumn(field: string, header: unknown): void {
  if (!fields.has(field)) throw new ImportMapError(notAmong(field, importFields));
  const headers = [header].flat();
  if (headers.length === 0 || headers.some((name) => typeof name !== 'string' || name === ''))
    throw new ImportMapError(catalogueMessages.mapColumn({ name: field }));
}

/** The message about a name that is not among the available ones. */
export function notAmong(name: string, names: readonly string[]): Message {
  return catalogueMessages.mapNotAmong({ name, names: names.join(', ').slice(0, MOST_NAMED) });
}

function asRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ImportMapError(catalogueMessages.mapObject({ name }));
  return value as Record<string, unknown>;
}

function isStock(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_STOCK;
}
