import { randomBytes } from 'node:crypto';
import { actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { PageOf, PageRequest, assertPage, pageOf } from '../../../kernel/page';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction, WriteOptions } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid, assertValidChanges } from '../../../platform/validation/assert-valid';
import { CategoryService } from '../categories/category.service';
import { Product } from '../products/product.entity';
import { searchTextOf } from '../products/search-text.rules';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';
import { ProductInput } from '../products/product.input';
import { questionOf, tidySearch } from './product-question';
import { ProductValues, tidied, withoutUndefined } from '../products/product-values';
import { ProductsArgs, RelatedArgs, SuggestArgs } from './product.page';
import { ProductRead, ProductRepository } from '../products/product.repository';
import { assertUnchanged, editable, versionAfter } from '../products/product-version';
import { CatalogueModel, ProductQuestion } from './catalogue-model';
import { CatalogueSync } from './catalogue-sync';
import { Facets } from './facets';
import { ListedProduct, listed } from '../products/listed-product';
import { areUnchanged, isUnchanged } from './still-same';
import { productAdded, productChanged, productDeleted } from '../products/product.events';
import { StockLedger } from '../products/stock-ledger';

const STREAM_BATCH = 500;

/** One page of the list, with what it answers. */
export interface ListedPage extends PageOf<ListedProduct> {
  correctedSearch: string | null;
  question: ProductQuestion;
}

/** The catalogue in memory, and what keeps it as the database has it. */
export interface CatalogueReading {
  model: CatalogueModel;
  sync: CatalogueSync;
}

