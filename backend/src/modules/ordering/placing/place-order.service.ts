import {
  AddressService,
  CartService,
  CouponService,
  DeliverySettingsService,
  GiftCreditService,
  StockedItem,
} from '../../checkout';
import { Customer, noteLanguage } from '../../identity';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { Message } from '../../../kernel/message';
import { readOfferCode } from '../../../kernel/offer-code';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer, requireCustomerLogin } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { FREE_DELIVERY, priceCart, subtotalOf, termsFor } from '../../checkout/index.rules';
import { EditableOrders } from './editable-orders.service';
import { DeliveryCapacity, holdCustomer } from './delivery-capacity.service';
import { PaymentMethod } from '../../../kernel/order.enums';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order, PlacedOrder } from '../orders/order.entity';
import { orderedQuantity } from '../orders/order-line.rules';
import { OrderNotesService } from '../notes/order-notes.service';
import { OrderSearchWords } from '../search/order-search-words.service';
import { assertAgreed } from './agreed-total';
import { deliveryOn } from './delivery-on-terms';
import { recordHandOver } from './hand-over.entity';
import { OrderLimits } from './order-limits.service';
import { OrderRepository } from '../orders/order.repository';
import { PlaceOrderInput } from './place-order.input';
import {
  Attempt,
  OrderAddition,
  OrderByPhone,
  cartContents,
  fingerprintOf,
  newOrder,
  newOrderLines,
  toPricedLine,
} from './new-order';
import { TakeOrderItemsService } from './take-order-items.service';
import { orderingMessages } from '../ordering.messages';

/** The services that take part in the one transaction of an order. */
export interface PlaceOrderDependencies {
  addresses: AddressService;
  orderItems: TakeOrderItemsService;
  carts: CartService;
  coupons: CouponService;
  credits: GiftCreditService;
  limits: OrderLimits;
  stateMachine: OrderStateMachine;
  deliveryCapacity: DeliveryCapacity;
  deliverySettings: DeliverySettingsService;
  searchWords: OrderSearchWords;
  notes: OrderNotesService;
  proposals: ProposedOrders;
  editable: EditableOrders;
}

/** Stores proposals of apps that customers approve by ordering. */
export interface ProposedOrders {
  /** Records the order of a proposal. Throws NOT_FOUND, and PROPOSAL_OVER if there is nothing to approve. */
  approve(tx: Transaction, id: number, order: PlacedOrder): Promise<void>;
}

