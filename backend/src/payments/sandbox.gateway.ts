import { createHash } from 'node:crypto';
import { Card } from './card.rules';
import { ChargeRequest, ChargeResult, PaymentGateway } from './payment-gateway';

/** The documented test numbers that do not go through. Every other valid number does. */
const DECLINED_NUMBERS: Record<string, string> = {
  '4000000000000002': 'The card was declined',
  '4000000000009995': 'The card has insufficient funds',
};

/**
 * The built-in gateway: it moves no money. It remembers nothing either: the reference of a charge follows from
 * its key, so the same key is the same charge, on every server and after every restart.
 */
export class SandboxGateway implements PaymentGateway {
  readonly name = 'sandbox';
  readonly settlesWithoutCard = true;

  async charge(request: ChargeRequest, card: Card): Promise<ChargeResult> {
    const reason = DECLINED_NUMBERS[card.number];
    return reason ? { outcome: 'declined', reason } : charged(request);
  }

  async settleWithoutCard(request: ChargeRequest): Promise<ChargeResult> {
    return charged(request);
  }
}

function charged({ idempotencyKey }: ChargeRequest): ChargeResult {
  const hash = createHash('sha256').update(idempotencyKey).digest('hex');
  return { outcome: 'charged', reference: `sandbox_${hash.slice(0, 24)}` };
}
