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

/** The services that take back what an order holds. */
export interface GivenBackTo {
  collections: CollectionsService;
  deliveryCapacity: DeliveryCapacity;
  coupons: CouponService;
  groupFee: GroupFeeService;
  refunds: RefundService;
  returning: ReturnOrderService;
}

/** Cancels orders and releases everything that they hold, in one transaction or not at all. */
export class CancelOrderService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderService,
    private readonly stateMachine: OrderStateMachine,
    private readonly backTo: GivenBackTo,
  ) {}

  /**
   * Cancels an order of the caller. A repeated call returns the cancelled order. A payment in progress does not prevent
   * it: money that arrives for a cancelled order is paid back.
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
   * Cancels an order if the actor may, releases what it holds, and refunds the money paid: less the fee of its delivery
   * group as long as other orders of the group are delivered.
   * @param precondition checked first, in the same transaction; if it is false, nothing changes
   * @returns the status afterwards; if it is `cancelled`, the order was cancelled now or before
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
      // Locked, because a concurrent edit would change what it holds.
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

  /** Releases what the order holds, and returns the ids of the refunds to carry out. */
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

/** The refusal to cancel an order in a status that no longer allows it. */
function notCancellable(status: OrderStatus): ShopError {
  const message = REASONS[status] ?? orderingMessages.packedAlready();
  return new ShopError('ORDER_NOT_CANCELLABLE', message, { id: message });
}
