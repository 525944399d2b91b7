import { ChargeRequest, PaymentGateway, SilentGatewayError } from './payment-gateway';
import { TimedGateway } from './timed-gateway';

const request: ChargeRequest = { amountPaise: 9500, idempotencyKey: 'key', reference: null };
const refund = { chargeReference: 'c', amountPaise: 1, idempotencyKey: 'key', reference: null };
const card = { number: '4242424242424242', nameOnCard: 'A', expiryYear: 2031, cvv: '123' };

/** A gateway that returns the given result for each call. */
function gatewayOf(answer: () => Promise<never>): PaymentGateway {
  return {
    name: 'test',
    takesCardNumbers: true,
    settlesWithoutCard: true,
    charge: answer,
    lookUp: answer,
    giveUp: answer,
    refund: answer,
    settleWithoutCard: answer,
  };
}

const callsOf = (gateway: PaymentGateway) => [
  gateway.charge(request, card),
  gateway.lookUp(request),
  gateway.giveUp(request),
  gateway.refund(refund),
  gateway.settleWithoutCard(request),
];

describe('a gateway that is waited for only so long', () => {
  it('is given up where it never answers, whatever it was asked', async () => {
    const silent = new TimedGateway(
      gatewayOf(() => new Promise(() => {})),
      10,
    );
    for (const call of callsOf(silent)) await expect(call).rejects.toThrow(SilentGatewayError);
  });

  it('answers, and fails, as it does itself', async () => {
    const good = new TimedGateway(
      gatewayOf(async () => 'answer' as never),
      10_000,
    );
    for (const call of callsOf(good)) await expect(call).resolves.toBe('answer');
    const bad = new TimedGateway(
      gatewayOf(() => Promise.reject(new Error('broken'))),
      10_000,
    );
    for (const call of callsOf(bad)) await expect(call).rejects.toThrow('broken');
  });
});
