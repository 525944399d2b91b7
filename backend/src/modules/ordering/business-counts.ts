import { DomainEvent } from '../../kernel/domain-event';
import { OrderStatus, PaymentMethod } from '../../kernel/order.enums';
import { PaymentStatus } from '../../kernel/payment-status.enum';

/** The final statuses of a payment or a refund. */
const ENDS = [PaymentStatus.SUCCESS, PaymentStatus.FAILED];

/** A counter with one count per label. */
export class LabelledCounter {
  private readonly counts: Map<string, number>;

  /** @param ways labels that start at 0, so that a rate can be computed from the first event on */
  constructor(ways: readonly string[]) {
    this.counts = new Map(ways.map((way) => [way, 0]));
  }

  add(way: string, amount = 1): void {
    this.counts.set(way, (this.counts.get(way) ?? 0) + amount);
  }

  all(): [way: string, count: number][] {
    return [...this.counts];
  }
}

/** The counted fields of an event. */
interface After {
  status?: string;
  paymentMethod?: string;
  toPayPaise?: number;
}

/** Counts orders, payments and refunds that this process has committed. */
export class BusinessCounts {
  /** Orders by payment method, and their totals in paise. */
  readonly ordersPlaced = new LabelledCounter(Object.values(PaymentMethod));
  readonly ordersPlacedPaise = new LabelledCounter(Object.values(PaymentMethod));
  /** Orders by the status that they changed to. */
  readonly ordersMoved = new LabelledCounter(Object.values(OrderStatus));
  /** Card payments and refunds by final status. */
  readonly paymentsSettled = new LabelledCounter(ENDS);
  readonly refundsSettled = new LabelledCounter(ENDS);
  refundsRequested = 0;

  /** Counts committed events; subscribes to `DomainEvents`. */
  async apply(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) this.count(event);
  }

  private count({ action, after }: DomainEvent): void {
    const { status, paymentMethod = '', toPayPaise = 0 } = (after ?? {}) as After;
    if (action === 'order.placed') {
      this.ordersPlaced.add(paymentMethod);
      this.ordersPlacedPaise.add(paymentMethod, toPayPaise);
    } else if (action === 'refund.requested') this.refundsRequested++;
    else if (status === undefined) return;
    else if (action === 'order.moved') this.ordersMoved.add(status);
    else if (action === 'payment.settled') this.paymentsSettled.add(status);
    else if (action === 'refund.settled') this.refundsSettled.add(status);
  }
}
