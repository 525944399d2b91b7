import { IsNull } from 'typeorm';
import { EventActor, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderMailKind } from '../orders/order-mail.rules';
import { Actor, OrderStateMachine, SYSTEM } from '../orders/order-state-machine';
import { Database, Transaction } from '../../../platform/database/database';
import { PaymentClaim, releaseClaim } from './payment-claim';
import { ChargeResult } from './payment-gateway';
import { paymentSettled } from './payment.events';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment, UPI } from './payment.entity';
import { orderingMessages } from '../ordering.messages';
import { Message, Note } from '../../../kernel/message';
import { declineOf } from './payment-answers';

/** Each write changes one state to another, so repeating it has no effect. */
const REPEATABLE = { repeatable: true };

const UNPAID = { status: OrderStatus.PENDING, paymentStatus: PaymentStatus.PENDING };
const PAID = { status: OrderStatus.SUCCESS, paymentStatus: PaymentStatus.SUCCESS };

/** A payment after its settlement, with the refunds to carry out at once. */
interface Settled {
  payment: Payment;
  refundIds?: number[];
}

const TOO_LATE = orderingMessages.paidTooLate();

/** Pays back money that came too late. The refunds implement this, as they depend on the payments. */
export interface LateMoney {
  /**
   * Requests the refund of the rest of a payment, within the caller's transaction.
   * @returns null if nothing is left
   */
  requestRest(
    tx: Transaction,
    payment: Payment,
    reason: Note,
    actor: EventActor,
  ): Promise<{ id: number } | null>;
  /** Requests the refund of a part of a payment; null if less is left of it. */
  insert(
    tx: Transaction,
    payment: Payment,
    refund: { amountPaise: Paise; idempotencyKey: string; reason: Note },
    actor: EventActor,
  ): Promise<{ id: number } | null>;
  /** Carries out requested refunds, after the commit. */
  carryOut(refundIds: number[]): Promise<void>;
}

/** Dependencies of settlements. */
export interface SettlementDependencies {
  events: DomainEvents;
  stateMachine: OrderStateMachine;
  refunds: LateMoney;
}

/**
 * The second transaction of a payment: records its result. The same result may be reported several times, in any order
 * and to several servers at once. A successful charge stays successful, whatever is reported later.
 */