/** Turns a cart into an order, in one transaction or not at all. */
export class PlaceOrderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: PlaceOrderDependencies,
  ) {}

  /**
   * Orders the caller's whole cart.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CART_EMPTY, OUT_OF_STOCK with the lines named, SLOT_UNAVAILABLE,
   *   MINIMUM_ORDER, COUPON_INVALID, TOO_MANY_ATTEMPTS after many wrong coupon codes, NOT_FOUND (addressId),
   *   IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED with the new bill if it differs from the expected total, TOO_MANY_ORDERS,
   *   and with a proposal NOT_FOUND (proposalId) and PROPOSAL_OVER
   */
  async place(
    viewer: Viewer,
    values: Partial<PlaceOrderInput>,
    caller: CallerDetails = {},
  ): Promise<PlacedOrder> {
    const customerId = requireCustomer(viewer);
    const input = await assertValid(PlaceOrderInput, values);
    const couponCode = readOfferCode(input.couponCode) || null;
    const addressId = readAddressId(input.addressId);
    const proposalId = readProposalId(viewer, input.proposalId);
    try {
      return await this.once({
        ...input,
        // Clients cannot choose this key, so a proposal that a customer approves twice is ordered once.
        ...(proposalId !== null && { idempotencyKey: `proposal:${proposalId}` }),
        ...{ customerId, couponCode, addressId, proposalId },
        language: caller.language,
      });
    } catch (error) {
      if (couponCode && error instanceof ShopError && error.code === 'COUPON_INVALID')
        await this.dependencies.coupons.countWrong(viewer, couponCode, caller);
      throw error;
    }
  }

  /**
   * Orders one cart line, to be paid online, in the first slot with room, as the REST contract does. A line is ordered
   * once: its id is the key, so a repeated call returns the same order.
   * @throws NOT_FOUND if it is not in the customer's cart, and as `place`
   */
  placeLine(
    customerId: number,
    cartItemId: number,
    { language }: CallerDetails = {},
  ): Promise<PlacedOrder> {
    const idempotencyKey = `cart-item-${cartItemId}`;
    const paymentMethod = PaymentMethod.CARD;
    return this.once({ customerId, cartItemId, idempotencyKey, paymentMethod, language });
  }

  /**
   * Places an order by phone, to be paid in cash, under the same rules as the customer's own orders.
   * @throws as `place`; NOT_FOUND (customerId) if the customer was deleted, or (items.<productId>) a product was
   */
  placeByPhone(attempt: Attempt & { byPhone: OrderByPhone }): Promise<PlacedOrder> {
    return this.once(attempt);
  }

  /**
   * Places an addition to a paid order: it shares that order's place, address and delivery fee.
   * @throws as `place`; NOT_FOUND (orderId), and ORDER_NOT_EDITABLE if nothing can be added
   */
  placeAddition(attempt: Attempt & { addition: OrderAddition }): Promise<PlacedOrder> {
    return this.once(attempt);
  }

  private async once(attempt: Attempt): Promise<PlacedOrder> {
    try {
      return await this.database.write((tx) => this.placeNew(tx, attempt), { repeatable: true });
    } catch (error) {
      const placed = mayBePlaced(error) && (await this.placedBefore(attempt));
      if (!placed) throw error;
      return placed;
    }
  }

  /**
   * The order with a key, if there is one: placed earlier, concurrently on another server, or by this very call, whose
   * first COMMIT seemed lost.
   */
  private async placedBefore(attempt: Attempt): Promise<PlacedOrder | null> {
    const { customerId, idempotencyKey } = attempt;
    const { read } = this.database;
    const placed = await new OrderRepository(read).findOwn({ customerId, idempotencyKey });
    if (!placed) return null;
    const isOfCart = !attempt.cartItemId && !attempt.byPhone && !attempt.addition;
    const stillInCart = !isOfCart ? [] : await this.dependencies.carts.itemsOf(read, customerId);
    const isSameCart =
      stillInCart.length === 0 || cartContents(stillInCart) === cartContents(orderedLines(placed));
    if (placed.requestFingerprint !== fingerprintOf(attempt) || !isSameCart)
      throw attempt.proposalId ? proposalOver() : keyReused();
    return placed;
  }

  /**
   * Always locks in this sequence (cart, coupon, customer and credit, stock by product, slot; a single line locks its
   * customer before its coupon), so that two orders never deadlock. Stock and slot, which many orders share, are locked
   * as late as possible.
   */
  private async placeNew(tx: Transaction, attempt: Attempt): Promise<PlacedOrder> {
    const { addresses, orderItems, coupons, credits, limits, stateMachine } = this.dependencies;
    const { deliveryCapacity, searchWords, notes, proposals } = this.dependencies;
    const { customerId, addressId = null, byPhone, addition } = attempt;
    const actor: Actor = (byPhone ?? addition)?.actor ?? { role: 'customer', id: customerId };
    const settings = await this.dependencies.deliverySettings.current(tx);
    const addedTo = addition && (await this.addedTo(tx, customerId, addition));
    const items = await orderItems.takeLines(tx, attempt);
    const deliveryAddress = byPhone
      ? await addresses.written(settings, byPhone.address)
      : addedTo
        ? addedTo.deliveryAddress
        : await addresses.forOrder(tx, settings, customerId, addressId);
    const place = addedTo
      ? await deliveryCapacity.join(tx, addedTo)
      : await deliveryCapacity.choose(tx, attempt, settings, deliveryAddress);
    const terms = termsFor(settings, deliveryAddress?.pinCode ?? null);
    const delivery = place.group
      ? FREE_DELIVERY
      : deliveryOn(terms, await this.cartPaise(tx, attempt, items));
    const coupon = await this.useCoupon(tx, attempt, items);
    const bill = priceCart(items.map(toPricedLine), {
      paidOnline: attempt.paymentMethod === PaymentMethod.CARD,
      coupon,
      creditPaise: attempt.useGiftCredit ? await credits.balance(tx, customerId) : 0,
      delivery,
    });
    assertAgreed(attempt, items, bill);
    const placedAt = this.clock.now();
    const { substitution = null } = addedTo ?? attempt;
    const draft = newOrder(attempt, bill, { ...place, deliveryAddress, substitution, placedAt });
    const customer = await stillThere(tx, customerId);
    // An order that joins a delivery group belongs to a cart that was counted with its first line.
    if (!place.group) await limits.assertRoom(tx, draft);
    await noteLanguage(tx, 'customers', customerId, attempt.language);
    await credits.spend(tx, customerId, bill.giftCreditPaise);
    const orders = new OrderRepository(tx);
    const order = await orders.insert(draft);
    if (attempt.handOver) await recordHandOver(tx, attempt.handOver, order.id);
    if (attempt.proposalId) await proposals.approve(tx, attempt.proposalId, order);
    if (coupon) await coupons.recordUse(tx, coupon, customerId, order.id);
    await credits.recordSpent(tx, customerId, order.id, bill.giftCreditPaise);
    await searchWords.add(tx, order, customer);
    await stateMachine.recordPlaced(tx, order, actor, noteOf(byPhone, addedTo));
    if (byPhone?.note) await notes.write(tx, order.id, actor, byPhone.note);
    // Before the lines: the foreign key of a line also locks its product, and two orders that both hold it would
    // deadlock.
    await orderItems.takeStock(tx, order.id, items, actor);
    await orders.insertLines(order.id, newOrderLines(items, bill));
    await deliveryCapacity.take(tx, order, place, attempt);
    return order;
  }

  /** The order to add to, locked. */
  private async addedTo(
    tx: Transaction,
    customerId: number,
    { orderId }: OrderAddition,
  ): Promise<Order> {
    // Before the order, in the sequence in which cancelling an order of a delivery group locks.
    await holdCustomer(tx, customerId);
    const order = await findLocked(tx, Order, orderId);
    if (order?.customerId !== customerId) throw notFound('order', 'orderId');
    await this.dependencies.editable.assertAddable(tx, order);
    return order;
  }

  /**
   * The sum for the minimum order and for free delivery: the ordered goods, before discounts. The first line of a cart
   * that is sent line by line counts with the lines that are still in the cart.
   */
  private async cartPaise(tx: Transaction, attempt: Attempt, items: StockedItem[]) {
    const { cartItemId, customerId } = attempt;
    const isLine = cartItemId !== undefined;
    const others = isLine ? await this.dependencies.carts.itemsOf(tx, customerId) : [];
    return subtotalOf([...items, ...others].map(toPricedLine));
  }

  private async useCoupon(tx: Transaction, attempt: Attempt, items: StockedItem[]) {
    const { couponCode: code, customerId } = attempt;
    if (!code) return null;
    const subtotalPaise = subtotalOf(items.map(toPricedLine));
    return this.dependencies.coupons.use(tx, { code, customerId, subtotalPaise });
  }
}