/** The products of the shop: read in memory, changed in the database. */
export class CatalogueService {
  /** Another server counts other changes. */
  private readonly startedAs = randomBytes(6).toString('base64url');

  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly reading: CatalogueReading,
  ) {}

  /** How many products this server knows. */
  get productCount(): number {
    return this.reading.model.size;
  }

  /**
   * One page of the list.
   * @throws VALIDATION for an impossible page or an unknown category
   */
  async list(args: ProductsArgs): Promise<ListedPage> {
    const { category, ...wanted } = await assertValid(ProductsArgs, args);
    assertPage(args);
    const categoryId = category
      ? (await this.categories.bySlug(category, 'category')).id
      : undefined;
    const offset = (args.page - 1) * args.pageSize;
    await this.reading.sync.ready();
    const question = questionOf(wanted, categoryId);
    const found = this.reading.model.page(question, offset, args.pageSize);
    const { items, totalCount, correctedSearch } = found;
    return { ...pageOf(items, totalCount, args), correctedSearch, question };
  }

  /** What a list can be narrowed or widened to. */
  facets(question: ProductQuestion): Facets {
    return this.reading.model.facets(question);
  }

  /** What somebody may have meant who searched for this: other words that find something, the likeliest first. */
  didYouMean(question: ProductQuestion): string[] {
    return this.reading.model.didYouMean(question);
  }

  /**
   * Products of the same category that are most like a product, the likest first.
   * @throws VALIDATION for an impossible limit
   */
  async similar(id: number, args: RelatedArgs): Promise<ListedProduct[]> {
    const { limit } = await assertValid(RelatedArgs, args);
    return this.reading.model.similar(id, limit);
  }

  /**
   * What people buy together with a product and can be had now, the likeliest first; nothing where nobody did yet.
   * @throws VALIDATION for an impossible limit
   */
  async oftenBoughtWith(id: number, args: RelatedArgs): Promise<ListedProduct[]> {
    const { limit } = await assertValid(RelatedArgs, args);
    const products = this.reading.sync
      .boughtWith(id)
      .map((other) => this.reading.model.get(other))
      .filter((other) => other !== undefined && other.stockQuantity > 0);
    return (products as ListedProduct[]).slice(0, limit);
  }

  /** Counts every change of every product, as this server knows them. */
  get changes(): number {
    return this.reading.model.changes;
  }

  /** Whether a product stays as it is; see `isUnchanged`. */
  isSame(product: ListedProduct): () => boolean {
    return isUnchanged(this.reading.model, product);
  }

  /** Whether a list of these products stays as it is that was asked for at this count of changes; see `areUnchanged`. */
  areSame(products: readonly ListedProduct[], askedAt: number): () => boolean {
    return areUnchanged(this.reading.model, products, askedAt);
  }

  /**
   * Those of these products that there are, by their numbers. What was added elsewhere a moment ago is looked up in the
   * database.
   */
  async some(ids: readonly number[]): Promise<Map<number, ListedProduct>> {
    await this.reading.sync.ready();
    const products = ids
      .map((id) => this.reading.model.get(id))
      .filter((each) => each !== undefined);
    if (products.length < ids.length) {
      const known = new Set(products.map(({ id }) => id));
      products.push(...(await this.reading.sync.lookUp(ids.filter((id) => !known.has(id)))));
    }
    return new Map(products.map((product) => [product.id, product]));
  }

  /**
   * What somebody who types this may mean, the likeliest first; nothing for a text without words.
   * @throws VALIDATION for a text that is too long, or an impossible limit
   */
  async suggest(search: string, limit: number): Promise<ListedProduct[]> {
    const input = await assertValid(SuggestArgs, { search, limit });
    await this.reading.sync.ready();
    return this.reading.model.suggest(tidySearch(input.search), input.limit);
  }

  /** How many products are in a category. */
  async countOf(categoryId: number): Promise<number> {
    await this.reading.sync.ready();
    return this.reading.model.countOf(categoryId);
  }

  /** Names the state that all products are in, on this server; another one as soon as anything of any changes. */
  async version(): Promise<string> {
    await this.reading.sync.ready();
    return `${this.startedAs}-${this.reading.model.changes}`;
  }

  /** Every product as it is listed, in the order of their numbers, a batch at a time. */
  async *listed(): AsyncGenerator<ListedProduct[]> {
    await this.reading.sync.ready();
    const all = this.reading.model.inOrderOfIds();
    for (let from = 0; from < all.length; from += STREAM_BATCH)
      yield all.slice(from, from + STREAM_BATCH);
  }

  /** One page of all products, or of one category, in the order of their numbers. */
  async listedPage(
    categoryId: number | undefined,
    { page, pageSize }: PageRequest,
  ): Promise<{ items: readonly ListedProduct[]; totalCount: number }> {
    await this.reading.sync.ready();
    return this.reading.model.pageInOrderOfIds(categoryId, (page - 1) * pageSize, pageSize);
  }

  /** Every product as it is stored, a batch at a time, so that a file with all of them needs little memory. */
  async *all(): AsyncGenerator<Product[]> {
    for (let lastId = 0; ;) {
      const batch = await new ProductRepository(this.database.read).after(lastId, STREAM_BATCH);
      if (batch.length > 0) yield batch;
      if (batch.length < STREAM_BATCH) return;
      lastId = batch[batch.length - 1]?.id ?? lastId;
    }
  }

  /** One product, at once where the catalogue was read. Throws NOT_FOUND. */
  byId(id: number, field = 'id'): ListedProduct | Promise<ListedProduct> {
    const { model, sync } = this.reading;
    const find = () => {
      const product = model.get(id);
      if (!product) throw notFound('product', field);
      return product;
    };
    return sync.isReady ? find() : sync.ready().then(find);
  }

  /**
   * Puts a new product into the shop.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION with the specified texts, SKU_TAKEN
   */
  async add(viewer: Viewer, values: ProductValues): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const input = await assertValid(ProductInput, tidied(values));
    const { categorySlug, ...fields } = input;
    const category = await this.categories.bySlugOrGeneral(categorySlug);
    const product = {
      ...EMPTY_PRODUCT,
      ...withoutUndefined(fields),
      categoryId: category.id,
      createdAt: this.clock.now(),
      version: 1,
    };
    const work = async (tx: Transaction) => {
      const added = await tx.save(
        tx.create(Product, { ...product, searchText: searchTextOf(product) }),
      );
      await this.ledger(tx).recordOpenings([
        { productId: added.id, quantity: added.stockQuantity },
      ]);
      await this.events.record(tx, [productAdded(actorOf(viewer), added)]);
      return added;
    };
    return listed(await this.store(work), category);
  }

  /**
   * Changes what is given of a product; what is left out stays as it is. Its stock is changed by StockKeeping: here it
   * may only be given as it is.
   * @param expectedVersion the version that was changed, where a later one is not to be overwritten
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION with the specified texts, SKU_TAKEN, CONFLICT
   */
  async update(
    viewer: Viewer,
    id: number,
    values: ProductValues,
    expectedVersion?: number | null,
  ): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const input = await assertValidChanges(ProductInput, tidied(values));
    const slugs = await this.categories.slugs();
    const assertStillSo = (product: Product) =>
      assertUnchanged(editable(product, slugs.get(product.categoryId)), input, expectedVersion);
    // The second time, an expected version would meet the change that was made the first time.
    const repeatable = typeof expectedVersion !== 'number';
    return this.change({ viewer, id, input, assertStillSo, repeatable });
  }

  /**
   * Writes the whole of a product anew, its stock included: pieces sold since its writer looked come back, unless the
   * caller's check of the stored product refuses that. What that adds to the stock or takes away goes into the ledger.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION with the specified texts, SKU_TAKEN, and what the check
   *   throws
   */
  async replace(
    viewer: Viewer,
    id: number,
    values: ProductValues,
    assertStillSo?: (product: Product) => void,
  ): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const input = await assertValid(ProductInput, tidied(values));
    return this.change({ viewer, id, input, assertStillSo, repeatable: !assertStillSo });
  }

  /**
   * Takes a product out of the shop and out of every cart; orders keep their own copy of it. Its ledger stays,
   * and in it the pieces that were left are written off.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async delete(viewer: Viewer, id: number): Promise<void> {
    requirePermission(viewer, 'manage-catalogue');
    await this.database.write(async (tx) => {
      const products = new ProductRepository(tx);
      const product = await products.lock(id);
      if (!product) throw notFound('product', 'id');
      await products.deleteAt(readOf(product), id);
      const quantity = -product.stockQuantity;
      await this.ledger(tx).recordAdjustments([{ productId: id, quantity }]);
      await this.events.record(tx, [productDeleted(actorOf(viewer), product)]);
    });
  }

  private async change(edit: ProductEdit): Promise<ListedProduct> {
    const { viewer, id, assertStillSo, repeatable } = edit;
    const { categorySlug, ...fields } = edit.input;
    const category = categorySlug
      ? await this.categories.bySlug(categorySlug, 'categorySlug')
      : undefined;
    const work = async (tx: Transaction) => {
      const products = new ProductRepository(tx);
      const product = await products.lock(id);
      if (!product) throw notFound('product', 'id');
      assertStillSo?.(product);
      const before = { ...product };
      Object.assign(product, withoutUndefined(fields), category && { categoryId: category.id });
      product.searchText = searchTextOf(product);
      product.version = versionAfter(before, product);
      await products.updateAt(readOf(before), product);
      const quantity = product.stockQuantity - before.stockQuantity;
      await this.ledger(tx).recordAdjustments([{ productId: id, quantity }]);
      await this.events.record(tx, productChanged(actorOf(viewer), before, product));
      return product;
    };
    const product = await this.store(work, { repeatable });
    return listed(product, await this.categories.byId(product.categoryId));
  }

  private ledger(tx: Transaction): StockLedger {
    return new StockLedger(tx, this.clock.now());
  }

  private async store(
    work: (tx: Transaction) => Promise<Product>,
    options?: WriteOptions,
  ): Promise<Product> {
    try {
      return await this.database.write(work, options);
    } catch (error) {
      if (isDuplicateKey(error, 'uq_products_sku')) throw skuTaken();
      throw error;
    }
  }
}

/** A change of a stored product. */
interface ProductEdit {
  viewer: Viewer;
  id: number;
  input: Partial<ProductInput>;
  /** Throws where the stored product is not what the change was meant for. */
  assertStillSo?: (product: Product) => void;
  repeatable: boolean;
}

/** What a change is worked out against. */
function readOf({ mrpPaise, stockQuantity, version }: Product): ProductRead {
  return { mrpPaise, stockQuantity, version };
}

function skuTaken(): ShopError {
  const message = 'Another product has this sku';
  return new ShopError('SKU_TAKEN', message, { sku: message });
}
