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
/** Products of one pack group that the staff is shown. */
const MOST_MEMBERS = 100;

/** One page of the list, with what it answers. */
export interface ListedPage extends PageOf<ListedProduct> {
  correctedSearch: string | null;
  question: ProductQuestion;
  /** What was asked; of a list that has hidden products behind the others, what has the others. */
  model: CatalogueModel;
}

/** The catalogue in memory, and what keeps it as the database has it. */
export interface CatalogueReading {
  assortment: Assortment;
  sync: CatalogueSync;
}

/** The products of the shop, as everybody reads them: in memory. */
export class CatalogueService {
  /** Another server counts other changes. */
  private readonly startedAs = randomBytes(6).toString('base64url');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly categories: CategoryService,
    private readonly reading: CatalogueReading,
  ) {}

  /** How many products customers find. */
  get productCount(): number {
    return this.visible.size;
  }

  /**
   * One page of the list. What is hidden is for those who keep the catalogue.
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
   * Products of the same category that are most like a product, the likest first.
   * @throws VALIDATION for an impossible limit
   */
  async similar(id: number, args: RelatedArgs): Promise<ListedProduct[]> {
    const { limit } = await assertValid(RelatedArgs, args);
    const product = this.reading.assortment.get(id);
    return product ? this.visible.similar(product, limit) : [];
  }

  /**
   * What can be sold instead of a product: of its category and its type, there now, and at most at this price; the likest
   * first.
   * None where the product has left the shop.
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
   * What people buy together with a product and can be had now, the likeliest first; nothing where nobody did yet.
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

  /** The sizes that a thing comes in, those that customers find and the smallest first; none where there is one only. */
  packSizes({ packGroup }: ListedProduct): ListedProduct[] {
    const sizes = this.visible.inPackGroup(packGroup);
    return sizes.length > 1 ? sizes.slice(0, MOST_PACK_SIZES) : [];
  }

  /**
   * The products that have the pack group of one, hidden ones too, the smallest first; that one alone where it has none. A
   * file may name more of them than customers are shown.
   */
  packMembers(product: ListedProduct): ListedProduct[] {
    const { visible, hidden } = this.reading.assortment;
    const members = [visible, hidden].flatMap((model) => model.inPackGroup(product.packGroup));
    return members.length > 0 ? members.sort(bySize).slice(0, MOST_MEMBERS) : [product];
  }

  /** Every product of the shop, hidden ones too. */
  async everything(): Promise<ListedProduct[]> {
    await this.reading.sync.ready();
    const { visible, hidden } = this.reading.assortment;
    return [visible, hidden].flatMap((model) => model.inOrderOfIds());
  }

  /** Counts every change of every product that customers find, as this server knows them. */
  get changes(): number {
    return this.visible.changes;
  }

  /** Whether a product stays as it is; see `isUnchanged`. */
  isSame(product: ListedProduct): () => boolean {
    return isUnchanged(this.visible, product);
  }

  /** Whether a list of these products stays as it is that was asked for at this count of changes; see `areUnchanged`. */
  areSame(products: readonly ListedProduct[], askedAt: number): () => boolean {
    return areUnchanged(this.visible, products, askedAt);
  }

  /** Those of these products that customers find at this moment, by their numbers; see `known`. */
  async some(ids: readonly number[]): Promise<Map<number, ListedProduct>> {
    const products = await this.known(ids);
    for (const [id, product] of products) if (!this.isVisible(product)) products.delete(id);
    return products;
  }

  /** Whether customers find a product at this moment. */
  isVisible(product: ListedProduct): boolean {
    return isVisible(product, this.clock.now());
  }

  /**
   * Those of these products that there are, hidden or not, by their numbers. What was added elsewhere a moment ago is
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
   * Those products that have one of these skus or barcodes, the lowest number first; hidden ones for those who keep the
   * catalogue.
   * @throws VALIDATION for too many of them, or an impossible limit
   */
  async byCode(viewer: Viewer, args: ProductsByCodeArgs): Promise<ListedProduct[]> {
    const codes = await assertValid(ProductsByCodeArgs, args);
    const ids = await new ProductRepository(this.database.read).idsByCode(codes, codes.limit);
    const products = await (seesHidden(viewer) ? this.known(ids) : this.some(ids));
    return [...products.values()].sort((one, other) => one.id - other.id);
  }

  /**
   * What somebody who types this may mean, the likeliest first; nothing for a text without words.
   * @throws VALIDATION for a text that is too long, or an impossible limit
   */
  async suggest(search: string, limit: number): Promise<ListedProduct[]> {
    const input = await assertValid(SuggestArgs, { search, limit });
    await this.reading.sync.ready();
    return this.visible.suggest(tidySearch(input.search), input.limit);
  }

  /** The products whose name, other names, unit or sku hold all words of a text, hidden ones included; none for a text without words. */
  async idsNamed(text: string): Promise<number[]> {
    await this.reading.sync.ready();
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length > 0 ? this.reading.assortment.idsHolding(words) : [];
  }

  /** How many of the products that customers find run out. Throws UNAUTHENTICATED, FORBIDDEN. */
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
   * One page of what customers find that is sold out or low, what has the fewest pieces first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async lowStock(viewer: Viewer, request: PageRequest): Promise<PageOf<ListedProduct>> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage(request);
    const low = await this.allLow();
    const offset = offsetOf(request);
    return pageOf(low.slice(offset, offset + request.pageSize), low.length, request);
  }

  /** All that customers find and that is sold out or low, what has the fewest pieces first. */
  async allLow(): Promise<ListedProduct[]> {
    const low: ListedProduct[] = [];
    for await (const batch of this.listed()) low.push(...batch.filter(isLow));
    return low.sort((one, other) => one.stockQuantity - other.stockQuantity || one.id - other.id);
  }

  /** How many pieces orders took of each of these products since an instant, less what they gave back. */
  soldSince(ids: readonly number[], since: Date): Promise<Map<number, number>> {
    return new SalesReader(this.database.read).soldSince(ids, since);
  }

  /** How many products customers find in a category. */
  async countOf(categoryId: number): Promise<number> {
    await this.reading.sync.ready();
    return this.visible.countOf(categoryId);
  }

  /** Names the state of what customers find, on this server; another one as soon as anything of it changes. */
  async version(): Promise<string> {
    await this.reading.sync.ready();
    return `${this.startedAs}-${this.changes}`;
  }

  /** Every product that customers find, as it is listed, in the order of their numbers, a batch at a time. */
  async *listed(): AsyncGenerator<readonly ListedProduct[]> {
    await this.reading.sync.ready();
    yield* batchesOf(this.visible.inOrderOfIds(), STREAM_BATCH);
  }

  /** One page of all that customers find, or of one category, in the order of their numbers. */
  async listedPage(
    categoryId: number | undefined,
    { page, pageSize }: PageRequest,
  ): Promise<{ items: readonly ListedProduct[]; totalCount: number }> {
    await this.reading.sync.ready();
    return this.visible.pageInOrderOfIds(categoryId, (page - 1) * pageSize, pageSize);
  }

  /** Every product as it is stored, hidden ones included, a batch at a time, so that a file with all of them needs little memory. */
  async *all(): AsyncGenerator<Product[]> {
    for (let lastId = 0; ;) {
      const batch = await new ProductRepository(this.database.read).after(lastId, STREAM_BATCH);
      if (batch.length > 0) yield batch;
      if (batch.length < STREAM_BATCH) return;
      lastId = batch[batch.length - 1]?.id ?? lastId;
    }
  }

  /** One product that customers find, at once where the catalogue was read. Throws NOT_FOUND. */
  byId(id: number, field = 'id'): ListedProduct | Promise<ListedProduct> {
    return this.find(() => this.visible.get(id), field);
  }

  /** One product; a hidden one for those who keep the catalogue. Throws NOT_FOUND. */
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

/** Whether somebody keeps the catalogue: then they find what is hidden, too. */
export function seesHidden(viewer: Viewer): boolean {
  return (
    viewer.role === 'admin' &&
    !viewer.mustSetUpSecondFactor &&
    viewer.permissions.has('manage-catalogue')
  );
}

/** A page of a list behind which hidden products come, in an order of their own. */
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
