import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { sha256 } from '../../../kernel/sha256';
import { Database, Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { Card } from './card.rules';
import {
  ChargeRequest,
  ChargeResult,
  ChargeState,
  PaymentGateway,
  RefundRequest,
  RefundResult,
  SilentGatewayError,
} from './payment-gateway';
import { SandboxCharge } from './sandbox-charge.entity';
import { SandboxRefund } from './sandbox-refund.entity';

/** The documented test numbers that are declined. Every other valid number succeeds. */
const DECLINED_NUMBERS: Record<string, string> = {
  '4000000000000002': 'The card was declined',
  '4000000000009995': 'The card has insufficient funds',
};

/** The reference is derived from the key, so either constraint may fail first. */
const CHARGE_KEYS = ['uq_sandbox_charges_idempotencyKey', 'uq_sandbox_charges_reference'];

/** The documented test number that is charged without ever getting a response. */
const SILENT_NUMBER = '4000000000000259';

/**
 * The built-in gateway, which moves no money. It keeps records of its own, as another company would, in separate
 * transactions, so that any failure in the shop can be looked up here. The same key is the same charge, even for
 * concurrent requests, on every server and after every restart.
 */
export class SandboxGateway implements PaymentGateway {
  readonly name = 'sandbox';
  readonly takesCardNumbers = true;
  readonly settlesWithoutCard = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async charge(request: ChargeRequest, card: Card): Promise<ChargeResult> {
    const reason = DECLINED_NUMBERS[card.number];
    if (reason) return { outcome: 'declined', reason };
    const result = await this.capture(request);
    if (card.number === SILENT_NUMBER) throw new SilentGatewayError('The sandbox stays silent');
    return result;
  }

  settleWithoutCard(request: ChargeRequest): Promise<ChargeResult> {
    return this.capture(request);
  }

  async lookUp({ idempotencyKey }: ChargeRequest): Promise<ChargeState> {
    const charge = await this.database.read.findOneBy(SandboxCharge, { idempotencyKey });
    return stateOf(charge);
  }

  async giveUp(request: ChargeRequest): Promise<ChargeState> {
    return stateOf(await this.keep(request, 'given up', 0));
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    const work = (tx: Transaction) => this.findOrRefund(tx, request);
    try {
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      // Another server has just used the same key: return its charge.
      if (!isDuplicateKey(error, 'uq_sandbox_refunds_idempotencyKey')) throw error;
      return this.database.write(work, { repeatable: true });
    }
  }

  private async capture(request: ChargeRequest): Promise<ChargeResult> {
    const charge = await this.keep(request, 'captured', request.amountPaise);
    if (charge.status === 'given up')
      return { outcome: 'declined', reason: 'This payment was given up' };
    if (charge.amountPaise !== request.amountPaise)
      return { outcome: 'declined', reason: 'This key was used for another amount' };
    return { outcome: 'charged', reference: charge.reference };
  }

  /** The charge with this key: the existing one, or else a new one. */
  private async keep(
    { idempotencyKey }: ChargeRequest,
    status: SandboxCharge['status'],
    amountPaise: Paise,
  ): Promise<Omit<SandboxCharge, 'id'>> {
    const charge = {
      idempotencyKey,
      reference: referenceOf('sandbox', idempotencyKey),
      status,
      amountPaise,
      refundedPaise: 0,
      createdAt: this.clock.now(),
    };
    try {
      await this.database.writeOne((manager) => insertRows(manager, SandboxCharge, [charge]), {
        repeatable: true,
      });
      return charge;
    } catch (error) {
      if (!CHARGE_KEYS.some((key) => isDuplicateKey(error, key))) throw error;
      return this.database.read.findOneByOrFail(SandboxCharge, { idempotencyKey });
    }
  }

  private async findOrRefund(tx: Transaction, request: RefundRequest): Promise<RefundResult> {
    const { chargeReference, idempotencyKey, amountPaise } = request;
    const kept = await tx.findOneBy(SandboxRefund, { idempotencyKey });
    if (kept) return answerOfKept(kept, request);
    const { affected } = await tx
      .createQueryBuilder()
      .update(SandboxCharge)
      .set({ refundedPaise: () => 'refundedPaise + :amountPaise' })
      .where('reference = :chargeReference AND status = :captured')
      .andWhere('refundedPaise + :amountPaise <= amountPaise')
      .setParameters({ chargeReference, amountPaise, captured: 'captured' })
      .execute();
    if (affected !== 1) {
      // A concurrent request with the same key: the update waited for it, so its refund is visible by now.
      const meanwhile = await tx.findOneBy(SandboxRefund, { idempotencyKey });
      if (meanwhile) return answerOfKept(meanwhile, request);
      return { outcome: 'refused', reason: 'There is not so much to pay back' };
    }
    const reference = referenceOf('sandbox_refund', idempotencyKey);
    const createdAt = this.clock.now();
    await tx.insert(SandboxRefund, {
      idempotencyKey,
      chargeReference,
      reference,
      amountPaise,
      createdAt,
    });
    return { outcome: 'refunded', reference };
  }
}

function answerOfKept(kept: SandboxRefund, request: RefundRequest): RefundResult {
  const isSame =
    kept.amountPaise === request.amountPaise && kept.chargeReference === request.chargeReference;
  return isSame
    ? { outcome: 'refunded', reference: kept.reference }
    : { outcome: 'refused', reason: 'This key was used for another refund' };
}

function stateOf(charge: Omit<SandboxCharge, 'id'> | null): ChargeState {
  if (charge?.status !== 'captured') return { outcome: 'none' };
  return { outcome: 'charged', reference: charge.reference };
}

function referenceOf(prefix: string, idempotencyKey: string): string {
  return `${prefix}_${sha256(idempotencyKey).slice(0, 24)}`;
}