export class PaymentSettlement {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: SettlementDependencies,
  ) {}

  /**
   * Settles a payment and its order, and releases the claim. Money for an order that was cancelled or paid meanwhile is
   * kept as a payment and paid back at once.
   * @returns the payment afterwards, also if another request settled it first
   */
  async settle(
    payment: Payment,
    result: ChargeResult,
    claim: PaymentClaim | null = null,
  ): Promise<Payment> {
    const { payment: settled, refundIds = [] } = await this.database.write(
      (tx) => this.settleWithin(tx, payment, result, claim),
      REPEATABLE,
    );
    await this.dependencies.refunds.carryOut(refundIds);
    return settled;
  }

  /**
   * The same within the caller's transaction, after which the refunds are to be carried out.
   * @param actor who reports the result
   * @param mail the email about a failed payment, if there is one
   */
  settleWithin(
    tx: Transaction,
    payment: Payment,
    result: ChargeResult,
    claim: PaymentClaim | null = null,
    actor: Actor = SYSTEM,
    mail?: OrderMailKind,
  ): Promise<Settled> {
    return result.outcome === 'charged'
      ? this.charged(tx, payment, result, claim, actor)
      : this.declined(tx, payment, result.reason, claim, actor, mail);
  }

  /** Releases the claim of a payment with an unknown result, so that it can be queried again. */
  async leave(claim: PaymentClaim | null): Promise<void> {
    if (claim) await this.database.write((tx) => releaseClaim(tx, claim), REPEATABLE);
  }

  /**
   * Stores the gateway's id of an opened payment, and releases the claim.
   * @returns the payment afterwards: with another id if it had one, or settled meanwhile
   */
  async refer(
    id: number,
    gatewayReference: string,
    claim: PaymentClaim | null = null,
  ): Promise<Payment> {
    return this.database.write(async (tx) => {
      await releaseClaim(tx, claim);
      await tx.update(Payment, { id, gatewayReference: IsNull() }, { gatewayReference });
      return tx.findOneByOrFail(Payment, { id });
    }, REPEATABLE);
  }

  /** Records a declined attempt after which the provider still accepts another one for the same payment. */
  async noteDecline({ id, orderId }: Payment, reason: string): Promise<void> {
    await this.database.write(async (tx) => {
      const pending = { id, status: PaymentStatus.PENDING };
      const { affected } = await tx.update(Payment, pending, { failureReason: fit(reason) });
      if (affected === 1 && orderId !== null) await this.markDeclined(tx, orderId, reason);
    }, REPEATABLE);
  }

  private async charged(
    tx: Transaction,
    payment: Payment,
    { reference, card }: Extract<ChargeResult, { outcome: 'charged' }>,
    claim: PaymentClaim | null,
    actor: Actor,
  ): Promise<Settled> {
    const { id, orderId } = payment;
    const changes = {
      ...card,
      status: PaymentStatus.SUCCESS,
      gatewayReference: reference,
      failureReason: null,
      settledAt: this.clock.now(),
    };
    const from = [PaymentStatus.PENDING, PaymentStatus.FAILED];
    const isMine = await this.leaveState(tx, id, from, changes, actor);
    if (!isMine || orderId === null) {
      await releaseClaim(tx, claim);
      return { payment: await tx.findOneByOrFail(Payment, { id }) };
    }
    const charged = { ...payment, ...changes };
    const surplusPaise = await surplusOf(tx, charged);
    if (surplusPaise < 0)
      return { payment: charged, refundIds: await this.tooLittle(tx, charged, actor) };
    if (await this.transitionToPaid(tx, orderId, charged)) {
      const refundIds = surplusPaise > 0 ? await this.tooMuch(tx, charged, surplusPaise) : [];
      return { payment: charged, refundIds }; // this ends every claim
    }
    await releaseClaim(tx, claim);
    const refundIds = await this.payBack(tx, orderId, await tx.findOneByOrFail(Payment, { id }));
    return { payment: await tx.findOneByOrFail(Payment, { id }), refundIds };
  }

  private async transitionToPaid(
    tx: Transaction,
    orderId: number,
    payment: Payment,
  ): Promise<boolean> {
    const note = howPaid(payment);
    const order = { id: orderId, customerId: payment.customerId, ...UNPAID };
    const { stateMachine } = this.dependencies;
    // There is almost never an earlier attempt.
    if (await stateMachine.transitionFrom(tx, order, PAID, SYSTEM, note)) return true;
    const changes = { paymentStatus: PaymentStatus.SUCCESS, paymentClaimedUntil: null };
    const { PENDING, SUCCESS } = OrderStatus;
    return stateMachine.transition(tx, orderId, [PENDING], SUCCESS, SYSTEM, changes, note);
  }

  /** Pays back a transfer of less than its order costs: the order stays unpaid, and its customer is told. */
  private async tooLittle(tx: Transaction, payment: Payment, actor: Actor): Promise<number[]> {
    const { refunds, stateMachine } = this.dependencies;
    const mail = 'order-transfer-too-small';
    const note = orderingMessages.tooLittleArrived({ amountPaise: payment.amountPaise });
    const [from, to] = [[PaymentStatus.PENDING], PaymentStatus.FAILED];
    const orderId = Number(payment.orderId);
    await stateMachine.changePaymentStatus(tx, orderId, from, to, actor, note, { mail });
    const refund = await refunds.requestRest(tx, payment, note, actor);
    return refund ? [refund.id] : [];
  }

  /** Pays back what was transferred beyond the price of an order; not under the key for the rest of its payment. */
  private async tooMuch(tx: Transaction, payment: Payment, amountPaise: Paise): Promise<number[]> {
    const reason = orderingMessages.tooMuchArrived({ amountPaise: payment.amountPaise });
    const idempotencyKey = surplusKey(payment);
    const surplus = { amountPaise, idempotencyKey, reason };
    const refund = await this.dependencies.refunds.insert(tx, payment, surplus, SYSTEM_ACTOR);
    return refund ? [refund.id] : [];
  }

  private async payBack(tx: Transaction, orderId: number, payment: Payment): Promise<number[]> {
    await tx.update(Payment, { id: payment.id }, { failureReason: TOO_LATE.text });
    const from = [PaymentStatus.PENDING, PaymentStatus.FAILED];
    await this.dependencies.stateMachine.changePaymentStatus(
      tx,
      orderId,
      from,
      PaymentStatus.SUCCESS,
      SYSTEM,
      TOO_LATE,
    );
    const refund = await this.dependencies.refunds.requestRest(tx, payment, TOO_LATE, SYSTEM_ACTOR);
    return refund ? [refund.id] : [];
  }

  private async declined(
    tx: Transaction,
    { id, orderId }: Payment,
    reason: string,
    claim: PaymentClaim | null,
    actor: Actor,
    mail?: OrderMailKind,
  ): Promise<Settled> {
    await releaseClaim(tx, claim);
    const settledAt = this.clock.now();
    const changes = { status: PaymentStatus.FAILED, failureReason: fit(reason), settledAt };
    const isMine = await this.leaveState(tx, id, [PaymentStatus.PENDING], changes, actor);
    if (isMine && orderId !== null) await this.markDeclined(tx, orderId, reason, actor, mail);
    return { payment: await tx.findOneByOrFail(Payment, { id }) };
  }

  /** Changes a payment that has one of some statuses; of two concurrent calls only one succeeds. */
  private async leaveState(
    tx: Transaction,
    id: number,
    from: readonly PaymentStatus[],
    changes: Partial<Payment>,
    actor: Actor,
  ): Promise<boolean> {
    for (const status of from) {
      const { affected } = await tx.update(Payment, { id, status }, changes);
      if (affected !== 1) continue;
      const { status: after, failureReason } = changes;
      const told = { status: after, ...(failureReason && { failureReason }) };
      await this.dependencies.events.record(tx, [paymentSettled(id, status, told, actor)]);
      return true;
    }
    return false;
  }

  /**
   * An order that was cancelled meanwhile stays unchanged, except by a transfer that was not found: its customer waits
   * for an answer by email.
   */
  private async markDeclined(
    tx: Transaction,
    orderId: number,
    reason: string,
    actor: Actor = SYSTEM,
    mail?: OrderMailKind,
  ): Promise<void> {
    const { stateMachine } = this.dependencies;
    const note = declineOf(fit(reason));
    const isAwaiting = { id: orderId, status: OrderStatus.PENDING };
    if (!mail && !(await tx.existsBy(Order, isAwaiting))) return;
    const [from, to] = [[PaymentStatus.PENDING], PaymentStatus.FAILED];
    await stateMachine.changePaymentStatus(tx, orderId, from, to, actor, note, { mail });
  }
}

