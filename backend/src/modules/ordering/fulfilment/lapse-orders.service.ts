import { Clock } from '../../../kernel/clock';
import { OrderStatus } from '../../../kernel/order.enums';
import { Payment, UPI } from '../payments/payment.entity';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { PaymentService } from '../payments/payment.service';
import { Database, Transaction } from '../../../platform/database/database';
import { CancelOrderService } from './cancel-order.service';
import { Order } from '../orders/order.entity';
import {
  PAY_WITHIN_MINUTES,
  lapsedIfPlacedBy,
  payUntil,
  waitedLongEnough,
} from '../orders/order-lapse.rules';
import { SYSTEM } from '../orders/order-state-machine';
import { OrderRepository } from '../orders/order.repository';
import { orderingMessages } from '../ordering.messages';

const BATCH = 50;
const NOTE = orderingMessages.notPaidWithin({ minutes: PAY_WITHIN_MINUTES });

/**
 * Cancels orders that stay unpaid, so that others can have what they hold. Every server may do so at any time: each
 * order has a transaction of its own, which does nothing if another server was faster.
 */
export class LapseOrdersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: PaymentService,
    private readonly cancelling: CancelOrderService,
  ) {}

  /**
   * Cancels unpaid orders after their time limit, except those that are being paid at this moment.
   * @throws AggregateError if some failed; the others were cancelled nevertheless
   */
  async lapseUnpaid(): Promise<void> {
    const failures: unknown[] = [];
    for (let lastId = 0; ;) {
      const batch = await this.unpaidAfter(lastId);
      for (const order of batch) await this.lapse(order).catch((error) => failures.push(error));
      if (batch.length < BATCH) break;
      lastId = batch[batch.length - 1]?.id ?? lastId;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not lapse');
  }

  private unpaidAfter(lastId: number): Promise<Order[]> {
    const placedBy = lapsedIfPlacedBy(this.clock.now());
    return new OrderRepository(this.database.read).unpaidAfter(lastId, placedBy, BATCH);
  }

  private async lapse({ id, customerId, placedAt }: Order): Promise<void> {
    await this.payments.settleUnknown(id);
    await this.cancelling.callOff(id, SYSTEM, NOTE, async (tx) => {
      const now = this.clock.now();
      // A payment has to claim the order first, so none can begin while this transaction holds the claim.
      if (!(await new OrderRepository(tx).claimPayment({ id, customerId }, now, now))) return false;
      const transfers = await tx.findBy(Payment, { orderId: id, gateway: UPI });
      const until = payUntil({ status: OrderStatus.PENDING, placedAt }, transfers);
      if (!until || until > now) return false;
      return waitedLongEnough(placedAt, now) || !(await hasUnknownPayment(tx, id));
    });
  }
}

/** Whether the result of a payment of the order is still unknown. */
function hasUnknownPayment(tx: Transaction, orderId: number): Promise<boolean> {
  return tx.existsBy(Payment, { orderId, status: PaymentStatus.PENDING });
}
