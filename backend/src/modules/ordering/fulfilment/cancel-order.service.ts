import { CouponService } from '../../checkout';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { RefundService } from '../refunds/refund.service';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { CollectionsService } from '../collections/collections.service';
import { DeliveryCapacity } from '../placing/delivery-capacity.service';
import { moneyBack } from './money-back.rules';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { statusesBefore } from '../orders/order-transitions.rules';
import { takenMoney } from '../orders/order-line.rules';
import { GroupFeeService } from '../returns/group-fee.service';
import { ReturnOrderService } from '../returns/return-order.service';
import { OrderService } from '../orders/order.service';
import { Paise } from '../../../kernel/money';
import { Message, Note } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/** Where what an order took goes back to. */
export interface GivenBackTo {
  collections: CollectionsService;
  deliveryCapacity: DeliveryCapacity;
  coupons: CouponService;
  groupFee: GroupFeeService;
  refunds: RefundService;
  returning: ReturnOrderService;
}

/** Calls orders off, and gives everything back that they took: all in one transaction, or nothing. */
export class CancelOrderService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderService,
    private readonly stateMachine: OrderStateMachine,
    private readonly backTo: GivenBackTo,
  ) {}

  /**
   * Calls an order of the caller off. Sent again, it answers the cancelled order. A payment that is under way
   * does not stop it: the money that arrives for a cancelled order is paid back.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, ORDER_NOT_CANCELLABLE once it is packed
   */
  async cancel(viewer: Viewer, id: number): Promise<Order> {
    const customerId = requireCustomer(viewer);
    await this.orders.byId(viewer, id);
    const status = await this.callOff(id, { role: 'customer', id: customerId });
    if (status !== OrderStatus.CANCELLED) throw notCancellable(status);
    return this.orders.byId(viewer, id);
  }

  /**
   * Calls an order off as far as the actor may, gives back what it took, and has paid money paid back: less the fee of
   * its delivery group as long as other orders of that are delivered.
   * @param precondition looked at first, in the same transaction; where it is false, nothing is done
   * @returns where the order is now; it was called off, now or before, where that is `cancelled`
   */
  async callOff(
    id: number,
    actor: Actor,
    note: Note | null = null,
    precondition: (tx: Transaction) => Promise<boolean> = async () => true,
  ): Promise<OrderStatus> {
    const work = async (tx: Transaction) => {
      await this.backTo.deliveryCapacity.hold(tx, id);
      const mayBe = await precondition(tx);
      // Locked: an edit at the same moment would change what it took.
      const order = await findLocked(tx, Order, id);
      if (!order) throw notFound('order', 'id');
      const keptPaise = await this.backTo.groupFee.keptOfCancelled(tx, order);
      if (!mayBe || !(await this.transitionToCancelled(tx, order, actor, note)))
        return { status: await statusOf(tx, id), refundIds: [] };
      const refundIds = await this.giveBack(tx, order, actor, keptPaise);
      return { status: OrderStatus.CANCELLED, refundIds };
    };
    const { status, refundIds } = await this.database.write(work, { repeatable: true });
    await this.backTo.refunds.carryOut(refundIds);
    return status;
  }

  private transitionToCancelled(
    tx: Transaction,
    order: Order,
    actor: Actor,
    note: Note | null,
  ): Promise<boolean> {
    const from = statusesBefore(OrderStatus.CANCELLED, actor.role) as OrderStatus[];
    const { REFUNDED: paymentStatus } = PaymentStatus;
    return this.stateMachine.transition(
      tx,
      order.id,
      from,
      OrderStatus.CANCELLED,
      actor,
      order.collectedPaise > 0 ? { paymentStatus } : moneyBack({ ...order, ...takenMoney(order) }),
      note,
    );
  }

  /** Gives back what the order took, and answers the numbers of the refunds that are to be carried out. */
  private async giveBack(
    tx: Transaction,
    order: Order,
    actor: Actor,
    keptPaise: Paise,
  ): Promise<number[]> {
    const { collections, deliveryCapacity, coupons, groupFee, returning } = this.backTo;
    await collections.handBack(tx, order, actor);
    await deliveryCapacity.release(tx, order);
    await groupFee.passOn(tx, order, actor);
    await coupons.returnUse(tx, order.id);
    const reason =
      keptPaise > 0
        ? orderingMessages.orderCancelledLessFee({ amountPaise: keptPaise })
        : orderingMessages.orderCancelled();
    return returning.takeBack(tx, order, actor, reason, undefined, keptPaise);
  }
}

async function statusOf(tx: Transaction, id: number): Promise<OrderStatus> {
  const { status } = await tx.findOneByOrFail(Order, { id });
  return status;
}

const REASONS: Partial<Record<OrderStatus, Message>> = {
  [OrderStatus.PICKING]: orderingMessages.packedNow(),
  [OrderStatus.OUT_FOR_DELIVERY]: orderingMessages.onItsWay(),
  [OrderStatus.DELIVERY_FAILED]: orderingMessages.wasOnItsWay(),
  [OrderStatus.RETURNED]: orderingMessages.wasReturned(),
  [OrderStatus.DELIVERED]: orderingMessages.wasDelivered(),
};

/** The refusal to call off an order that is too far on its way. */
function notCancellable(status: OrderStatus): ShopError {
  const message = REASONS[status] ?? orderingMessages.packedAlready();
  return new ShopError('ORDER_NOT_CANCELLABLE', message, { id: message });
}
