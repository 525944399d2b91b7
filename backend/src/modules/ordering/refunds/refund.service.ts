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

/** The data of a new refund. */
export interface NewRefund {
  amountPaise: Paise;
  idempotencyKey: string;
  reason: Note;
  requestFingerprint?: string;
  /** The credit note that it carries out. */
  creditNoteId?: number;
}

/** Options of a refund of the entire rest. */
export interface RestOfPayments {
  /** The credit note that it carries out. */
  creditNoteId?: number;
  keptPaise?: Paise;
}

/** Dependencies of refunds. */
export interface RefundDependencies {
  events: DomainEvents;
  gateways: Gateways;
  settlement: RefundSettlement;
}

/**
 * Pays money back. A refund is recorded within the transaction that decides it; the gateway is called after that, as
 * often as necessary, under a key that refunds once.
 */
export class RefundService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: RefundDependencies,
  ) {}

  /**
   * Requests, within the caller's transaction, the refund of all money paid for an order that is not refunded yet; none
   * if nothing was paid.
   * @param actor who decided it
   * @param rest the credit note that it carries out, and the part that the shop keeps
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
   * Requests, within the caller's transaction, the refund of a part of a card payment, since the order costs less: once
   * per key, and at most the rest of its payment.
   * @returns the new refund, to be carried out after the commit; null if nothing is left
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
   * Inserts a refund.
   * @param actor who decided it
   * @returns null if less is left of the payment: concurrent refunds never exceed it together
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

  /** Has the gateway carry out refunds, after the commit. If it does not respond, they are left to the job. */
  async carryOut(refundIds: number[]): Promise<void> {
    for (const id of refundIds) await this.carryOutOne(id).catch(() => undefined);
  }

  /**
   * Has the gateway carry out all pending refunds. Any server may do so at any time.
   * @throws AggregateError if the results of some are still unknown; the others were carried out nevertheless
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
    // Staff send it, and record that.
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

/** The key of the refund for the difference to the agreed price, which is already deducted on the receipt. */
export function reductionKey(orderId: number): string {
  return `order-${orderId}-packed`;
}
