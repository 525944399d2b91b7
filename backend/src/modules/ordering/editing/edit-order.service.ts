import { EntityManager } from 'typeorm';
import {
  AddressService,
  CartService,
  CouponService,
  DeliveryAddress,
  GiftCreditService,
  StockedItem,
} from '../../checkout';
import {
  MAX_LINES,
  PricedBill,
  SlotWindow,
  lineTotal,
  priceCart,
  quantityProblem,
  subtotalOf,
} from '../../checkout/index.rules';
import { priceOf } from '../../catalogue/index.rules';
import { StockService } from '../../catalogue';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { ShopError, fieldError, notFound, outOfRange } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { assertValid } from '../../../platform/validation/assert-valid';
import { linesOf } from '../lines/picked-order.service';
import { OrderDeliveryService } from '../fulfilment/order-delivery.service';
import { OrderLine } from '../orders/order-line.entity';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { OrderRepository } from '../orders/order.repository';
import { orderingMessages } from '../ordering.messages';
import { keyReused } from '../payments/payment-answers';
import { assertAgreed } from '../placing/agreed-total';
import { DeliveryCapacity } from '../placing/delivery-capacity.service';
import { newOrderLine } from '../placing/new-order';
import { TakeOrderItemsService } from '../placing/take-order-items.service';
import { RefundService } from '../refunds/refund.service';
import { GroupFeeService, deliveredTogetherWith } from '../returns/group-fee.service';
import { OrderSearchWords } from '../search/order-search-words.service';
import { EditOrderInput, OrderEditQuoteInput } from './edit-order.input';
import { DeliverySettings, EditableOrders, notEditable } from '../placing/editable-orders.service';
import { EditedDelivery, editedDelivery, isOtherSlot, lockedToMove } from './edited-delivery';
import { EditedLines, editedLines, pricedLines, stockChanges } from './edited-order.rules';
import { EditRequest, fingerprintOf, ownOrder, readRequest } from './edit-request';
import { OrderEditQuote } from './order-edit-quote.type';
import { OrderEdit } from './order-edit.entity';

/** Dependencies of edits. */
export interface EditOrderDependencies {
  addresses: AddressService;
  carts: CartService;
  coupons: CouponService;
  credits: GiftCreditService;
  deliveryCapacity: DeliveryCapacity;
  editable: EditableOrders;
  groupFee: GroupFeeService;
  orderDelivery: OrderDeliveryService;
  orderItems: TakeOrderItemsService;
  refunds: RefundService;
  searchWords: OrderSearchWords;
  stateMachine: OrderStateMachine;
  stock: StockService;
}

/** An order as it would be after an edit. */
interface EditedOrder {
  before: Order;
  linesBefore: OrderLine[];
  /** The products of the further pieces. */
  items: StockedItem[];
  lines: EditedLines;
  bill: PricedBill;
  /** Null if the order has no coupon, or no longer reaches the coupon's minimum. */
  couponCode: string | null;
  /** Null if it stays unchanged. */
  address: DeliveryAddress | null;
  delivery: EditedDelivery;
}

/**
 * Edits the content of an order until the cut-off of its delivery slot and until its picking begins: by the rules and
 * at the prices of a new order, all in one transaction or not at all. If a paid order gets cheaper, the difference is
 * paid back; it never costs more than was paid.
 */
