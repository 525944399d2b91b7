import { actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CategoryService } from '../categories/category.service';
import { stockAdjusted } from '../products/product.events';
import { conflict } from '../products/product-version';
import { Product } from '../products/product.entity';
import { MAX_STOCK } from '../products/product-fields.rules';
import { ProductRepository } from '../products/product.repository';
import { ListedProduct, listed } from '../products/listed-product';
import { StockChangeKey } from './stock-change-key.entity';
import { AdjustStockArgs, SetStockArgs } from './stock-change.input';
import { StockLedger } from '../products/stock-ledger';
import { catalogueMessages } from '../catalogue.messages';

/** Changes of stocks by hand: by a difference, or against the stock that somebody saw. Orders change them meanwhile. */
export class StockKeeping {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Adds pieces to a stock, or takes some away; once under a key.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, OUT_OF_STOCK where fewer are there than are to go,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async adjust(viewer: Viewer, productId: number, args: AdjustStockArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const { delta, reason, key } = await assertValid(AdjustStockArgs, trimTexts(args));
    const newStock = (stock: number) => stockPlus(stock, delta);
    const fingerprint = requestFingerprint(['adjust', productId, delta, reason]);
    return this.change(viewer, { productId, reason, key, fingerprint, newStock });
  }

  /**
   * Sets a stock to a number, where it is the expected one.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, CONFLICT where it is another, IDEMPOTENCY_KEY_REUSED
   */
  async set(viewer: Viewer, productId: number, args: SetStockArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const { expected, value, ...more } = await assertValid(SetStockArgs, trimTexts(args));
    const reason = more.reason || null;
    const key = more.key ?? null;
    const newStock = (stock: number) => {
      if (stock === expected) return value;
      const message = catalogueMessages.stockIsByNow({ stockQuantity: stock });
      throw conflict(
        'expected',
        message,
        { stockQuantity: stock },
        { stockQuantity: value, expected },
      );
    };
    const fingerprint = requestFingerprint(['set', productId, expected, value, reason]);
    return this.change(viewer, { productId, reason, key, fingerprint, newStock });
  }

  private async change(viewer: Viewer, wanted: WantedChange): Promise<ListedProduct> {
    const { productId, reason, key, newStock } = wanted;
    const actor = actorOf(viewer);
    const work = async (tx: Transaction) => {
      const products = new ProductRepository(tx);
      const product = await products.lock(productId);
      if (!product) throw notFound('product', 'productId');
      if (key !== null && (await isMade(tx, key, wanted))) return product;
      const before = product.stockQuantity;
      const after = newStock(before);
      if (key !== null) await this.noteKey(tx, key, wanted);
      if (after === before) return product;
      product.stockQuantity = after;
      await products.updateAt({ stockQuantity: before }, { id: productId, stockQuantity: after });
      await new StockLedger(tx, this.clock.now()).recordAdjustments(
        [{ productId, quantity: after - before }],
        { reason, adminId: actor.id },
      );
      await this.events.record(tx, [
        stockAdjusted(actor, { productId, before, after }, { reason, key }),
      ]);
      return product;
    };
    const product = await this.once(work, key !== null);
    return listed(product, await this.categories.byId(product.categoryId));
  }

  /** What is done under a key may be tried again: then the key says that it was done. */
  private async once(
    work: (tx: Transaction) => Promise<Product>,
    hasKey: boolean,
  ): Promise<Product> {
    try {
      return await this.database.write(work, { repeatable: hasKey });
    } catch (error) {
      // The product is locked, so another one was changed under this key at the same moment.
      if (isDuplicateKey(error, 'uq_stock_change_keys_requestKey')) throw keyReused();
      throw error;
    }
  }

  private async noteKey(tx: Transaction, key: string, { productId, fingerprint }: WantedChange) {
    await tx.insert(StockChangeKey, {
      requestKey: key,
      fingerprint,
      productId,
      at: this.clock.now(),
    });
  }
}

/** A change of a stock, and what it is known by. */
interface WantedChange {
  productId: number;
  reason: string | null;
  key: string | null;
  fingerprint: string;
  /** The stock after the change; throws where it cannot be made. */
  newStock: (stock: number) => number;
}

/** Whether the change was made under its key already. Throws where the key was used for another one. */
async function isMade(tx: Transaction, key: string, wanted: WantedChange): Promise<boolean> {
  const made = await tx.findOneBy(StockChangeKey, { requestKey: key });
  if (made && made.fingerprint !== wanted.fingerprint) throw keyReused();
  return made !== null;
}

function stockPlus(stock: number, delta: number): number {
  if (stock + delta < 0) {
    const message = catalogueMessages.stockShort({ stockQuantity: stock });
    throw new ShopError('OUT_OF_STOCK', message, { delta: message });
  }
  if (stock + delta > MAX_STOCK)
    throw fieldError('delta', catalogueMessages.stockFull({ mostCount: MAX_STOCK }));
  return stock + delta;
}

function keyReused(): ShopError {
  const message = catalogueMessages.stockKeyReused();
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { key: message });
}
