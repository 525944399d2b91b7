import { EntityManager, In } from 'typeorm';
import { changedFields } from '../../../kernel/changed-fields.rules';
import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { Category, GENERAL_SLUG } from '../categories/category.entity';
import { ImportRow } from './import-row.rules';
import { Product } from '../products/product.entity';
import { searchTextOf } from '../products/search-text.rules';
import { isAboveMrp } from '../products/price.rules';
import { EMPTY_PRODUCT, PLAIN_FIELDS } from '../products/product-fields.rules';
import { asExported } from '../../../platform/rest/formula.rules';
import { leavesFirst } from '../products/visibility.rules';
import { versionAfter } from '../products/product-version';
import { productChanged, productImported } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { withoutUndefined } from '../products/product-values';
import { Pieces, StockLedger } from '../products/stock-ledger';

/** The settings of an import. */
export interface ImportPolicy {
  /** Whether the file's stock replaces that of existing products, which brings back pieces sold meanwhile. */
  updateStock: boolean;
  /** Stock of new products whose row has none. */
  defaultStock: number;
  /** The eight categories by their slugs. */
  categories: ReadonlyMap<string, Category>;
  now: Date;
}

/** The planned changes of one batch of rows. */
export interface ImportPlan {
  inserts: NewProduct[];
  updates: ProductUpdate[];
  unchanged: number;
}

type NewProduct = Omit<Product, 'id' | 'category'>;
type NumberedProduct = NewProduct & Pick<Product, 'id'>;

export interface ProductUpdate {
  /** The values that the changes are based on. */
  before: Product;
  changes: Partial<Product>;
}

/** The existing products of the rows. */
export function storedOf(manager: EntityManager, rows: readonly ImportRow[]): Promise<Product[]> {
  return manager.findBy(Product, { sku: In(rows.map((row) => row.sku)) });
}

/** The same products, locked until the transaction ends. */
export async function lockedOf(tx: EntityManager, rows: readonly ImportRow[]): Promise<Product[]> {
  const products = new ProductRepository(tx);
  const ids = await products.idsBySku(rows.map((row) => row.sku));
  if (ids.size === 0) return [];
  return [...(await products.lockAll([...ids.values()])).values()];
}

/** Compares a batch of rows (each SKU once) with the existing products. */
export function planImport(
  stored: readonly Product[],
  rows: readonly ImportRow[],
  policy: ImportPolicy,
): ImportPlan {
  const storedBySku = new Map(stored.map((product) => [product.sku, product]));
  const plan: ImportPlan = { inserts: [], updates: [], unchanged: 0 };
  for (const row of rows) {
    const product = storedBySku.get(row.sku);
    const changes = product && changesTo(product, row, policy);
    if (!product || !changes) plan.inserts.push(newProduct(row, policy));
    else if (Object.keys(changes).length > 0) plan.updates.push({ before: product, changes });
    else plan.unchanged++;
  }
  return plan;
}

/** The result of carrying out a plan. */
export interface CarriedOut {
  inserted: NumberedProduct[];
  events: DomainEvent[];
}

/**
 * Carries out a plan whose products the transaction has locked: one statement inserts the new products, one updates the
 * changes of the same columns, and one more each updates the stock.
 * @returns what was done, for the audit log
 */
export async function carryOut(
  tx: EntityManager,
  plan: ImportPlan,
  ledger: StockLedger,
  actor: EventActor,
): Promise<CarriedOut> {
  const inserted = plan.inserts.length > 0 ? await insertAll(tx, plan.inserts, ledger) : [];
  await new ProductRepository(tx).updateLocked(
    plan.updates.map(({ before, changes }) => ({ before, after: { ...before, ...changes } })),
  );
  await ledger.recordAdjustments(plan.updates.flatMap(correctionOf));
  const events = [
    ...inserted.map((product) => productImported(actor, product)),
    ...plan.updates.flatMap(({ before, changes }) => productChanged(actor, before, changes)),
  ];
  return { inserted, events };
}

/** Not all databases return the IDs of several inserted rows, so they are read by SKU. */
async function insertAll(
  tx: EntityManager,
  inserts: NewProduct[],
  ledger: StockLedger,
): Promise<NumberedProduct[]> {
  await insertRows(tx, Product, inserts);
  const inserted = await tx.find(Product, {
    select: { id: true, sku: true },
    where: { sku: In(inserts.map(({ sku }) => sku)) },
  });
  const idOf = new Map(inserted.map(({ id, sku }) => [sku, id]));
  const products = inserts.map((product) => ({ ...product, id: idOf.get(product.sku) as number }));
  await ledger.recordOpenings(
    products.map(({ id, stockQuantity }) => ({ productId: id, quantity: stockQuantity })),
  );
  return products;
}

function correctionOf({ before, changes }: ProductUpdate): Pieces[] {
  if (changes.stockQuantity === undefined) return [];
  return [{ productId: before.id, quantity: changes.stockQuantity - before.stockQuantity }];
}

function newProduct(row: ImportRow, policy: ImportPolicy): NewProduct {
  const { categorySlug = GENERAL_SLUG, ...fields } = row;
  const category = categoryOf(categorySlug, policy);
  const product = {
    ...EMPTY_PRODUCT,
    description: '',
    imageUrl: '',
    stockQuantity: policy.defaultStock,
    ...withoutUndefined(fields),
    categoryId: category.id,
    createdAt: policy.now,
    changedAt: policy.now,
    version: 1,
  };
  return { ...product, searchText: searchTextOf(product) };
}

/** The fields in which the row differs; those missing in the file are unchanged. */
function changesTo(product: Product, row: ImportRow, policy: ImportPolicy): Partial<Product> {
  const { categorySlug, ...fields } = row;
  const said: Partial<Product> = {
    ...fields,
    stockQuantity: policy.updateStock ? row.stockQuantity : undefined,
    categoryId: categorySlug ? categoryOf(categorySlug, policy).id : undefined,
  };
  const wanted = { ...product, ...withoutUndefined(said) };
  for (const name of PLAIN_FIELDS)
    if (isExported(product[name], wanted[name])) keep(product, wanted, name);
  // A file with the MRP only may set it below the old selling price.
  if (isAboveMrp(wanted)) wanted.sellingPaise = null;
  // Likewise a file with only one of the two instants may reverse their order.
  if (leavesFirst(wanted)) wanted[row.visibleFrom ? 'visibleUntil' : 'visibleFrom'] = null;
  wanted.searchText = searchTextOf(wanted);
  Object.assign(wanted, versionAfter(product, wanted, policy.now));
  const names = Object.keys(wanted) as (keyof Product)[];
  return changedFields<Product>(product, wanted, names)?.after ?? {};
}

/** Whether a text is the shop's own export of the stored one, escaped against spreadsheet formulas. */
function isExported(stored: unknown, said: unknown): boolean {
  return typeof stored === 'string' && stored !== said && asExported(stored) === said;
}

function keep<Name extends keyof Product>(from: Product, to: Product, name: Name): void {
  to[name] = from[name];
}

function categoryOf(slug: string, { categories }: ImportPolicy): Category {
  const category = categories.get(slug);
  if (!category) throw new Error(`There is no category ${slug}`);
  return category;
}
