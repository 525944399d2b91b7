import { Database } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { SYSTEM } from '../orders/order-state-machine';
import { refundFingerprint } from '../payments/payment-request.rules';
import { Payment } from '../payments/payment.entity';
import { Refund } from './refund.entity';
import { RefundDocuments } from './refund-documents';
import { RefundService } from './refund.service';
import { RefundSettlement } from './settle-refund.service';
import { ReportedRefund, ReportingGateway } from '../payments/reporting-gateway';

/** Applies changes of refunds that a provider reports: of the shop's own, and of those made in its dashboard. */
export class RefundUpdatesService {
  constructor(
    private readonly database: Database,
    private readonly gateway: ReportingGateway,
    private readonly refunds: RefundService,
    private readonly settlement: RefundSettlement,
    private readonly documents: RefundDocuments,
  ) {}

  /** Stores the state of the refunds of a charge at the provider. Ignores charges of others. */
  async look(chargeReference: string | undefined): Promise<void> {
    if (!chargeReference) return;
    const where = { gateway: this.gateway.name, gatewayReference: chargeReference };
    const payment = await this.database.read.findOneBy(Payment, where);
    if (!payment) return;
    for (const made of await this.gateway.refundsOf(chargeReference)) {
      const refund = await this.refundOf(payment, made);
      if (refund) await this.settlement.settle(refund, made.result);
    }
  }

  private async refundOf(payment: Payment, made: ReportedRefund): Promise<Refund | null> {
    const idempotencyKey = made.idempotencyKey ?? `${this.gateway.name}-${made.reference}`;
    const { read } = this.database;
    const where = { paymentId: payment.id, idempotencyKey };
    const refund = await read.findOneBy(Refund, where);
    if (refund || made.idempotencyKey || made.result.outcome === 'refused') return refund;
    const { amountPaise } = made;
    const reason = this.gateway.paidBackThere;
    const requestFingerprint = refundFingerprint(payment.id, amountPaise, reason.text);
    const news = { amountPaise, idempotencyKey, reason, requestFingerprint };
    try {
      return await this.database.write(async (tx) => {
        await this.documents.hold(tx, payment);
        const written = await this.refunds.insert(tx, payment, news, SYSTEM);
        if (written) await this.documents.document(tx, written, SYSTEM);
        return written;
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_refunds_idempotencyKey')) throw error;
      return read.findOneBy(Refund, where);
    }
  }
}