/** What arrived beyond the price of an order that awaits its payment: only transfers, which customers type, differ. */
async function surplusOf(
  tx: Transaction,
  { gateway, orderId, amountPaise }: Payment,
): Promise<Paise> {
  if (gateway !== UPI || orderId === null) return 0;
  const { status, toPayPaise } = await tx.findOneByOrFail(Order, { id: orderId });
  return status === OrderStatus.PENDING ? amountPaise - toPayPaise : 0;
}

/** The text for the history of an order about what paid it; null if no card is known. */
function howPaid({
  gateway,
  amountPaise,
  cardBrand,
  cardLastFour,
}: Pick<Payment, 'cardBrand' | 'cardLastFour' | 'gateway' | 'amountPaise'>): Message | null {
  if (gateway === UPI) return orderingMessages.paidByUpi({ amountPaise });
  if (!cardLastFour) return null;
  return orderingMessages.paidByCardEnding({ brand: cardBrand ?? 'Card', digits: cardLastFour });
}

/** Cuts a reason to the length of its column. */
function fit(reason: string): string {
  return reason.slice(0, 200);
}

/** The key of the refund of what a transfer brought beyond the price, which is no part of the receipt. */
export function surplusKey({ id, orderId }: Pick<Payment, 'id' | 'orderId'>): string {
  return `order-${orderId}-payment-${id}-surplus`;
}