export class EditOrderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: EditOrderDependencies,
  ) {}

  /**
   * The price of an order after an edit.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND (orderId, items.<productId>, addressId),
   *   ORDER_NOT_EDITABLE, MINIMUM_ORDER, CONFLICT after an edit of an expected version
   */
  async quote(viewer: Viewer, values: OrderEditQuoteInput): Promise<OrderEditQuote> {
    const input = await assertValid(OrderEditQuoteInput, values);
    const request = readRequest(viewer, input);
    const { read } = this.database;
    const order = ownOrder(await read.findOneBy(Order, { id: request.orderId }), request.actor);
    const settings = await this.dependencies.editable.assertEditable(read, order);
    assertVersion(order, input.expectedVersion ?? order.editVersion);
    const { bill, lines, before } = await this.workOut(read, order, request, settings);
    return { bill, lines: shownLines(lines), refundPaise: refundOf(before, bill) };
  }

  /**
   * Edits an order, once per key.
   * @throws as `quote`, and OUT_OF_STOCK (items.<productId>), SLOT_UNAVAILABLE, CONFLICT after a concurrent edit,
   *   IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED with the new bill if it differs from the expected total
   */
  async edit(viewer: Viewer, values: EditOrderInput): Promise<Order> {
    const input = await assertValid(EditOrderInput, values);
    const request = readRequest(viewer, input);
    const refundIds = await this.database.write((tx) => this.editWithin(tx, request, input), {
      repeatable: true,
    });
    await this.dependencies.refunds.carryOut(refundIds);
    const order = await new OrderRepository(this.database.read).find(request.orderId);
    return order as Order;
  }

  /** The ids of the orders that are delivered together with an order. */
  async deliveredWith(order: Order): Promise<number[]> {
    return (await deliveredTogetherWith(this.database.read, order)).map(({ id }) => id);
  }

  /** Returns the ids of the refunds to carry out. */
  private async editWithin(
    tx: Transaction,
    request: EditRequest,
    input: EditOrderInput,
  ): Promise<number[]> {
    const { actor, orderId } = request;
    const { idempotencyKey: requestKey, expectedVersion, expectedTotalPaise } = input;
    const { added: expectedLines } = input;
    await this.dependencies.deliveryCapacity.hold(tx, orderId);
    const order = ownOrder(await findLocked(tx, Order, orderId), actor);
    const fingerprint = fingerprintOf(request);
    const done = await tx.findOneBy(OrderEdit, { orderId, requestKey });
    if (done && done.fingerprint !== fingerprint) throw keyReused(orderingMessages.editKeyReused());
    if (done) return [];
    const settings = await this.dependencies.editable.assertEditable(tx, order);
    assertVersion(order, expectedVersion);
    const edited = await this.workOut(tx, order, request, settings);
    if (isAsBefore(order, request, edited)) return [];
    const { bill } = edited;
    assertAgreed({ expectedTotalPaise, expectedLines }, edited.items, bill);
    const version = order.editVersion + 1;
    const editId = await insertRows(tx, OrderEdit, [
      {
        ...{ orderId, version, requestKey, fingerprint },
        toPayBeforePaise: order.toPayPaise,
        toPayAfterPaise: bill.toPayPaise,
        at: this.clock.now(),
      },
    ]);
    await this.settleOffers(tx, edited, editId);
    await this.moveStock(tx, edited, actor);
    const along = await lockedToMove(tx, edited.delivery.along);
    const slot = await this.changeSlot(tx, edited, along, request);
    await this.write(tx, edited, slot, actor);
    const { address } = edited;
    for (const other of along)
      await this.dependencies.orderDelivery.record(tx, other, { slot, address }, actor);
    return this.payBack(tx, edited, editId, actor);
  }

  /** Computes the order after the edit. Reads only. */
  private async workOut(
    manager: EntityManager,
    before: Order,
    { actor, quantities, added, slotId: slot, addressId }: EditRequest,
    settings: DeliverySettings,
  ): Promise<EditedOrder> {
    const { addresses, carts, coupons, groupFee } = this.dependencies;
    const linesBefore = await linesOf(manager, before.id);
    assertKept(linesBefore, quantities);
    const items = await carts.itemsToOrder(manager, added);
    const lines = editedLines(linesBefore, quantities, items);
    assertSize(lines);
    const { customerId } = before;
    const address =
      addressId === null
        ? null
        : await addresses.forOrder(manager, settings, customerId, addressId);
    const priced = pricedLines(lines);
    const subtotalPaise = subtotalOf(priced);
    const delivery = await editedDelivery(manager, groupFee, before, {
      ...{ settings, subtotalPaise, slot, address },
    });
    const coupon =
      before.couponCode === null
        ? null
        : await coupons.kept(manager, before.couponCode, subtotalPaise);
    const bill = priceCart(priced, {
      paidOnline: before.paymentMethod === PaymentMethod.CARD,
      coupon,
      creditPaise: await this.creditFor(manager, before, actor),
      delivery: delivery.fee,
    });
    if (isPaidOnline(before) && bill.toPayPaise > before.toPayPaise)
      throw notEditable(
        'expectedTotalPaise',
        orderingMessages.editCostsMore({
          totalPaise: bill.toPayPaise,
          paidPaise: before.toPayPaise,
        }),
      );
    const couponCode = coupon ? before.couponCode : null;
    const offers = { bill, couponCode };
    return { before, linesBefore, items, lines, ...offers, address, delivery };
  }

  /** The gift credit that may pay for an order: as much as it already uses, and more if its customer asks for more. */
  private async creditFor(manager: EntityManager, order: Order, actor: Actor): Promise<Paise> {
    const { customerId, giftCreditPaise } = order;
    if (giftCreditPaise === 0 || actor.role !== 'customer') return giftCreditPaise;
    return giftCreditPaise + (await this.dependencies.credits.balance(manager, customerId));
  }

  /** Coupon first, then credit: the order in which placing locks them. */
  private async settleOffers(
    tx: Transaction,
    { before, bill, couponCode }: EditedOrder,
    orderEditId: number,
  ): Promise<void> {
    const { coupons, credits } = this.dependencies;
    const { id: orderId, customerId } = before;
    if (couponCode !== before.couponCode) await coupons.returnUse(tx, orderId);
    const amountPaise = before.giftCreditPaise - bill.giftCreditPaise;
    await credits.changeForEdit(tx, customerId, { orderId, orderEditId, amountPaise });
  }

  private async moveStock(
    tx: Transaction,
    { before, linesBefore, lines, items }: EditedOrder,
    actor: Actor,
  ): Promise<void> {
    const { orderItems, stock } = this.dependencies;
    const { taken, givenBack } = stockChanges(linesBefore, lines, items);
    if (taken.length > 0) await orderItems.takeStock(tx, before.id, taken, actor);
    for (const pieces of givenBack) await stock.giveBackMissing(tx, before.id, pieces, null, actor);
  }

  private async changeSlot(
    tx: Transaction,
    { before, delivery }: EditedOrder,
    along: readonly Order[],
    { slotId: wanted }: EditRequest,
  ): Promise<SlotWindow | null> {
    const { deliveryCapacity } = this.dependencies;
    if (delivery.leavesGroup) return deliveryCapacity.leaveGroup(tx, before, wanted);
    if (wanted === null || !isOtherSlot(before, wanted)) return null;
    return deliveryCapacity.change(tx, before, wanted, along);
  }

  private async write(
    tx: Transaction,
    { before, lines, bill, couponCode, address }: EditedOrder,
    slot: SlotWindow | null,
    actor: Actor,
  ): Promise<void> {
    const { searchWords, stateMachine } = this.dependencies;
    await writeLines(tx, before.id, lines, bill);
    const changes = {
      subtotalPaise: bill.subtotalPaise,
      billSteps: bill.steps,
      giftCreditPaise: bill.giftCreditPaise,
      toPayPaise: bill.toPayPaise,
      couponCode,
      editVersion: before.editVersion + 1,
      ...paidOf(before, bill),
      ...(slot && {
        slotDate: slot.date,
        slotStartMinute: slot.startMinute,
        slotEndMinute: slot.endMinute,
      }),
      ...(address && { deliveryAddress: address }),
      ...((slot || address) && { deliveryVersion: before.deliveryVersion + 1 }),
    };
    await stateMachine.edit(tx, before, changes, piecesOf(lines), actor);
    if (address) await searchWords.replace(tx, { ...before, ...changes });
  }

  private async payBack(
    tx: Transaction,
    { before, bill }: EditedOrder,
    editId: number,
    actor: Actor,
  ): Promise<number[]> {
    const amountPaise = refundOf(before, bill);
    if (amountPaise === 0) return [];
    const idempotencyKey = `order-${before.id}-edit-${editId}`;
    const part = { amountPaise, idempotencyKey, reason: orderingMessages.editCostsLess() };
    const refund = await this.dependencies.refunds.requestPart(tx, before.id, part, actor);
    return refund ? [refund.id] : [];
  }
}

