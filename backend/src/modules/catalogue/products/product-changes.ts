import { Clock } from '../../../kernel/clock';
import { DomainEvent, EventActor, actorOf } from '../../../kernel/domain-event';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction, WriteOptions } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { catalogueMessages } from '../catalogue.messages';
import { ownPicture } from './pictures/illustration.rules';
import { Prices, isAboveMrp } from './price.rules';
import { versionAfter } from './product-version';
import { Product } from './product.entity';
import { productChanged } from './product.events';
import { ProductRead, ProductRepository } from './product.repository';
import { searchTextOf } from './search-text.rules';
import { StockLedger } from './stock-ledger';
import { assertLeavesLater } from './visibility.rules';

/** A change of a stored product. */
export interface ProductEdit {
  productId: number;
  /** Returns the new values for the stored product; throws if that must not be changed. */
  change: (product: Readonly<Product>) => Partial<Product>;
}

export type EditOutcome = Product | ShopError | undefined;

/** Carries out edits of products, one or many: all edits use it. */
export class ProductChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Carries out edits one after the other in one transaction; a refused edit does not affect the others.
   * @returns each product after its edit, or why the edit was refused; nothing for products that do not exist
   */
  make(
    viewer: Viewer,
    edits: readonly ProductEdit[],
    options?: WriteOptions,
  ): Promise<EditOutcome[]> {
    return this.database.write((tx) => this.makeIn(tx, actorOf(viewer), edits), options);
  }

  /** Carries out edits as `make` does, within an open transaction. */
  async makeIn(
    tx: Transaction,
    actor: EventActor,
    edits: readonly ProductEdit[],
  ): Promise<EditOutcome[]> {
    const now = this.clock.now();
    const products = new ProductRepository(tx);
    const locked = await products.lockAll(edits.map(({ productId }) => productId));
    const changed = new Map<number, { before: Product; after: Product }>();
    const noted: DomainEvent[] = [];
    const moved: { productId: number; quantity: number }[] = [];
    const outcomes: EditOutcome[] = [];
    for (const { productId, change } of edits) {
      const before = locked.get(productId);
      const product = before && edited(before, change, now);
      outcomes.push(product);
      if (!before || !product || product instanceof ShopError) continue;
      const events = productChanged(actor, before, product);
      if (events.length === 0) continue;
      changed.set(productId, {
        before: changed.get(productId)?.before ?? before,
        after: product,
      });
      locked.set(productId, product);
      moved.push({ productId, quantity: product.stockQuantity - before.stockQuantity });
      noted.push(...events);
    }
    await products.updateLocked([...changed.values()]);
    await new StockLedger(tx, now).recordAdjustments(moved);
    await this.events.record(tx, noted);
    return outcomes;
  }
}

/** The product after an edit, or why that is refused. */
function edited(before: Product, change: ProductEdit['change'], now: Date): Product | ShopError {
  try {
    const product = { ...before, ...change(before) };
    assertNotAboveMrp(product);
    product.imageUrl = ownPicture(product.imageUrl);
    assertLeavesLater(product);
    product.searchText = searchTextOf(product);
    return { ...product, ...versionAfter(before, product, now) };
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

/** The values that a change is based on. */
export function readOf({ mrpPaise, stockQuantity, version }: Product): ProductRead {
  return { mrpPaise, stockQuantity, version };
}

/** A change of only one of the two prices keeps the other. */
export function assertNotAboveMrp(prices: Prices): void {
  if (isAboveMrp(prices)) throw fieldError('sellingPaise', catalogueMessages.aboveMrp());
}
