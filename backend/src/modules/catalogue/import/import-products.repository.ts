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

/** What an import does to the products. */
export interface ImportPolicy {
  /** Whether products that are there get the file's stock; otherwise pieces already sold would come back. */
  updateStock: boolean;
  /** Stock of new products whose row names none. */
  defaultStock: number;
  /** The eight categories by their slugs. */
  categories: ReadonlyMap<string, Category>;
  now: Date;
}

/** What one batch of rows comes to. */
export interface ImportPlan {
  inserts: NewProduct[];
  updates: ProductUpdate[];
  unchanged: number;
}

type NewProduct = Omit<Product, 'id' | 'category'>;
type NumberedProduct = NewProduct & Pick<Product, 'id'>;

export interface ProductUpdate {
  /** What the changes were worked out against. */
  before: Product;
  changes: Partial<Product>;
}

/** The products that rows are about, as far as they are there. */
export function storedOf(manager: EntityManager, rows: readonly ImportRow[]): Promise<Product[]> {
  return manager.findBy(Product, { sku: In(rows.map((row) => row.sku)) });
}

/** The same, as they stay until the transaction ends. */
export async function lockedOf(tx: EntityManager, rows: readonly ImportRow[]): Promise<Product[]> {
  const products = new ProductRepository(tx);
  const ids = await products.idsBySku(rows.map((row) => row.sku));
  if (ids.size === 0) return [];
  return [...(await products.lockAll([...ids.values()])).values()];
}

/** Compares the rows of one batch (each SKU once) with the products that are there. */
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

/** What carrying a plan out did. */
export interface CarriedOut {
  inserted: NumberedProduct[];
  events: DomainEvent[];
}

/**
 * Carries a plan out whose products the transaction has locked: new ones in one statement, changes of the same columns in
 * another, and what that does to the stock in one more for each.
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

/** Databases do not all tell the numbers they gave to many rows at once, so they are read by the SKUs. */
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

/** The fields in which the row differs; what the file does not say stays as it is. */
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
  // A file that names the MRP only may bring one below the old selling price.
  if (isAboveMrp(wanted)) wanted.sellingPaise = null;
  // In the same way it may name one of the two instants, and bring that behind the other one.
  if (leavesFirst(wanted)) wanted[row.visibleFrom ? 'visibleUntil' : 'visibleFrom'] = null;
  wanted.searchText = searchTextOf(wanted);
  Object.assign(wanted, versionAfter(product, wanted, policy.now));
  const names = Object.keys(wanted) as (keyof Product)[];
  return changedFields<Product>(product, wanted, names)?.after ?? {};
}

/** Whether a text is what the shop's own export makes of the stored one, so that no spreadsheet takes it for a formula. */
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
