import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderRepository } from '../orders/order.repository';
import { Database, Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { Card, summarize } from './card.rules';
import {
  PaymentClaim,
  isClaimed,
  isHeld,
  releaseClaim,
  takeClaim,
  CLAIM_MS,
} from './payment-claim';
import { DECLINES_PER_HOUR, OrderToPay, claimedOrder, hasOpenPayment } from './recent-payments';
import { keyReused, notPayable } from './payment-answers';
import { paymentBegun } from './payment.events';
import { paymentFingerprint } from './payment-request.rules';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { orderingMessages } from '../ordering.messages';

/** A request to pay: the same key with the same request is the same payment. */
export interface PaymentAttempt {
  customerId: number;
  /** By default the newest order that awaits payment; without one, nothing is charged. */
  orderId?: number;
  idempotencyKey: string;
  /** The amount that the customer saw and agreed to pay, in paise. By default, the current price of the order. */
  expectedAmountPaise?: number | null;
  card?: Card;
}

/**
 * How to proceed with a request to pay. `ours`: charge at the gateway, then settle. `settled`: return the payment.
 * `elsewhere`: another request with the same key is processing it. `late`: its order no longer accepts payments.
 * `blocked`: an earlier payment of the order must be settled first.
 */
export type Begun =
  | { kind: 'ours'; payment: Payment; claim: PaymentClaim | null; isNew: boolean }
  | { kind: 'settled'; payment: Payment }
  | { kind: 'elsewhere'; payment: Payment }
  | { kind: 'late'; orderId: number }
  | { kind: 'blocked'; orderId: number };

const PAYMENT_KEY = 'uq_payments_customerId_idempotencyKey';
const REPEATABLE = { repeatable: true };

/** Signals that existing payments must be examined first. */
class NotNewError extends Error {}

/** The first transaction of a payment: records that it begins, and prevents other payments of its order. */
export class BeginPaymentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gatewayName: string,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Begins a payment, or finds the one with the same key.
   * @throws NOT_FOUND, ORDER_NOT_PAYABLE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_ATTEMPTS after many declined ones,
   *   PRICE_CHANGED if the price of the order differs from the agreed amount: then no payment begins, and the key stays
   *   unused
   */
  async begin(attempt: PaymentAttempt): Promise<Begun> {
    // Outside the transaction, so that a retry of it recognises its own claim.
    const until = new Date(this.clock.now().getTime() + CLAIM_MS);
    try {
      return await this.database.write((tx) => this.beginNew(tx, attempt, until), REPEATABLE);
    } catch (error) {
      if (!mayHaveBegun(error)) throw error;
    }
    const work = (tx: Transaction) => this.findOrBegin(tx, attempt, until);
    try {
      return await this.database.write(work, REPEATABLE);
    } catch (error) {
      if (!isDuplicateKey(error, PAYMENT_KEY)) throw error;
      return this.database.write(work, REPEATABLE);
    }
  }

  /**
   * The path of nearly every request: the first with its key, for a given order without a payment in progress.
   * Otherwise throws NotNewError.
   */
  private async beginNew(tx: Transaction, attempt: PaymentAttempt, until: Date): Promise<Begun> {
    const { customerId, orderId } = attempt;
    if (orderId === undefined) throw new NotNewError();
    const claim = { orderId, customerId, until };
    if (!(await takeClaim(tx, claim, this.clock))) throw new NotNewError();
    const order = await claimedOrder(tx, orderId, this.clock.now());
    if (order.openPayments > 0 || order.recentDeclines >= DECLINES_PER_HOUR)
      throw new NotNewError();
    return { kind: 'ours', payment: await this.insert(tx, attempt, order), claim, isNew: true };
  }

  private async findOrBegin(tx: Transaction, attempt: PaymentAttempt, until: Date): Promise<Begun> {
    const found = await findSame(tx, attempt);
    if (found) return this.resume(tx, found, until);
    const order = await findPayable(tx, attempt);
    if (!order) {
      await hasOpenPayment(tx, attempt.customerId, null, this.clock.now());
      return { kind: 'ours', payment: await this.insert(tx, attempt), claim: null, isNew: true };
    }
    const { customerId } = attempt;
    const claim = { orderId: order.id, customerId, until };
    if (!(await takeClaim(tx, claim, this.clock))) {
      // The holder of the claim may be a request with the same key, whose payment was recorded only just now.
      const twin = await findSame(tx, attempt);
      if (twin) return this.resume(tx, twin, until);
      throw notPayable(orderingMessages.paymentUnderWay());
    }
    if (await hasOpenPayment(tx, customerId, order.id, this.clock.now())) {
      await releaseClaim(tx, claim);
      return { kind: 'blocked', orderId: order.id };
    }
    // Read again: until the claim, the fee of its delivery group could still be added to the order.
    const claimed = await tx.findOneByOrFail(Order, { id: order.id });
    return { kind: 'ours', payment: await this.insert(tx, attempt, claimed), claim, isNew: true };
  }

  /** Resumes the payment that was begun with the same idempotency key. */
  private async resume(tx: Transaction, payment: Payment, until: Date): Promise<Begun> {
    const { orderId, customerId } = payment;
    if (payment.status !== PaymentStatus.PENDING) return { kind: 'settled', payment };
    if (orderId === null) return { kind: 'ours', payment, claim: null, isNew: false };
    const claim = { orderId, customerId, until };
    const claimed = await takeClaim(tx, claim, this.clock);
    const order = await tx.findOneByOrFail(Order, { id: orderId });
    if (claimed || isHeld(order, claim)) return { kind: 'ours', payment, claim, isNew: false };
    return isClaimed(order, this.clock)
      ? { kind: 'elsewhere', payment }
      : { kind: 'late', orderId };
  }

  private async insert(
    tx: Transaction,
    attempt: PaymentAttempt,
    order?: OrderToPay,
  ): Promise<Payment> {
    const { customerId, idempotencyKey, orderId, card } = attempt;
    if (order) assertShown(attempt, order);
    const values = {
      customerId,
      orderId: order?.id ?? null,
      idempotencyKey,
      requestFingerprint: paymentFingerprint(orderId, card),
      amountPaise: order?.toPayPaise ?? 0,
      status: PaymentStatus.PENDING,
      gateway: this.gatewayName,
      createdAt: this.clock.now(),
      refundRequestedPaise: 0,
      refundedPaise: 0,
      gatewayReference: null,
      failureReason: null,
      settledAt: null,
      cardBrand: null,
      cardLastFour: null,
      cardExpiryYear: null,
      ...(card && summarize(card)),
    };
    const begun = { ...values, id: await insertRows(tx, Payment, [values]) };
    await this.events.record(tx, [paymentBegun(begun)]);
    return begun;
  }
}

