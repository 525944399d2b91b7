import { EventActor } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { Gateways } from '../payments/gateways';
import { refundRequested } from './refund.events';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment, UPI } from '../payments/payment.entity';
import { Refund } from './refund.entity';
import { RefundSettlement } from './settle-refund.service';
import { Note, messageOf, textOf } from '../../../kernel/message';

/** What a refund is written from. */
export interface NewRefund {
  amountPaise: Paise;
  idempotencyKey: string;
  reason: Note;
  requestFingerprint?: string;
  /** The credit note that it carries out. */
  creditNoteId?: number;
}

/** What there is to a refund of all that is left. */
export interface RestOfPayments {
  /** The credit note that it carries out. */
  creditNoteId?: number;
  keptPaise?: Paise;
}

/** What refunds go through. */
export interface RefundDependencies {
  events: DomainEvents;
  gateways: Gateways;
  settlement: RefundSettlement;
}

/**
 * Pays money back. What is to be paid back is written down within the transaction that decides it; the gateway is
 * asked after that, as often as it takes, under a key that pays back once.
 */
export class RefundService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: RefundDependencies,
  ) {}

  /**
   * Writes down, within the caller's transaction, that all money of an order that was paid is to be paid back, as
   * far as it is not yet. Nothing where nothing was paid.
   * @param actor who decided it
   * @param rest the credit note that it carries out, and what the shop keeps
   * @returns the new refunds, to be carried out after the commit
   */
  async request(
    tx: Transaction,
    orderId: number,
    reason: Note,
    actor: EventActor,
    { keptPaise = 0, ...documents }: RestOfPayments = {},
  ): Promise<Refund[]> {
    const refunds: Refund[] = [];
    let toKeepPaise = keptPaise;
    for (const payment of await tx.findBy(Payment, { orderId, status: PaymentStatus.SUCCESS })) {
      const heldPaise = Math.min(toKeepPaise, payment.amountPaise - payment.refundRequestedPaise);
      toKeepPaise -= heldPaise;
      const rest = { ...documents, keptPaise: heldPaise };
      const refund = await this.requestRest(tx, payment, reason, actor, rest);
      if (refund) refunds.push(refund);
    }
    return refunds;
  }

  /** The same for a single payment of an order. */
  async requestRest(
    tx: Transaction,
    payment: Payment,
    reason: Note,
    actor: EventActor,
    { creditNoteId, keptPaise = 0 }: RestOfPayments = {},
  ): Promise<Refund | null> {
    const { id, orderId, amountPaise, refundRequestedPaise } = payment;
    const restPaise = amountPaise - refundRequestedPaise - keptPaise;
    const idempotencyKey = `order-${orderId}-payment-${id}`;
    if (restPaise === 0 || (await tx.existsBy(Refund, { idempotencyKey }))) return null;
    const rest = {
      amountPaise: restPaise,
      idempotencyKey,
      reason,
      ...(creditNoteId && { creditNoteId }),
    };
    const refund = await this.insert(tx, payment, rest, actor);
    if (!refund) throw new ConflictError('Somebody pays back of the same payment');
    return refund;
  }

  /**
   * Writes down, within the caller's transaction, that a part of what was paid by card is to be paid back, since the
   * order costs less: once under its key, and no more than is left of its payment.
   * @returns the new refund, to be carried out after the commit; null where nothing is left
   */
  async requestPart(
    tx: Transaction,
    orderId: number,
    { amountPaise, ...news }: NewRefund,
    actor: EventActor,
  ): Promise<Refund | null> {
    const payments = await tx.findBy(Payment, { orderId, status: PaymentStatus.SUCCESS });
    const leftOf = (payment: Payment) => payment.amountPaise - payment.refundRequestedPaise;
    const [payment] = payments.sort((a, b) => leftOf(b) - leftOf(a));
    const partPaise = payment ? Math.min(amountPaise, leftOf(payment)) : 0;
    if (!payment || partPaise <= 0) return null;
    const refund = await this.insert(tx, payment, { ...news, amountPaise: partPaise }, actor);
    if (!refund) throw new ConflictError('Somebody pays back of the same payment');
    return refund;
  }

  /**
   * Writes a refund down.
   * @param actor who decided it
   * @returns null where so much is not left of the payment: of two at the same moment never more than it had
   */
  async insert(
    tx: Transaction,
    { id, orderId }: Payment,
    refund: NewRefund,
    actor: EventActor,
  ): Promise<Refund | null> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(Payment)
      .set({ refundRequestedPaise: () => 'refundRequestedPaise + :more' })
      .where('id = :id AND status = :paid', { id, paid: PaymentStatus.SUCCESS })
      .andWhere('refundRequestedPaise + :more <= amountPaise')
      .setParameter('more', refund.amountPaise)
      .execute();
    if (affected !== 1) return null;
    const reason = textOf(refund.reason);
    const reasonMessage = messageOf(refund.reason);
    const status = PaymentStatus.PENDING;
    const createdAt = this.clock.now();
    const written = await tx.save(
      tx.create(Refund, {
        ...refund,
        reason,
        reasonMessage,
        orderId,
        paymentId: id,
        status,
        createdAt,
      }),
    );
    await this.dependencies.events.record(tx, [refundRequested(written, actor)]);
    return written;
  }

  /** Has the gateway carry refunds out, after the commit. Where it does not answer, they stay for the job. */
  async carryOut(refundIds: number[]): Promise<void> {
    for (const id of refundIds) await this.carryOutOne(id).catch(() => undefined);
  }

  /**
   * Has the gateway carry out whatever is not paid back yet. Any server may do it at any time.
   * @throws AggregateError where some are still not known; the others were carried out nevertheless
   */
  async carryOutPending(): Promise<void> {
    const where = { status: PaymentStatus.PENDING };
    const pending = await this.database.read.find(Refund, { where, order: { id: 'ASC' } });
    const failures: unknown[] = [];
    for (const { id } of pending) await this.carryOutOne(id).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some refunds are not known yet');
  }

  private async carryOutOne(id: number): Promise<void> {
    const refund = await this.database.read.findOne(Refund, {
      where: { id },
      relations: { payment: true },
    });
    const payment = refund?.payment;
    if (!refund || refund.status !== PaymentStatus.PENDING || !payment?.gatewayReference) return;
    // Staff send it, and say so.
    if (payment.gateway === UPI) return;
    const result = await this.dependencies.gateways.named(payment.gateway).refund({
      chargeReference: payment.gatewayReference,
      amountPaise: refund.amountPaise,
      idempotencyKey: refund.idempotencyKey,
      reference: refund.gatewayReference,
    });
    await this.dependencies.settlement.settle(refund, result);
  }
}

/** The key of what an order costs less than was agreed: its receipt has that taken off already. */
export function reductionKey(orderId: number): string {
  return `order-${orderId}-packed`;
}