/** Throws NOT_FOUND for a line of another order, VALIDATION for more pieces than the line has. */
function assertKept(lines: readonly OrderLine[], quantities: ReadonlyMap<number, number>): void {
  const pieces = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const [id, quantity] of quantities) {
    const most = pieces.get(id);
    if (most === undefined) throw notFound('order line', `lines.${id}`);
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > most)
      throw outOfRange(`lines.${id}`, 0, most);
  }
}

/** Throws VALIDATION if nothing is left, or for more than an order can have. */
function assertSize({ kept, added }: EditedLines): void {
  const lines = [...kept, ...added].filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw fieldError('lines', orderingMessages.editedToNothing());
  if (lines.length > MAX_LINES)
    throw fieldError('added', orderingMessages.editedLines({ most: MAX_LINES }));
  for (const { line, quantity } of kept) {
    const problem = quantity > 0 ? quantityProblem(quantity) : undefined;
    if (problem) throw fieldError(`items.${line.productId}`, problem);
  }
}

async function writeLines(
  tx: Transaction,
  orderId: number,
  { kept, added }: EditedLines,
  { lineDiscountsPaise }: PricedBill,
): Promise<void> {
  for (const [at, { line, quantity }] of kept.entries()) {
    if (quantity === 0) {
      await tx.delete(OrderLine, { id: line.id });
      continue;
    }
    const { unitPricePaise } = line;
    const totalPaise = lineTotal({ unitPricePaise, quantity });
    const discountPaise = lineDiscountsPaise.get(at) ?? 0;
    const version = line.version + 1;
    await tx.update(OrderLine, { id: line.id }, { quantity, totalPaise, discountPaise, version });
  }
  const lines = added.map((item, at) =>
    newOrderLine(item, lineDiscountsPaise.get(kept.length + at) ?? 0),
  );
  if (lines.length > 0) await new OrderRepository(tx).insertLines(orderId, lines);
}

