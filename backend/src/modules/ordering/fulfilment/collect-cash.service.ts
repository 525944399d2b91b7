import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { CollectionKind } from '../collections/collection.entity';
import { CollectionsService } from '../collections/collections.service';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { toCollectPaise } from '../orders/order-line.rules';
import { Order } from '../orders/order.entity';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { OrderRepository } from '../orders/order.repository';
import { Message } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/** The statuses in which the customer may have handed over the money. */
const CASH_COLLECTABLE: readonly OrderStatus[] = [
  OrderStatus.OUT_FOR_DELIVERY,
  OrderStatus.DELIVERED,
];

/** Records the collection of an order's cash, for the staff. */
export class CollectCashService {
  constructor(
    private readonly database: Database,
    private readonly stateMachine: OrderStateMachine,
    private readonly collections: CollectionsService,
  ) {}

  /**
   * Records that the entire rest of an order was collected in cash. A repeated call changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, ORDER_NOT_PAYABLE if it is paid by card or not at the door yet
   */
  async collect(viewer: Viewer, orderId: number): Promise<Order> {
    const actor = staffActor(viewer, 'move-orders');
    const work = async (tx: Transaction) => {
      const orders = new OrderRepository(tx);
      // Locked, so that a concurrent return of the order sees whether there is cash to hand back.
      const order = await findLocked(tx, Order, orderId);
      if (!order) throw notFound('order', 'orderId');
      assertCollectable(order);
      await this.write(tx, order, actor);
      return (await orders.find(orderId)) ?? order;
    };
    return this.database.write(work, { repeatable: true });
  }

  /** Of two concurrent calls, only one records it. */
  private async write(tx: Transaction, order: Order, actor: Actor): Promise<void> {
    const { PENDING, SUCCESS } = PaymentStatus;
    const note = orderingMessages.cashCollected();
    const amountPaise = toCollectPaise(order);
    if (amountPaise > 0) {
      const entry = { kind: CollectionKind.CASH, amountPaise };
      return this.collections.record(tx, order, entry, actor, note);
    }
    await this.stateMachine.changePaymentStatus(tx, order.id, [PENDING], SUCCESS, actor, note);
  }
}

function assertCollectable({ paymentMethod, status }: Order): void {
  if (paymentMethod !== PaymentMethod.CASH_ON_DELIVERY)
    throw notPayable(orderingMessages.paidOnline());
  if (!CASH_COLLECTABLE.includes(status)) throw notPayable(orderingMessages.cashLater());
}

function notPayable(message: Message): ShopError {
  return new ShopError('ORDER_NOT_PAYABLE', message, { orderId: message });
}
