import { createHash } from 'node:crypto';
import { StockedItem } from '../cart/cart.repository';
import { CartService } from '../cart/cart.service';
import { CatalogueService } from '../catalogue/catalogue.service';
import { Clock } from '../kernel/clock';
import { FieldMessages, ShopError, notFound } from '../kernel/shop-error';
import { Viewer, requireCustomer } from '../kernel/viewer';
import { PaymentStatus } from '../payments/payment-status.enum';
import { Database, Transaction } from '../platform/db/database';
import { isDuplicateKey } from '../platform/db/dialect';
import { assertValid } from '../platform/validation/assert-valid';
import { lineTotal, priceCart } from '../pricing/price-cart.rules';
import { SlotService } from '../slots/slot.service';
import { SlotWindow } from '../slots/slot.rules';
import { Order } from './order.entity';
import { OrderStatus, PaymentMethod } from './order.enums';
import { NewOrderLine, OrderRepository } from './order.repository';
import { PlaceOrderInput } from './place-order.input';

/** One attempt to order: a whole cart, or one line of it. */
interface Attempt {
  customerId: number;
  idempotencyKey: string;
  paymentMethod: PaymentMethod;
  deliverySlotId?: string | null;
  /** Only this line of the cart (the way of the REST contract). */
  cartItemId?: number;
}

/** Turns a cart into an order: all in one transaction, or nothing. */
export class PlaceOrderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly carts: CartService,
    private readonly catalogue: CatalogueService,
    private readonly slots: SlotService,
  ) {}

  /**
   * Orders the caller's whole cart.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CART_EMPTY, OUT_OF_STOCK with the lines named,
   *   SLOT_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED
   */
  async place(viewer: Viewer, values: Partial<PlaceOrderInput>): Promise<Order> {
    const customerId = requireCustomer(viewer);
    const input = await assertValid(PlaceOrderInput, values);
    return this.once({ ...input, customerId });
  }

  /**
   * Orders one line of a cart, to be paid online, in the first slot with room: the way of the REST contract.
   * A line is ordered once: its number is the key, so a call that is sent again answers the same order.
   * @throws NOT_FOUND where it is not in the customer's cart, and as `place`
   */
  placeLine(customerId: number, cartItemId: number): Promise<Order> {
    const idempotencyKey = `cart-item-${cartItemId}`;
    return this.once({ customerId, cartItemId, idempotencyKey, paymentMethod: PaymentMethod.CARD });
  }

  private async once(attempt: Attempt): Promise<Order> {
    try {
      return await this.database.write((tx) => this.placedOrNew(tx, attempt));
    } catch (error) {
      // The same key at the same moment on another server: that order is the one to answer.
      if (!isDuplicateKey(error, 'uq_orders_customerId_idempotencyKey')) throw error;
      return this.database.write((tx) => this.placedOrNew(tx, attempt));
    }
  }

  private async placedOrNew(tx: Transaction, attempt: Attempt): Promise<Order> {
    const { customerId, idempotencyKey } = attempt;
    const placed = await new OrderRepository(tx).findOwn({ customerId, idempotencyKey });
    if (!placed) return this.placeNew(tx, attempt);
    const stillInCart = attempt.cartItemId ? [] : await this.carts.itemsOf(tx, customerId);
    const sameBasket = stillInCart.length === 0 || basketOf(stillInCart) === basketOf(placed.lines);
    if (placed.requestFingerprint !== fingerprintOf(attempt) || !sameBasket) throw keyReused();
    return placed;
  }

  private async placeNew(tx: Transaction, attempt: Attempt): Promise<Order> {
    const items = await this.carts.takeForOrder(tx, attempt.customerId, attempt.cartItemId);
    if (items.length === 0)
      throw attempt.cartItemId
        ? notFound('cart item', 'cartId')
        : new ShopError('CART_EMPTY', 'The cart is empty');
    await this.takeStock(tx, items);
    const slot = await this.slots.book(tx, attempt.deliverySlotId);
    const lines = items.map(toOrderLine);
    return new OrderRepository(tx).insert(this.newOrder(attempt, lines, slot), lines);
  }

  private newOrder(attempt: Attempt, lines: NewOrderLine[], slot: SlotWindow) {
    const { customerId, idempotencyKey, paymentMethod } = attempt;
    const paidOnline = paymentMethod === PaymentMethod.CARD;
    const { subtotalPaise, steps, toPayPaise } = priceCart(lines, paidOnline);
    return {
      customerId,
      idempotencyKey,
      requestFingerprint: fingerprintOf(attempt),
      status: paidOnline ? OrderStatus.PENDING : OrderStatus.SUCCESS,
      paymentStatus: PaymentStatus.PENDING,
      paymentMethod,
      paymentClaimedUntil: null,
      subtotalPaise,
      billSteps: steps,
      toPayPaise,
      slotDate: slot.date,
      slotStartMinute: slot.startMinute,
      slotEndMinute: slot.endMinute,
      placedAt: this.clock.now(),
    };
  }

  /** In the order of the products' numbers, so that two baskets never wait for each other crosswise. */
  private async takeStock(tx: Transaction, items: StockedItem[]): Promise<void> {
    const short: FieldMessages = {};
    for (const item of [...items].sort((a, b) => a.productId - b.productId))
      if (!(await this.catalogue.takeStock(tx, item.productId, item.quantity)))
        short[`items.${item.id}`] = shortageOf(item);
    const [first] = Object.values(short);
    if (first) throw new ShopError('OUT_OF_STOCK', first, short);
  }
}

function shortageOf({ product }: StockedItem): string {
  return product.stockQuantity > 0
    ? `Only ${product.stockQuantity} left of ${product.name}`
    : `${product.name} is out of stock`;
}

function toOrderLine({ product, quantity }: StockedItem): NewOrderLine {
  const { name, unit, imageUrl, mrpPaise } = product;
  const totalPaise = lineTotal({ mrpPaise, quantity });
  return { productId: product.id, name, unit, imageUrl, mrpPaise, quantity, totalPaise };
}

function basketOf(items: readonly { productId: number | null; quantity: number }[]): string {
  return items
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join(',');
}

function fingerprintOf({ paymentMethod, deliverySlotId, cartItemId }: Attempt): string {
  const request = JSON.stringify([paymentMethod, deliverySlotId ?? null, cartItemId ?? null]);
  return createHash('sha256').update(request).digest('hex');
}

function keyReused(): ShopError {
  const message = 'This idempotencyKey was used for another order';
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
}
