import { randomBytes } from 'node:crypto';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { PageOf, PageRequest, assertPage, pageOf, offsetOf } from '../../../kernel/page';
import { notFound } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { CategoryService } from '../categories/category.service';
import { Product } from '../products/product.entity';
import { questionOf, tidySearch } from './product-question';
import {
  ProductVisibility,
  ProductsArgs,
  ProductsByCodeArgs,
  RelatedArgs,
  SuggestArgs,
} from './product.page';
import { ProductRepository } from '../products/product.repository';
import { Assortment } from './assortment';
import { CatalogueModel, ProductQuestion, ProductsFound } from './catalogue-model';
import { CatalogueSync } from './catalogue-sync';
import { ListedProduct } from '../products/listed-product';
import { LOW_STOCK_LEVEL, isLow } from '../products/low-stock.rules';
import { MOST_PACK_SIZES, bySize } from '../products/pack-size.rules';
import { isVisible } from '../products/visibility.rules';
import { areOfOneType } from '../search/language/product-type.rules';
import { SalesReader } from './sales-reader';
import { areUnchanged, isUnchanged } from './still-same';
import type { StockAttention } from './stock-attention.type';

const STREAM_BATCH = 500;
/** Maximum number of products of a pack group in the staff's view. */
const MOST_MEMBERS = 100;

/** One page of the list, with its request. */
export interface ListedPage extends PageOf<ListedProduct> {
  correctedSearch: string | null;
  question: ProductQuestion;
  /** The model that the request was answered from; for a list followed by hidden products, that of the visible ones. */
  model: CatalogueModel;
}

/** The catalogue in memory, and its synchronization with the database. */
export interface CatalogueReading {
  assortment: Assortment;
  sync: CatalogueSync;
}

