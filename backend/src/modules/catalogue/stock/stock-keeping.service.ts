import { IsNull } from 'typeorm';
import { actorOf } from '../../../kernel/domain-event';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CategoryService } from '../categories/category.service';
import { lockLocation, readLocationId } from '../locations/stock-locations.service';
import { conflict } from '../products/product-version';
import { ListedProduct, listed } from '../products/listed-product';
import { ProductRepository } from '../products/product.repository';
import { MovementKind, StockMovement } from '../products/stock-movement.entity';
import { LocationStockChanges, WantedLocationChange } from './location-stock-changes';
import { ChangeOutcome, StockChanges, WantedChange } from './stock-changes';
import {
  AdjustStockArgs,
  CountStockArgs,
  SetStockArgs,
  StockDelta,
  StockTarget,
} from './stock-change.input';
import { StockChangeKind, assertKindFits, stockPlus } from './stock-change.rules';
import { catalogueMessages } from '../catalogue.messages';

/** The movements in which a count looks for another one; nobody counts a product while it sells more often. */
const MOST_SINCE_SHOWN = 100;

/**
 * Manual stock changes: by a difference, or relative to a stock that the caller saw. Orders change stocks meanwhile. The
 * stock is that of the shop, unless the caller names a stock location.
 */
export class StockKeeping {
  constructor(
    private readonly changes: StockChanges,
    private readonly elsewhere: LocationStockChanges,
    private readonly categories: CategoryService,
  ) {}

  /**
   * Adds pieces to a stock, or removes some; idempotent by key.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, OUT_OF_STOCK if there are fewer than are to be removed,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async adjust(viewer: Viewer, productId: number, args: AdjustStockArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const { locationId, ...valid } = await assertValid(AdjustStockArgs, trimTexts(args));
    return this.changeAt(viewer, locationId, {
      ...adjustmentOf(productId, valid),
      key: valid.key,
    });
  }

  /**
   * Sets a stock to a number, if the current stock is the expected one.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, CONFLICT if it is not, IDEMPOTENCY_KEY_REUSED
   */
  async set(viewer: Viewer, productId: number, args: SetStockArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    return this.change(
      viewer,
      settingOf(productId, await assertValid(SetStockArgs, trimTexts(args))),
    );
  }

  /**
   * Changes a stock by the difference between the counted and the displayed number; idempotent by key. Sales since then
   * are not lost.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, CONFLICT if it was counted since then, OUT_OF_STOCK if
   *   there are fewer than are missing, IDEMPOTENCY_KEY_REUSED
   */
  async count(viewer: Viewer, productId: number, args: CountStockArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const { locationId, ...count } = await assertValid(CountStockArgs, trimTexts(args));
    const at = readLocationId(locationId);
    const actor = actorOf(viewer);
    const outcomes = await this.changes.write(async (tx) => {
      if (at !== null) await lockLocation(tx, at, 'locationId');
      await new ProductRepository(tx).lockAll([productId]);
      const latest = await tx.find(StockMovement, {
        where: { productId, locationId: at ?? IsNull() },
        order: { id: 'DESC' },
        take: MOST_SINCE_SHOWN,
      });
      const wanted = { ...countOf(productId, count, latest), key: count.key };
      return at === null
        ? this.changes.makeIn(tx, actor, [wanted])
        : [await this.elsewhere.makeIn(tx, actor, at, wanted)];
    });
    return this.listedOutcome(outcomes);
  }

  private async changeAt(
    viewer: Viewer,
    locationId: string | null | undefined,
    wanted: WantedLocationChange,
  ): Promise<ListedProduct> {
    const id = readLocationId(locationId);
    if (id === null) return this.change(viewer, wanted);
    const product = await this.changes.write((tx) =>
      this.elsewhere.makeIn(tx, actorOf(viewer), id, wanted),
    );
    return this.listedOutcome([product]);
  }

  private async change(viewer: Viewer, wanted: WantedChange): Promise<ListedProduct> {
    return this.listedOutcome(await this.changes.make(viewer, [wanted]));
  }

  private async listedOutcome([product]: readonly ChangeOutcome[]): Promise<ListedProduct> {
    if (product === undefined) throw new Error('No outcome of the change');
    if (product instanceof ShopError) throw product;
    return listed(product, await this.categories.byId(product.categoryId));
  }
}

/** The validated difference for a stock. */
export function adjustmentOf(
  productId: number,
  { delta, reason, key, ...more }: StockDelta,
): WantedChange {
  const changeKind = more.kind ?? StockChangeKind.CORRECTION;
  assertKindFits(changeKind, delta, 'delta');
  const kind = HAND_KINDS[changeKind];
  const newStock = (stock: number) => stockPlus(stock, delta, 'delta');
  const said = kind === MovementKind.ADJUSTMENT ? 'adjust' : kind;
  const fingerprint = requestFingerprint([said, productId, delta, reason]);
  return { productId, kind, reason, key, fingerprint, newStock };
}

/** The ledger's kinds of manual changes. */
export const HAND_KINDS = {
  [StockChangeKind.CORRECTION]: MovementKind.ADJUSTMENT,
  [StockChangeKind.RECEIVED]: MovementKind.RECEIVED,
  [StockChangeKind.WASTE]: MovementKind.WASTE,
  [StockChangeKind.THEFT]: MovementKind.THEFT,
} as const satisfies Record<StockChangeKind, MovementKind>;

function countOf(
  productId: number,
  { shown, counted, key, ...more }: Omit<CountStockArgs, 'productId' | 'locationId'>,
  latest: readonly StockMovement[],
): WantedChange {
  const reason = more.reason || null;
  const newStock = (stock: number) => {
    if (!isCountedSince(shown, stock, latest)) return stockPlus(stock, counted - shown, 'counted');
    const message = catalogueMessages.stockCounted({ stockQuantity: stock });
    throw conflict('counted', message, { stockQuantity: stock }, { counted, shown });
  };
  const fingerprint = requestFingerprint(['count', productId, shown, counted, reason]);
  return { productId, kind: MovementKind.COUNT, reason, key, fingerprint, newStock };
}

/** Whether a stock was counted, or set, since it last was the one shown: another count would apply the difference twice. */
function isCountedSince(shown: number, stock: number, latest: readonly StockMovement[]): boolean {
  let then = stock;
  for (const { kind, quantity } of latest) {
    if (then === shown) return false;
    if (kind === MovementKind.COUNT || kind === MovementKind.ADJUSTMENT) return true;
    then -= quantity;
  }
  return false;
}

/** The validated new stock. */
export function settingOf(
  productId: number,
  { expected, value, ...more }: StockTarget,
): WantedChange {
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
  return { productId, kind: MovementKind.ADJUSTMENT, reason, key, fingerprint, newStock };
}
