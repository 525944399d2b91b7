import { MAX_PRICE_PAISE, rupeesToPaise } from '../../../kernel/money';
import { isImageAddress } from '../products/image-address.rules';
import { ImportCells, ImportField, ImportMap, MAX_STOCK, mappedCategory } from './import-map.rules';

/** A product as a row of an import gives it. What the file does not say is absent. */
export interface ImportRow {
  sku: string;
  name: string;
  mrpPaise: number;
  categorySlug?: string;
  stockQuantity?: number;
  description?: string;
  unit?: string | null;
  aliases?: string | null;
  isVeg?: boolean | null;
  imageUrl?: string;
}

/** What is wrong with one value; the field is absent where the whole line is unreadable. */
export interface RowProblem {
  field?: ImportField;
  reason: string;
}

/** What a row is read by. */
export interface RowSettings {
  map: Pick<ImportMap, 'categories' | 'defaultCategory'>;
  knownSlugs: ReadonlySet<string>;
}

const maxLengths = { sku: 64, name: 200, description: 2000, unit: 40, aliases: 500, picture: 2048 };

/** Reads one row: the product, or everything that is wrong with it. */
export function readImportRow(cells: ImportCells, settings: RowSettings): ImportRow | RowProblem[] {
  const problems = textProblems(cells);
  const mrpPaise = rupeesToPaise(cells.mrp ?? '');
  if (mrpPaise === undefined || mrpPaise === 0 || mrpPaise > MAX_PRICE_PAISE)
    problems.push({
      field: 'mrp',
      reason: 'should be rupees above 0 with at most two decimals, at most 1000000',
    });
  if (cells.stock && !isStock(cells.stock))
    problems.push({ field: 'stock', reason: `should be a whole number from 0 to ${MAX_STOCK}` });
  const categorySlug = cells.category ? slugOf(cells.category, settings) : undefined;
  if (cells.category && !categorySlug)
    problems.push({ field: 'category', reason: `'${cells.category.slice(0, 100)}' is not known` });
  if (cells.veg && vegOf(cells.veg) === undefined)
    problems.push({ field: 'veg', reason: 'should be yes, no or nothing' });
  const imageUrl = cells.picture ? pictureUrl(cells.picture) : undefined;
  if (cells.picture && !imageUrl)
    problems.push({
      field: 'picture',
      reason: 'should be an http(s) URL, a path beginning with / or a codepoint such as 1f345',
    });
  if (problems.length > 0) return problems;
  return {
    sku: cells.sku ?? '',
    name: cells.name ?? '',
    mrpPaise: mrpPaise ?? 0,
    categorySlug,
    stockQuantity: cells.stock ? Number(cells.stock) : undefined,
    description: cells.description,
    unit: cells.unit === '' ? null : cells.unit,
    aliases: cells.aliases === '' ? null : cells.aliases,
    isVeg: cells.veg === undefined ? undefined : vegOf(cells.veg),
    imageUrl,
  };
}

/** The address of a picture: a codepoint is one of the shop's own, an address stays as it is. */
export function pictureUrl(picture: string): string | undefined {
  if (/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/.test(picture)) return `/media/food/${picture}.webp`;
  return isImageAddress(picture) ? picture : undefined;
}

function slugOf(category: string, { map, knownSlugs }: RowSettings): string | undefined {
  const asSlug = category.toLowerCase().replace(/\s+/g, '-');
  return (
    mappedCategory(category, map.categories) ??
    (knownSlugs.has(asSlug) ? asSlug : map.defaultCategory)
  );
}

function textProblems(cells: ImportCells): RowProblem[] {
  const problems: RowProblem[] = [];
  for (const field of ['sku', 'name'] as const)
    if (!cells[field]) problems.push({ field, reason: 'is required' });
  for (const field of Object.keys(maxLengths) as (keyof typeof maxLengths)[]) {
    const text = cells[field] ?? '';
    if (text.length > maxLengths[field])
      problems.push({ field, reason: `is longer than ${maxLengths[field]} characters` });
    if (text.includes('\uFFFD')) problems.push({ field, reason: 'is not UTF-8 text' });
    if (hasControlCharacter(text))
      problems.push({ field, reason: 'holds a character that cannot be printed' });
  }
  return problems;
}

function hasControlCharacter(text: string): boolean {
  // Descriptions may have several lines and tabs.
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}

/** What the column of the green and the brown dot says; undefined where it cannot be read. */
function vegOf(text: string): boolean | null | undefined {
  if (text === '') return null;
  if (/^(yes|true|1|veg|vegetarian)$/i.test(text)) return true;
  return /^(no|false|0|non-?veg|non-?vegetarian)$/i.test(text) ? false : undefined;
}

function isStock(text: string): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) <= MAX_STOCK;
}