/**
 * Whether an error can mean that the request is not the first with its key: then return the existing payment, or the
 * reason for the refusal.
 */
function mayHaveBegun(error: unknown): boolean {
  return (
    error instanceof NotNewError || error instanceof ShopError || isDuplicateKey(error, PAYMENT_KEY)
  );
}

/**
 * Refuses an amount that differs from the displayed one: an order that awaits payment may get the fee of its delivery
 * group meanwhile.
 */
function assertShown({ expectedAmountPaise }: PaymentAttempt, { toPayPaise }: OrderToPay): void {
  const expectedPaise = expectedAmountPaise ?? toPayPaise;
  if (expectedPaise === toPayPaise) return;
  const message = orderingMessages.totalChanged({ totalPaise: toPayPaise, expectedPaise });
  const fields = { expectedAmountPaise: message };
  const details = { expectedAmountPaise: expectedPaise, amountPaise: toPayPaise };
  throw new ShopError('PRICE_CHANGED', message, fields, undefined, details);
}

async function findSame(tx: Transaction, attempt: PaymentAttempt): Promise<Payment | null> {
  const { customerId, idempotencyKey, orderId, card, expectedAmountPaise } = attempt;
  const payment = await tx.findOneBy(Payment, { customerId, idempotencyKey });
  if (!payment) return null;
  const isSame =
    payment.requestFingerprint === paymentFingerprint(orderId, card) &&
    (expectedAmountPaise ?? payment.amountPaise) === payment.amountPaise;
  if (!isSame) throw keyReused(orderingMessages.paymentKeyReused());
  return payment;
}

/** The order to pay: the given one, otherwise the newest that awaits payment, otherwise none. */
async function findPayable(
  tx: Transaction,
  { customerId, orderId }: PaymentAttempt,
): Promise<Order | null> {
  if (orderId === undefined) return new OrderRepository(tx).findNewestAwaitingPayment(customerId);
  const order = await tx.findOneBy(Order, { id: orderId, customerId });
  if (!order) throw notFound('order', 'orderId');
  if (order.status !== OrderStatus.PENDING) throw notPayable(orderingMessages.notAwaitingPayment());
  return order;
}
