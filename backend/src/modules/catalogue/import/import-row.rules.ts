import { Message, MessageRef, refOf } from '../../../kernel/message';
import { catalogueMessages } from '../catalogue.messages';
import { CellProblem } from '../products/product-cells.rules';
import { isAboveMrp } from '../products/price.rules';
import { leavesFirst } from '../products/visibility.rules';
import type { Product } from '../products/product.entity';
import {
  INPUT_FIELDS,
  PRODUCT_FIELDS,
  PlainField,
  ProductField,
} from '../products/product-fields.rules';
import { pathKey, slugsByPath } from '../categories/category-tree.rules';
import type { Category } from '../categories/category.entity';
import { guessCategory } from './category-guess.rules';
import { ImportCells, ImportMap, mappedCategory } from './import-map.rules';

/** A product as read from a row of an import. Values that the file lacks are absent. */
export interface ImportRow extends Partial<Pick<Product, PlainField>> {
  sku: string;
  name: string;
  mrpPaise: number;
  categorySlug?: string;
}

/** The problem of one value; without a field, named by its column, the whole line is unreadable. */
export interface RowProblem {
  field?: string;
  /** In English. */
  reason: string;
  /** Absent in rows stored before reasons were messages. */
  reasonMessage?: MessageRef;
}

/** The problem of a field, or of a whole line. */
export function rowProblem(reason: Message, field?: string): RowProblem {
  return { ...(field && { field }), reason: reason.text, reasonMessage: refOf(reason) };
}

/** The settings for reading rows. */
export interface RowSettings {
  map: Pick<ImportMap, 'categories' | 'defaultCategory' | 'guessCategories'>;
  knownSlugs: ReadonlySet<string>;
  /** Slugs of the shop's categories by their paths; see `pathKey`. */
  knownPaths: ReadonlyMap<string, string>;
}

/** The settings that depend on the shop's categories. */
export function knownCategories(
  categories: readonly Category[],
): Pick<RowSettings, 'knownSlugs' | 'knownPaths'> {
  return {
    knownSlugs: new Set(categories.map(({ slug }) => slug)),
    knownPaths: slugsByPath(categories),
  };
}

/** Messages list problems in the order of the columns, but the category after the price and the stock. */
const READ_ORDER = INPUT_FIELDS.filter((name) => name !== 'categorySlug').flatMap((name) =>
  name === 'stockQuantity' ? ([name, 'categorySlug'] as const) : [name],
);

/** Reads one row: returns the product, or all problems. */
export function readImportRow(cells: ImportCells, settings: RowSettings): ImportRow | RowProblem[] {
  const row: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const name of READ_ORDER) {
    const field: ProductField<unknown> = PRODUCT_FIELDS[name];
    const cell = cells[field.column] ?? (field.isNeeded ? '' : undefined);
    if (cell === undefined) continue;
    const value =
      name === 'categorySlug' ? slugOf(cell, cells.name ?? '', settings) : field.read(cell);
    const reasons = textProblems(cell, field.maxLength);
    if (value instanceof CellProblem) reasons.unshift(value.reason);
    problems.push(...reasons.map((reason) => rowProblem(reason, field.column)));
    row[name] = value;
  }
  if (problems.length > 0) return problems;
  const read = row as unknown as ImportRow;
  const { mrpPaise, sellingPaise = null, visibleFrom = null, visibleUntil = null } = read;
  if (isAboveMrp({ mrpPaise, sellingPaise }))
    return [rowProblem(catalogueMessages.cellAboveMrp(), PRODUCT_FIELDS.sellingPaise.column)];
  if (leavesFirst({ visibleFrom, visibleUntil }))
    return [rowProblem(catalogueMessages.cellLeavesFirst(), PRODUCT_FIELDS.visibleUntil.column)];
  return read;
}

function slugOf(
  category: string,
  productName: string,
  settings: RowSettings,
): string | CellProblem | undefined {
  if (category === '') return undefined;
  const { map, knownSlugs } = settings;
  const guessed = map.guessCategories ? guessCategory(category, productName) : undefined;
  return (
    toldCategory(category, settings) ??
    (guessed !== undefined && knownSlugs.has(guessed) ? guessed : map.defaultCategory) ??
    new CellProblem(catalogueMessages.cellCategory({ name: category.slice(0, 100) }))
  );
}

/** The slug for a category by the map, or by the shop's own paths; undefined if neither has it. */
export function toldCategory(
  category: string,
  { map, knownSlugs, knownPaths }: RowSettings,
): string | undefined {
  const asSlug = category.toLowerCase().replace(/\s+/g, '-');
  const told = mappedCategory(category, map.categories);
  return told ?? (knownSlugs.has(asSlug) ? asSlug : childOnPath(category, knownPaths));
}

/** The shop's category that a path leads to or through: 'Fruits > Exotic fruits > Dragon fruit' is in Exotic fruits. */
function childOnPath(path: string, knownPaths: ReadonlyMap<string, string>): string | undefined {
  const [top = '', child] = pathKey(path).split('/');
  return child === undefined ? knownPaths.get(top) : knownPaths.get(`${top}/${child}`);
}

function textProblems(text: string, maxLength: number | undefined): Message[] {
  if (maxLength === undefined) return [];
  const reasons: Message[] = [];
  if (text.length > maxLength) reasons.push(catalogueMessages.cellTooLong({ most: maxLength }));
  if (text.includes('\uFFFD')) reasons.push(catalogueMessages.cellNotUtf8());
  if (hasControlCharacter(text)) reasons.push(catalogueMessages.cellControlCharacter());
  return reasons;
}

function hasControlCharacter(text: string): boolean {
  // Descriptions may have several lines and tabs.
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}
