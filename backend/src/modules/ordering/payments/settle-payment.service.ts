import { IsNull } from 'typeorm';
import { EventActor, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
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

/** Each write goes from one state to another: the second time it finds itself there, and does nothing. */
const REPEATABLE = { repeatable: true };

const UNPAID = { status: OrderStatus.PENDING, paymentStatus: PaymentStatus.PENDING };
const PAID = { status: OrderStatus.SUCCESS, paymentStatus: PaymentStatus.SUCCESS };

/** A payment as it is when it is settled, and what of it is to be paid back at once. */
interface Settled {
  payment: Payment;
  refundIds?: number[];
}

const TOO_LATE = orderingMessages.paidTooLate();

/** Pays back what came too late: the refunds, which stand above the payments. */
export interface LateMoney {
  /**
   * Requests the refund of what is left of a payment, within the caller's transaction.
   * @returns nothing where nothing is left
   */
  requestRest(
    tx: Transaction,
    payment: Payment,
    reason: Note,
    actor: EventActor,
  ): Promise<{ id: number } | null>;
  /** Carries requested refunds out, after the commit. */
  carryOut(refundIds: number[]): Promise<void>;
}

/** What a settled payment leads to. */
export interface SettlementDependencies {
  events: DomainEvents;
  stateMachine: OrderStateMachine;
  refunds: LateMoney;
}

/**
 * The second transaction of a payment: writes down how it ended. The same news may come several times, in any order
 * and to several servers at once. What was charged stays charged, whatever is heard after it.
 */
export class PaymentSettlement {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: SettlementDependencies,
  ) {}

  /**
   * Settles a payment and its order, and gives the claim back. Money that comes for an order that was called off or
   * paid meanwhile is kept as a payment and paid back at once.
   * @returns the payment as it is then, also where somebody else came first
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
   * @param actor who says how it ended
   * @param mail the email of a payment that failed, where it is worth one
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

  /** The gateway has not said how it ended: gives the claim back, so that it can be asked again. */
  async leave(claim: PaymentClaim | null): Promise<void> {
    if (claim) await this.database.write((tx) => releaseClaim(tx, claim), REPEATABLE);
  }

  /**
   * Writes down the gateway's own number of a payment that was opened, and gives the claim back.
   * @returns the payment as it is then: with another number where it had one, or settled meanwhile
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

  /** One try was declined, but the provider still takes another one for the same payment. */
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
    if (await this.transitionToPaid(tx, orderId, charged)) return { payment: charged }; // which ends every claim
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
    // Nearly always nothing was tried before.
    if (await stateMachine.transitionFrom(tx, order, PAID, SYSTEM, note)) return true;
    const changes = { paymentStatus: PaymentStatus.SUCCESS, paymentClaimedUntil: null };
    const { PENDING, SUCCESS } = OrderStatus;
    return stateMachine.transition(tx, orderId, [PENDING], SUCCESS, SYSTEM, changes, note);
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

  /** Takes a payment out of one of some states; of two at the same moment one does. */
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

  /** Only while the order waits for its money: where it was called off meanwhile, it says nothing. */
  private async markDeclined(
    tx: Transaction,
    orderId: number,
    reason: string,
    actor: Actor = SYSTEM,
    mail?: OrderMailKind,
  ): Promise<void> {
    if (!(await tx.existsBy(Order, { id: orderId, status: OrderStatus.PENDING }))) return;
    const [from, to] = [[PaymentStatus.PENDING], PaymentStatus.FAILED];
    await this.dependencies.stateMachine.changePaymentStatus(
      tx,
      orderId,
      from,
      to,
      actor,
      declineOf(fit(reason)),
      { mail },
    );
  }
}

/** What the history of an order says of what paid it; nothing where no card is known. */
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

/** As long as the column is. */
function fit(reason: string): string {
  return reason.slice(0, 200);
}
