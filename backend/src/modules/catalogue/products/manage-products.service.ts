import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid, assertValidChanges } from '../../../platform/validation/assert-valid';
import { ownPicture } from './pictures/illustration.rules';
import { CategoryService } from '../categories/category.service';
import { ListedProduct, listed } from './listed-product';
import { ProductChanges, assertNotAboveMrp, readOf } from './product-changes';
import { MOST_PACK_SIZES } from './pack-size.rules';
import { EMPTY_PRODUCT } from './product-fields.rules';
import { ProductValues, madeSku, storedFields, tidied } from './product-values';
import { assertUnchanged, editable } from './product-version';
import { Product } from './product.entity';
import { productAdded, productDeleted } from './product.events';
import { ProductInput } from './product.input';
import { ProductRepository } from './product.repository';
import { searchTextOf } from './search-text.rules';
import { StockLedger } from './stock-ledger';
import { assertLeavesLater } from './visibility.rules';
import { writeOffDeleted } from './write-off-deleted';
import { catalogueMessages } from '../catalogue.messages';

/** The staff's changes of products. */
export class ManageProductsService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly changes: ProductChanges,
  ) {}

  /**
   * Adds a new product.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION with the specified texts, SKU_TAKEN
   */
  async add(viewer: Viewer, values: ProductValues): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const input = await assertValid(ProductInput, tidied(values));
    const { categorySlug, ...fields } = input;
    const category = await this.categories.bySlugOrGeneral(categorySlug);
    const now = this.clock.now();
    const product = {
      ...EMPTY_PRODUCT,
      ...storedFields(fields),
      sku: fields.sku ?? madeSku(),
      imageUrl: ownPicture(fields.imageUrl),
      categoryId: category.id,
      createdAt: now,
      changedAt: now,
      version: 1,
    };
    assertNotAboveMrp(product);
    assertLeavesLater(product);
    const work = async (tx: Transaction) => {
      await assertRoomInPack(new ProductRepository(tx), product);
      const added = await tx.save(
        tx.create(Product, { ...product, searchText: searchTextOf(product) }),
      );
      await new StockLedger(tx, now).recordOpenings([
        { productId: added.id, quantity: added.stockQuantity },
      ]);
      await this.events.record(tx, [productAdded(actorOf(viewer), added)]);
      return added;
    };
    return listed(await this.store(() => this.database.write(work)), category);
  }

  /**
   * Changes the given values of a product; omitted ones are unchanged. StockKeeping changes the stock: here it may only
   * be given unchanged.
   * @param expectedVersion the version that the caller changed, if a later one must not be overwritten
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
    // A retry with an expected version would conflict with the first try's change.
    const repeatable = typeof expectedVersion !== 'number';
    return this.change(viewer, { id, input, assertStillSo, repeatable });
  }

  /**
   * Replaces a whole product, including its stock: pieces sold since the caller read it come back, unless the caller's
   * check of the stored product rejects the change. The ledger records the difference in stock.
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
    return this.change(viewer, { id, input, assertStillSo, repeatable: !assertStillSo });
  }

  /**
   * Deletes a product, and removes it from all carts; orders keep their own copy of it. Its ledger remains, and records
   * the write-off of the remaining pieces.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and what the caller's check of the stored product throws
   */
  async delete(
    viewer: Viewer,
    id: number,
    assertStillSo?: (product: Product) => void,
  ): Promise<void> {
    requirePermission(viewer, 'manage-catalogue');
    await this.database.write(async (tx) => {
      const products = new ProductRepository(tx);
      const product = await products.lock(id);
      if (!product) throw notFound('product', 'id');
      assertStillSo?.(product);
      await products.deleteAt(readOf(product), id);
      await writeOffDeleted(tx, this.clock.now(), [product]);
      await this.events.record(tx, [productDeleted(actorOf(viewer), product)]);
    });
  }

  private async change(viewer: Viewer, edit: WholeEdit): Promise<ListedProduct> {
    const { id: productId, assertStillSo, repeatable } = edit;
    const { categorySlug, ...fields } = edit.input;
    const category = categorySlug
      ? await this.categories.bySlug(categorySlug, 'categorySlug')
      : undefined;
    const change = (product: Product) => {
      assertStillSo?.(product);
      return { ...storedFields(fields), ...(category && { categoryId: category.id }) };
    };
    await assertRoomInPack(new ProductRepository(this.database.read), { ...fields, id: productId });
    const [product] = await this.store(() =>
      this.changes.make(viewer, [{ productId, change }], { repeatable }),
    );
    if (!product) throw notFound('product', 'id');
    if (product instanceof ShopError) throw product;
    return listed(product, await this.categories.byId(product.categoryId));
  }

  private async store<Stored>(work: () => Promise<Stored>): Promise<Stored> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicateKey(error, 'uq_products_sku')) throw skuTaken();
      // The category was removed concurrently.
      if (isMissingReference(error)) throw fieldError('categorySlug', catalogueMessages.category());
      throw error;
    }
  }
}

/** A change of a whole product. */
interface WholeEdit {
  id: number;
  input: Partial<ProductInput>;
  /** Throws if the stored product is not the one that the change is meant for. */
  assertStillSo?: (product: Product) => void;
  repeatable: boolean;
}

/** Rejects more sizes than a pack group may have. Throws VALIDATION (packGroup). */
async function assertRoomInPack(
  products: ProductRepository,
  { id, packGroup }: Partial<Pick<Product, 'id' | 'packGroup'>>,
): Promise<void> {
  if (!packGroup) return;
  const members = await products.inPackGroups([packGroup]);
  if (members.filter((member) => member.id !== id).length >= MOST_PACK_SIZES)
    throw fieldError('packGroup', catalogueMessages.packTooLarge({ most: MOST_PACK_SIZES }));
}

function skuTaken(): ShopError {
  const message = catalogueMessages.skuTaken();
  return new ShopError('SKU_TAKEN', message, { sku: message });
}
