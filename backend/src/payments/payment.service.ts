import { randomUUID } from 'node:crypto';
import { Clock } from '../kernel/clock';
import { istDate } from '../kernel/ist';
import { readRecordId } from '../kernel/record-id';
import { ShopError, notFound, validationError } from '../kernel/shop-error';
import { Viewer, requireCustomer } from '../kernel/viewer';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../orders/order.enums';
import { OrderRepository } from '../orders/order.repository';
import { Database, Transaction } from '../platform/db/database';
import { isDuplicateKey } from '../platform/db/dialect';
import { assertValid } from '../platform/validation/assert-valid';
import { Card, cardProblems, normalizeCardNumber, summarize, typedText } from './card.rules';
import { ChargeRequest, ChargeResult, PaymentGateway } from './payment-gateway';
import { PaymentStatus } from './payment-status.enum';
import { Payment } from './payment.entity';
import { PaymentInput } from './payment.input';

/** A charge that takes longer has died with its server; then the order may be paid anew. */
const CLAIM_MS = 60_000;

/** Pays orders. The gateway is asked between two transactions: one that claims the order, one that settles it. */
export class PaymentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
  ) {}

  /**
   * Pays an order by card.
   * @throws VALIDATION with the fields of the card, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async pay(
    viewer: Viewer,
    values: Partial<Record<keyof PaymentInput, unknown>>,
  ): Promise<Payment> {
    const customerId = requireCustomer(viewer);
    const { idempotencyKey, orderId } = await assertValid(PaymentInput, values);
    const card = this.readCard(values);
    const isNamed = orderId !== undefined && orderId !== null;
    const wantedOrderId = isNamed ? readRecordId(orderId, 'order', 'orderId') : undefined;
    const begun = await this.begin(customerId, wantedOrderId, idempotencyKey ?? randomUUID(), card);
    if (begun.status !== PaymentStatus.PENDING) return answerOf(begun);
    return answerOf(await this.settle(begun, await this.gateway.charge(chargeOf(begun), card)));
  }

  /** One of the caller's payments. Throws NOT_FOUND, also for somebody else's. */
  async byId(viewer: Viewer, id: number): Promise<Payment> {
    const customerId = requireCustomer(viewer);
    const payment = await this.database.read.findOneBy(Payment, { id, customerId });
    if (!payment) throw notFound('payment', 'id');
    return payment;
  }

  /**
   * Settles an order that came without a card (the REST contract), where the gateway can; else it stays
   * pending. One that is paid, or that somebody is paying, is left alone.
   */
  async settleWithoutCard(order: Order): Promise<void> {
    if (order.status !== OrderStatus.PENDING || !this.gateway.settlesWithoutCard) return;
    const begun = await this.begin(order.customerId, order.id, `order-${order.id}`);
    if (begun.status === PaymentStatus.PENDING)
      await this.settle(begun, await this.gateway.settleWithoutCard(chargeOf(begun)));
  }

  /**
   * Asks the gateway about payments of which nobody knows what became, and settles them: those of one order for
   * good, so that it can be called off, or all whose claim has run out.
   * @returns false where some are still not known
   */
  async settleUnknown(orderId?: number): Promise<boolean> {
    const where = { status: PaymentStatus.PENDING, ...(orderId && { orderId }) };
    return !(await this.database.read.existsBy(Payment, where));
  }

  private readCard(values: Partial<Record<keyof PaymentInput, unknown>>): Card {
    const card = {
      number: normalizeCardNumber(values.cardNumber),
      nameOnCard: typeof values.nameOnCard === 'string' ? values.nameOnCard.trim() : '',
      expiryYear: typeof values.expYear === 'number' ? values.expYear : NaN,
      cvv: typedText(values.cvv),
    };
    const problems = cardProblems(card, Number(istDate(this.clock.now()).slice(0, 4)));
    if (Object.keys(problems).length > 0) throw validationError(problems);
    return card;
  }

  /** Writes down that a payment begins, and that no other may; a key that was used answers what became of it. */
  private async begin(
    customerId: number,
    orderId: number | undefined,
    idempotencyKey: string,
    card?: Card,
  ): Promise<Payment> {
    const work = (tx: Transaction) =>
      this.beginOrFind(tx, customerId, orderId, idempotencyKey, card);
    try {
      return await this.database.write(work);
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_payments_customerId_idempotencyKey')) throw error;
      return this.database.write(work);
    }
  }

  private async beginOrFind(
    tx: Transaction,
    customerId: number,
    orderId: number | undefined,
    idempotencyKey: string,
    card?: Card,
  ): Promise<Payment> {
    const begun = await tx.findOneBy(Payment, { customerId, idempotencyKey });
    if (begun) {
      assertSameRequest(begun, orderId, card);
      if (begun.status === PaymentStatus.PENDING) await this.takeUpAgain(tx, begun);
      return begun;
    }
    const order = await findPayable(tx, customerId, orderId);
    if (order) await this.claim(tx, order.id);
    return tx.save(
      tx.create(Payment, {
        customerId,
        orderId: order?.id ?? null,
        idempotencyKey,
        amountPaise: order?.toPayPaise ?? 0,
        status: PaymentStatus.PENDING,
        gateway: this.gateway.name,
        createdAt: this.clock.now(),
        ...(card && summarize(card)),
      }),
    );
  }

  /** A payment whose server died is asked for once more, under the key that charges once. */
  private async takeUpAgain(tx: Transaction, begun: Payment): Promise<void> {
    if (begun.orderId !== null) await this.claim(tx, begun.orderId);
  }

  private async claim(tx: Transaction, orderId: number): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await new OrderRepository(tx).claimPayment(orderId, until, now)))
      throw notPayable('A payment of this order is under way');
  }

  private async settle(payment: Payment, result: ChargeResult): Promise<Payment> {
    const charged = result.outcome === 'charged';
    payment.status = charged ? PaymentStatus.SUCCESS : PaymentStatus.FAILED;
    payment.gatewayReference = charged ? result.reference : null;
    payment.failureReason = charged ? null : result.reason;
    return this.database.write(async (tx) => {
      if (payment.orderId !== null) {
        const status = charged ? OrderStatus.SUCCESS : OrderStatus.PENDING;
        await new OrderRepository(tx).settle(payment.orderId, status, payment.status);
      }
      return tx.save(payment);
    });
  }
}

