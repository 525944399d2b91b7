import { fieldError } from '../../../kernel/shop-error';
import { ReturnOrderService } from '../returns/return-order.service';
import { Transaction } from '../../../platform/database/database';
import { CollectionsService } from '../collections/collections.service';
import { DeliveryCapacity } from '../placing/delivery-capacity.service';
import { returnedMoney } from './money-back.rules';
import { Order } from '../orders/order.entity';
import { OrderStatus, ReturnedGoods } from '../../../kernel/order.enums';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { OrderLine } from '../orders/order-line.entity';
import { orderingMessages } from '../ordering.messages';

/** The services that take back what a returned order holds. */
export interface ReturnedTo {
  collections: CollectionsService;
  deliveryCapacity: DeliveryCapacity;
  returning: ReturnOrderService;
}

const { DELIVERY_FAILED, RETURNED } = OrderStatus;

/** Handles failed deliveries: a new delivery slot, or the return of the order. */
export class FailedDeliveryService {
  constructor(
    private readonly stateMachine: OrderStateMachine,
    private readonly to: ReturnedTo,
  ) {}

  /**
   * Books a new delivery slot for an order after a failed delivery, and changes its status, within the caller's
   * transaction. The place in the old slot is released.
   * @throws VALIDATION (deliverySlotId) if none is given, SLOT_UNAVAILABLE if it is closed or full
   */
  async bringAgain(
    tx: Transaction,
    order: Order,
    to: OrderStatus,
    actor: Actor,
    { slotId, reason }: { slotId: string | null; reason: string | null },
  ): Promise<void> {
    if (slotId === null) throw fieldError('deliverySlotId', orderingMessages.slotNeeded());
    const slot = await this.to.deliveryCapacity.change(tx, order, slotId);
    const { date: slotDate, startMinute: slotStartMinute, endMinute: slotEndMinute } = slot;
    const moved = { slotDay: slotDate, slotWindow: `${slotStartMinute}-${slotEndMinute}` };
    const note = reason
      ? orderingMessages.movedToBecause({ ...moved, reason })
      : orderingMessages.movedTo(moved);
    const deliveryVersion = order.deliveryVersion + 1;
    const changes = { slotDate, slotStartMinute, slotEndMinute, deliveryVersion };
    await this.stateMachine.transition(tx, order.id, [DELIVERY_FAILED], to, actor, changes, note);
  }

  /**
   * Returns an order for good, within the caller's transaction: its pieces return to the stock, except for those of the
   * named lines, which are written off. Payments by card, in cash and by gift credit are paid back, less the delivery
   * fee if the shop's settings say so. Its coupon stays used, and its place in the delivery slot stays taken.
   * @returns the refunds to carry out after the commit
   * @throws VALIDATION (writtenOffLineIds) for a line of another order
   */
  async takeBack(
    tx: Transaction,
    order: Order,
    actor: Actor,
    { writtenOffLineIds, reason }: { writtenOffLineIds: number[]; reason: string | null },
  ): Promise<number[]> {
    const writtenOff = await productsOf(tx, order.id, writtenOffLineIds);
    const keptPaise = await this.to.returning.keptFeeOf(tx, order);
    const isHandedBack = await this.to.collections.handBack(tx, order, actor, keptPaise);
    const back = returnedMoney(order, keptPaise, isHandedBack);
    await this.stateMachine.transition(
      tx,
      order.id,
      [DELIVERY_FAILED],
      RETURNED,
      actor,
      back,
      reason,
    );
    const { STOCK, WASTE } = ReturnedGoods;
    const goodsOf = ({ productId }: OrderLine) =>
      productId !== null && writtenOff.has(productId) ? WASTE : STOCK;
    const said =
      keptPaise > 0
        ? orderingMessages.orderReturnedLessFee({ amountPaise: keptPaise })
        : orderingMessages.orderReturned();
    return this.to.returning.takeBack(tx, order, actor, said, goodsOf, keptPaise);
  }
}

/** The products of these lines; removed products are written off in any case. */
async function productsOf(
  tx: Transaction,
  orderId: number,
  lineIds: readonly number[],
): Promise<Set<number>> {
  const lines = await tx.findBy(OrderLine, { orderId });
  const wanted = lines.filter(({ id }) => lineIds.includes(id));
  if (wanted.length < new Set(lineIds).size) {
    const message = orderingMessages.linesOfOthers();
    throw fieldError('writtenOffLineIds', message);
  }
  return new Set(wanted.flatMap(({ productId }) => productId ?? []));
}
