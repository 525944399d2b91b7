import { readRecordId } from '../../../kernel/record-id';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { Actor, staffActor } from '../orders/order-state-machine';
import { keyReused } from '../payments/payment-answers';
import { refundFingerprint } from '../payments/payment-request.rules';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from '../payments/payment.entity';
import { Refund } from './refund.entity';
import { RefundInput } from './refund.input';
import { RefundDocuments } from './refund-documents';
import { RefundService } from './refund.service';
import { orderingMessages } from '../ordering.messages';

/** One validated request of an admin. */
interface RefundAttempt {
  actor: Actor;
  paymentId: number;
  /** By default everything that is not paid back yet. */
  amountPaise?: number;
  reason: string;
  idempotencyKey: string;
  requestFingerprint: string;
}

/** Refunds a payment at an admin's request, in part or in full. */
export class RefundPaymentService {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundService,
    private readonly documents: RefundDocuments,
  ) {}

  /**
   * Refunds once per key. If the gateway does not respond, the refund is pending and carried out later.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, REFUND_REFUSED if less is left
   *   of the payment
   */
  async refund(viewer: Viewer, values: Partial<RefundInput>): Promise<Refund> {
    const actor = staffActor(viewer, 'refund-payments');
    const input = await assertValid(RefundInput, trimTexts(values));
    const paymentId = readRecordId(input.paymentId, 'payment', 'paymentId');
    const amountPaise = input.amountPaise ?? undefined;
    const { id } = await this.findOrInsert({
      actor,
      paymentId,
      amountPaise,
      reason: input.reason,
      idempotencyKey: `admin-${actor.id}-${input.idempotencyKey}`,
      requestFingerprint: refundFingerprint(paymentId, amountPaise, input.reason),
    });
    await this.refunds.carryOut([id]);
    return this.database.read.findOneByOrFail(Refund, { id });
  }

  private async findOrInsert(attempt: RefundAttempt): Promise<Refund> {
    const work = (tx: Transaction) => this.foundOrNew(tx, attempt);
    try {
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_refunds_idempotencyKey')) throw error;
      return this.database.write(work, { repeatable: true });
    }
  }

  private async foundOrNew(tx: Transaction, attempt: RefundAttempt): Promise<Refund> {
    const { paymentId, idempotencyKey, reason, requestFingerprint } = attempt;
    const found = await tx.findOneBy(Refund, { idempotencyKey });
    if (found && found.requestFingerprint !== requestFingerprint)
      throw keyReused(orderingMessages.refundKeyReused());
    if (found) return found;
    const payment = await tx.findOneBy(Payment, { id: paymentId });
    if (!payment) throw notFound('payment', 'paymentId');
    const heldPaise = await this.documents.hold(tx, payment);
    const leftPaise = Math.min(leftOf(payment), heldPaise ?? Infinity);
    const amountPaise = attempt.amountPaise ?? leftPaise;
    const refund =
      leftPaise > 0 &&
      amountPaise <= leftPaise &&
      (await this.refunds.insert(
        tx,
        payment,
        { amountPaise, idempotencyKey, reason, requestFingerprint },
        attempt.actor,
      ));
    if (refund) {
      await this.documents.document(tx, refund, attempt.actor);
      return refund;
    }
    // A concurrent request with the same key may have taken the rest.
    const twin = await tx.findOneBy(Refund, { idempotencyKey });
    if (twin) return twin;
    throw refused(leftPaise);
  }
}

function leftOf({ status, amountPaise, refundRequestedPaise }: Payment): number {
  return status === PaymentStatus.SUCCESS ? amountPaise - refundRequestedPaise : 0;
}

function refused(leftPaise: number): ShopError {
  const message =
    leftPaise > 0
      ? orderingMessages.refundTooMuch({ leftPaise })
      : orderingMessages.nothingToRefund();
  return new ShopError('REFUND_REFUSED', message, { amountPaise: message });
}
