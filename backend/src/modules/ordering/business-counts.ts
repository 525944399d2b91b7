import { DomainEvent } from '../../kernel/domain-event';
import { OrderStatus, PaymentMethod } from '../../kernel/order.enums';
import { PaymentStatus } from '../../kernel/payment-status.enum';

/** How the provider ends a payment or a refund. */
const ENDS = [PaymentStatus.SUCCESS, PaymentStatus.FAILED];

/** A number for each thing that happened in some way. */
export class LabelledCounter {
  private readonly counts: Map<string, number>;

  /** @param ways those that are told of before they happen: a rate can be told from the first time on */
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

/** What was counted of what was written down. */
interface After {
  status?: string;
  paymentMethod?: string;
  toPayPaise?: number;
}

/** Counts the shop's business by what this process has committed. */
export class BusinessCounts {
  /** Orders by how they are paid, and the sum of them in paise. */
  readonly ordersPlaced = new LabelledCounter(Object.values(PaymentMethod));
  readonly ordersPlacedPaise = new LabelledCounter(Object.values(PaymentMethod));
  /** Orders by the state that they came to. */
  readonly ordersMoved = new LabelledCounter(Object.values(OrderStatus));
  /** Card payments and refunds by how they ended. */
  readonly paymentsSettled = new LabelledCounter(ENDS);
  readonly refundsSettled = new LabelledCounter(ENDS);
  refundsRequested = 0;

  /** Counts events that were committed; subscribes to `DomainEvents`. */
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