/**
 * The customer of the order, locked, so that their other orders wait for this one from here on.
 * @throws NOT_FOUND (customerId) if they were deleted: a cart is deleted with its customer, but an order by phone has
 *   none
 */
async function stillThere(tx: Transaction, customerId: number): Promise<Customer> {
  const customer = await holdCustomer(tx, customerId);
  if (!customer || customer.deletedAt) throw notFound('customer', 'customerId');
  return customer;
}

/** The origin of an order, if its history mentions it. */
function noteOf(byPhone: OrderByPhone | undefined, addedTo: Order | undefined): Message | null {
  if (byPhone) return orderingMessages.orderedByPhone();
  return addedTo ? orderingMessages.comesWith({ id: addedTo.id }) : null;
}

/** The lines as ordered, even if pieces were missing during picking. */
function orderedLines({ lines }: PlacedOrder) {
  return (lines ?? [])
    .filter(({ substitutesLineId }) => substitutesLineId === null)
    .map((line) => ({ productId: line.productId, quantity: orderedQuantity(line) }));
}

/** The id of the chosen address, if any. */
export function readAddressId(id: string | null | undefined): number | null {
  return id === null || id === undefined ? null : readRecordId(id, 'address', 'addressId');
}

/** The proposal to approve. An app cannot approve anything for its customer. */
function readProposalId(viewer: Viewer, id: string | null | undefined): number | null {
  if (id === null || id === undefined) return null;
  requireCustomerLogin(viewer);
  return readRecordId(id, 'order proposal', 'proposalId');
}

/**
 * Whether an error can result from a key that was used before: mostly an empty cart, and at the latest the key itself.
 */
function mayBePlaced(error: unknown): boolean {
  return error instanceof ShopError || isDuplicateKey(error, 'uq_orders_customerId_idempotencyKey');
}

/** The error for a proposal that was approved or refused before, or is too old. */
export function proposalOver(): ShopError {
  return new ShopError('PROPOSAL_OVER', orderingMessages.proposalOver());
}

function keyReused(): ShopError {
  const message = orderingMessages.orderKeyReused();
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
}