/** The products of the shop, read from memory. */
export class CatalogueService {
  /** Another server counts other changes. */
  private readonly startedAs = randomBytes(6).toString('base64url');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly categories: CategoryService,
    private readonly reading: CatalogueReading,
  ) {}

  /** Number of products that customers find. */
  get productCount(): number {
    return this.visible.size;
  }

  /**
   * One page of the list. Hidden products require the permission to manage the catalogue.
   * @throws VALIDATION for an impossible page or an unknown category; UNAUTHENTICATED, FORBIDDEN
   */
  async list(viewer: Viewer, args: ProductsArgs): Promise<ListedPage> {
    const { category, visibility, ...wanted } = await assertValid(ProductsArgs, args);
    if (visibility !== ProductVisibility.VISIBLE) requirePermission(viewer, 'manage-catalogue');
    assertPage(args);
    const wantedCategory = category
      ? await this.categories.bySlug(category, 'category')
      : undefined;
    const offset = (args.page - 1) * args.pageSize;
    await this.reading.sync.ready();
    const question = questionOf(wanted, wantedCategory);
    const { visible, hidden } = this.reading.assortment;
    const model = visibility === ProductVisibility.HIDDEN ? hidden : visible;
    const found = model.page(question, offset, args.pageSize);
    const { items, totalCount, correctedSearch } =
      visibility === ProductVisibility.ANY
        ? withThose(found, hidden, { ...question, searched: undefined }, args)
        : found;
    return { ...pageOf(items, totalCount, args), correctedSearch, question, model };
  }

  /**
   * The most similar products of the same category, the most similar first.
   * @throws VALIDATION for an impossible limit
   */
  async similar(id: number, args: RelatedArgs): Promise<ListedProduct[]> {
    const { limit } = await assertValid(RelatedArgs, args);
    const product = this.reading.assortment.get(id);
    return product ? this.visible.similar(product, limit) : [];
  }

  /**
   * Possible substitutes for a product: of its category and type, in stock, and at most at this price; the most similar
   * first. None if the product no longer exists.
   */
  async insteadOf(id: number, mostPaise: number, limit: number): Promise<ListedProduct[]> {
    await this.reading.sync.ready();
    const wanted = this.reading.assortment.get(id);
    if (!wanted) return [];
    return this.visible
      .similar(wanted, Infinity)
      .filter(({ stockQuantity, pricePaise }) => stockQuantity > 0 && pricePaise <= mostPaise)
      .filter((other) => areOfOneType(wanted, other))
      .slice(0, limit);
  }

  /**
   * Products that are often bought together with one and are in stock, the likeliest first; none without such
   * purchases.
   * @throws VALIDATION for an impossible limit
   */
  async oftenBoughtWith(id: number, args: RelatedArgs): Promise<ListedProduct[]> {
    const { limit } = await assertValid(RelatedArgs, args);
    const products = this.reading.sync
      .boughtWith(id)
      .map((other) => this.visible.get(other))
      .filter((other) => other !== undefined && other.stockQuantity > 0);
    return (products as ListedProduct[]).slice(0, limit);
  }

  /** The visible sizes of a product, the smallest first; none if there is only one. */
  packSizes({ packGroup }: ListedProduct): ListedProduct[] {
    const sizes = this.visible.inPackGroup(packGroup);
    return sizes.length > 1 ? sizes.slice(0, MOST_PACK_SIZES) : [];
  }

  /**
   * All products of a product's pack group, including hidden ones, the smallest first; only that product if it has
   * none. Files may assign more products to a group than customers are shown.
   */
  packMembers(product: ListedProduct): ListedProduct[] {
    const { visible, hidden } = this.reading.assortment;
    const members = [visible, hidden].flatMap((model) => model.inPackGroup(product.packGroup));
    return members.length > 0 ? members.sort(bySize).slice(0, MOST_MEMBERS) : [product];
  }

  /** All products of the shop, including hidden ones. */
  async everything(): Promise<ListedProduct[]> {
    await this.reading.sync.ready();
    const { visible, hidden } = this.reading.assortment;
    return [visible, hidden].flatMap((model) => model.inOrderOfIds());
  }

  /** Counts all changes of all visible products, as seen by this server. */
  get changes(): number {
    return this.visible.changes;
  }

  /** Whether a product is unchanged; see `isUnchanged`. */
  isSame(product: ListedProduct): () => boolean {
    return isUnchanged(this.visible, product);
  }

  /** Whether a list of products requested at this count of changes is unchanged; see `areUnchanged`. */
  areSame(products: readonly ListedProduct[], askedAt: number): () => boolean {
    return areUnchanged(this.visible, products, askedAt);
  }

  /** Those of these products that are visible now, by their numbers; see `known`. */
  async some(ids: readonly number[]): Promise<Map<number, ListedProduct>> {
    const products = await this.known(ids);
    for (const [id, product] of products) if (!this.isVisible(product)) products.delete(id);
    return products;
  }

  /** Whether a product is visible to customers now. */
  isVisible(product: ListedProduct): boolean {
    return isVisible(product, this.clock.now());
  }

  /**
   * Those of these products that exist, hidden or not, by their numbers. Products just added by another server are
   * looked up in the database.
   */
  async known(ids: readonly number[]): Promise<Map<number, ListedProduct>> {
    await this.reading.sync.ready();
    const products = ids
      .map((id) => this.reading.assortment.get(id))
      .filter((each) => each !== undefined);
    if (products.length < ids.length) {
      const known = new Set(products.map(({ id }) => id));
      products.push(...(await this.reading.sync.lookUp(ids.filter((id) => !known.has(id)))));
    }
    return new Map(products.map((product) => [product.id, product]));
  }

  /**
   * Products with one of these SKUs or barcodes, the lowest number first; hidden ones only for callers who manage the
   * catalogue.
   * @throws VALIDATION for too many codes, or an impossible limit
   */
  async byCode(viewer: Viewer, args: ProductsByCodeArgs): Promise<ListedProduct[]> {
    const codes = await assertValid(ProductsByCodeArgs, args);
    const ids = await new ProductRepository(this.database.read).idsByCode(codes, codes.limit);
    const products = await (seesHidden(viewer) ? this.known(ids) : this.some(ids));
    return [...products.values()].sort((one, other) => one.id - other.id);
  }

  /**
   * Suggestions for a text being typed, the likeliest first; none for a text without words.
   * @throws VALIDATION for a text that is too long, or an impossible limit
   */
  async suggest(search: string, limit: number): Promise<ListedProduct[]> {
    const input = await assertValid(SuggestArgs, { search, limit });
    await this.reading.sync.ready();
    return this.visible.suggest(tidySearch(input.search), input.limit);
  }

  /**
   * The products whose name, other names, unit or SKU contain all words of a text, including hidden ones; none for a
   * text without words.
   */
  async idsNamed(text: string): Promise<number[]> {
    await this.reading.sync.ready();
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length > 0 ? this.reading.assortment.idsHolding(words) : [];
  }

  /** How many visible products run low. Throws UNAUTHENTICATED, FORBIDDEN. */
  async stockAttention(viewer: Viewer): Promise<StockAttention> {
    requirePermission(viewer, 'manage-catalogue');
    const attention = { lowCount: 0, outCount: 0, lowLevel: LOW_STOCK_LEVEL + 1 };
    for await (const batch of this.listed())
      for (const product of batch)
        if (product.stockQuantity <= 0) attention.outCount++;
        else if (isLow(product)) attention.lowCount++;
    return attention;
  }

  /**
   * One page of the visible products that are sold out or low, the fewest pieces first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async lowStock(viewer: Viewer, request: PageRequest): Promise<PageOf<ListedProduct>> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage(request);
    const low = await this.allLow();
    const offset = offsetOf(request);
    return pageOf(low.slice(offset, offset + request.pageSize), low.length, request);
  }

  /** All visible products that are sold out or low, the fewest pieces first. */
  async allLow(): Promise<ListedProduct[]> {
    const low: ListedProduct[] = [];
    for await (const batch of this.listed()) low.push(...batch.filter(isLow));
    return low.sort((one, other) => one.stockQuantity - other.stockQuantity || one.id - other.id);
  }

  /** Pieces of each of these products sold since an instant, less returned ones. */
  soldSince(ids: readonly number[], since: Date): Promise<Map<number, number>> {
    return new SalesReader(this.database.read).soldSince(ids, since);
  }

  /** How many visible products are in a category. */
  async countOf(categoryId: number): Promise<number> {
    await this.reading.sync.ready();
    return this.visible.countOf(categoryId);
  }

  /** An identifier of the state of the visible catalogue, unique to this server; it changes with every change. */
  async version(): Promise<string> {
    await this.reading.sync.ready();
    return `${this.startedAs}-${this.changes}`;
  }

  /** All visible products in the order of their numbers, in batches. */
  async *listed(): AsyncGenerator<readonly ListedProduct[]> {
    await this.reading.sync.ready();
    yield* batchesOf(this.visible.inOrderOfIds(), STREAM_BATCH);
  }

  /** One page of all visible products, or of one category, in the order of their numbers. */
  async listedPage(
    categoryId: number | undefined,
    { page, pageSize }: PageRequest,
  ): Promise<{ items: readonly ListedProduct[]; totalCount: number }> {
    await this.reading.sync.ready();
    return this.visible.pageInOrderOfIds(categoryId, (page - 1) * pageSize, pageSize);
  }

  /** All products as stored, including hidden ones, in batches, so that a file with all of them needs little memory. */
  async *all(): AsyncGenerator<Product[]> {
    for (let lastId = 0; ;) {
      const batch = await new ProductRepository(this.database.read).after(lastId, STREAM_BATCH);
      if (batch.length > 0) yield batch;
      if (batch.length < STREAM_BATCH) return;
      lastId = batch[batch.length - 1]?.id ?? lastId;
    }
  }

  /** One visible product; synchronous once the catalogue was read. Throws NOT_FOUND. */
  byId(id: number, field = 'id'): ListedProduct | Promise<ListedProduct> {
    return this.find(() => this.visible.get(id), field);
  }

  /** One product; hidden ones only for callers who manage the catalogue. Throws NOT_FOUND. */
  byIdFor(viewer: Viewer, id: number): ListedProduct | Promise<ListedProduct> {
    if (!seesHidden(viewer)) return this.byId(id);
    return this.find(() => this.reading.assortment.get(id), 'id');
  }

  private get visible(): CatalogueModel {
    return this.reading.assortment.visible;
  }

  private find(
    look: () => ListedProduct | undefined,
    field: string,
  ): ListedProduct | Promise<ListedProduct> {
    const { sync } = this.reading;
    const find = () => {
      const product = look();
      if (!product) throw notFound('product', field);
      return product;
    };
    return sync.isReady ? find() : sync.ready().then(find);
  }
}

/** Whether a caller manages the catalogue, and thus finds hidden products, too. */
export function seesHidden(viewer: Viewer): boolean {
  return (
    viewer.role === 'admin' &&
    !viewer.mustSetUpSecondFactor &&
    viewer.permissions.has('manage-catalogue')
  );
}

/** A page of a list that continues with hidden products, in an order of their own. */
function withThose(
  found: ProductsFound,
  hidden: CatalogueModel,
  question: ProductQuestion,
  { page, pageSize }: PageRequest,
): ProductsFound {
  const offset = Math.max((page - 1) * pageSize - found.totalCount, 0);
  const more = hidden.page(question, offset, pageSize - found.items.length);
  return {
    items: [...found.items, ...more.items],
    totalCount: found.totalCount + more.totalCount,
    correctedSearch: found.totalCount > 0 ? found.correctedSearch : more.correctedSearch,
  };
}
