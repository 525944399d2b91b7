import { randomUUID } from 'node:crypto';
import { wallClock } from '../../src/kernel/clock';
import { ChargeRequest } from '../../src/modules/ordering/payments/payment-gateway';
import { SandboxCharge } from '../../src/modules/ordering/payments/sandbox-charge.entity';
import { SandboxRefund } from '../../src/modules/ordering/payments/sandbox-refund.entity';
import { SandboxGateway } from '../../src/modules/ordering/payments/sandbox.gateway';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let sandbox: SandboxGateway;
beforeAll(async () => {
  shop = await openTestShop();
  sandbox = new SandboxGateway(shop.database, wallClock);
});
afterAll(() => shop.close());

const requestOf = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  amountPaise: 9500,
  idempotencyKey: randomUUID(),
  reference: null,
  ...changes,
});
const chargesOf = ({ idempotencyKey }: ChargeRequest) =>
  shop.database.read.findBy(SandboxCharge, { idempotencyKey });
const times = <Answer>(count: number, work: (number: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)));

describe('the sandbox as a provider', () => {
  it('charges once for one key, also at the same moment', async () => {
    const request = requestOf();
    const results = await times(20, () => sandbox.settleWithoutCard(request));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toMatchObject({ outcome: 'charged' });
    expect(await chargesOf(request)).toHaveLength(1);
  });

  it('refuses another sum under the same key', async () => {
    const request = requestOf();
    await sandbox.settleWithoutCard(request);
    expect(await sandbox.settleWithoutCard({ ...request, amountPaise: 9501 })).toEqual({
      outcome: 'declined',
      reason: 'This key was used for another amount',
    });
    expect(await chargesOf(request)).toMatchObject([{ amountPaise: 9500 }]);
  });

  it('either charges or gives up, never both, whichever comes first at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const request = requestOf();
      const results = await times(6, (number) =>
        (number + round) % 2 ? sandbox.giveUp(request) : sandbox.settleWithoutCard(request),
      );
      const outcomes = new Set(results.map(({ outcome }) => outcome));
      const charged = outcomes.has('charged');
      expect([...outcomes].sort()).toEqual(charged ? ['charged'] : ['declined', 'none']);
      expect(await sandbox.lookUp(request)).toMatchObject({
        outcome: charged ? 'charged' : 'none',
      });
      expect(await chargesOf(request)).toMatchObject([{ amountPaise: charged ? 9500 : 0 }]);
    }
  });

  it('pays back once for one key, and never more than it charged', async () => {
    const charge = await sandbox.settleWithoutCard(requestOf());
    const chargeReference = charge.outcome === 'charged' ? charge.reference : '';
    const refundOf = (idempotencyKey: string, amountPaise: number) =>
      sandbox.refund({ chargeReference, amountPaise, idempotencyKey, reference: null });
    const key = randomUUID();
    const same = await times(10, () => refundOf(key, 3000));
    for (const result of same) expect(result).toEqual(same[0]);
    expect(await refundOf(key, 2999)).toMatchObject({ outcome: 'refused' });
    const others = await times(5, () => refundOf(randomUUID(), 3000));
    expect(others.filter(({ outcome }) => outcome === 'refunded')).toHaveLength(2);
    const kept = await shop.database.read.findBy(SandboxRefund, { chargeReference });
    expect(kept.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(9000);
  });
});