/** The order to pay: the given one, else the newest that awaits payment, else none. */
async function findPayable(
  tx: Transaction,
  customerId: number,
  orderId?: number,
): Promise<Order | null> {
  const orders = new OrderRepository(tx);
  if (orderId === undefined) return orders.findNewestAwaitingPayment(customerId);
  const order = await orders.findOwn({ id: orderId, customerId });
  if (!order) throw notFound('order', 'orderId');
  if (order.status !== OrderStatus.PENDING) throw notPayable('This order awaits no online payment');
  return order;
}

/** A key names one request: with another order or card it is a mistake of the client. */
function assertSameRequest(begun: Payment, orderId: number | undefined, card?: Card): void {
  const sameOrder = orderId === undefined || orderId === begun.orderId;
  const sameCard = !card || summarize(card).cardLastFour === begun.cardLastFour;
  if (!sameOrder || !sameCard) {
    const message = 'This idempotencyKey was used for another payment';
    throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
  }
}

function answerOf(payment: Payment): Payment {
  if (payment.status !== PaymentStatus.FAILED) return payment;
  throw new ShopError('PAYMENT_DECLINED', payment.failureReason ?? 'The card was declined');
}

function chargeOf(payment: Payment): ChargeRequest {
  const { amountPaise, idempotencyKey, customerId, gatewayReference } = payment;
  const key = `${customerId}-${idempotencyKey}`;
  return { amountPaise, idempotencyKey: key, reference: gatewayReference };
}

function notPayable(message: string): ShopError {
  return new ShopError('ORDER_NOT_PAYABLE', message, { orderId: message });
}