function isPaidOnline({ paymentMethod }: Order): boolean {
  return paymentMethod === PaymentMethod.CARD;
}

/** The part of the payment that goes back; cash is not paid yet. */
function refundOf(before: Order, bill: PricedBill): Paise {
  return isPaidOnline(before) ? before.toPayPaise - bill.toPayPaise : 0;
}

/** The order is paid if no cash is left to collect, and unpaid if there is again. */
function paidOf(before: Order, { toPayPaise }: PricedBill): Partial<Pick<Order, 'paymentStatus'>> {
  if (isPaidOnline(before)) return {};
  return { paymentStatus: toPayPaise === 0 ? PaymentStatus.SUCCESS : PaymentStatus.PENDING };
}

/** Whether nothing is changed: then the order also keeps its bill, even if delivery would cost something else now. */
function isAsBefore(order: Order, { slotId: slot }: EditRequest, edited: EditedOrder): boolean {
  const { kept, added } = edited.lines;
  const areSameLines = kept.every(({ line, quantity }) => quantity === line.quantity);
  return !isOtherSlot(order, slot) && edited.address === null && added.length === 0 && areSameLines;
}

function shownLines({ kept, added }: EditedLines) {
  const left = kept.filter(({ quantity }) => quantity > 0);
  return [
    ...left.map(({ line: { id, productId, name, unit, unitPricePaise }, quantity }) => ({
      ...{ orderLineId: id, productId, name, unit, quantity, unitPricePaise },
      totalPaise: lineTotal({ unitPricePaise, quantity }),
    })),
    ...added.map(({ productId, product, quantity }) => {
      const unitPricePaise = priceOf(product);
      const { name, unit } = product;
      return {
        ...{ orderLineId: null, productId, name, unit, quantity, unitPricePaise },
        totalPaise: lineTotal({ unitPricePaise, quantity }),
      };
    }),
  ];
}

/** The changed pieces for the audit log, for each changed line or product. */
function piecesOf({ kept, added }: EditedLines) {
  const changed = kept.filter(({ line, quantity }) => quantity !== line.quantity);
  return {
    before: changed.map(({ line: { id, quantity } }) => ({ lineId: id, quantity })),
    after: [
      ...changed.map(({ line: { id }, quantity }) => ({ lineId: id, quantity })),
      ...added.map(({ productId, quantity }) => ({ productId, quantity })),
    ],
  };
}

/** Throws CONFLICT. */
function assertVersion({ editVersion }: Order, expectedVersion: number): void {
  if (editVersion === expectedVersion) return;
  const message = orderingMessages.editedMeanwhile();
  const details = { current: { version: editVersion }, submitted: { version: expectedVersion } };
  throw new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, details);
}
