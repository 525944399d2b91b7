import { StaffRole } from '../../src/kernel/permissions';
import { schema } from '../authorization/graphql-transport';
import { integrityBreaches } from '../kit/integrity';
import { addProduct } from '../kit/products';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { Operation, Slot, operationsOf } from './operations';
import { allPayloads, payloadsFor } from './payloads';
import { SeededRandom, seedOfRun } from './seeded-random';
import { Attempt, Callers, Findings, sweepOperation } from './sweep';

const payloads = allPayloads();
const seed = seedOfRun();
const random = new SeededRandom(seed);
// Those for the app of a customer alone are swept as its tools.
const operations = operationsOf(schema).filter(
  ({ slots, rule }) => slots.length > 0 && rule !== 'app',
);
/** Operations that hash a password if everything else is valid. */
const DEAR = new Set(['adminLogin', 'login', 'register']);

let shop: TestShop;
let callers: Callers;
const total: Findings = { checks: 0, harms: [] };
const { stackTraceLimit } = Error;
beforeAll(async () => {
  // One line of a stack is enough to detect it in a response; complete ones would take most of the time of so many
  // failures.
  Error.stackTraceLimit = 1;
  shop = await openTestShop();
  callers = await Callers.of(shop);
});
afterAll(async () => {
  Error.stackTraceLimit = stackTraceLimit;
  const where = serverUrl ? new URL(serverUrl).protocol.slice(0, -1) : 'sqlite';
  process.stdout.write(
    `payload sweep, GraphQL on ${where}: ${payloads.length} payloads, ${total.checks} checks, seed ${seed}\n`,
  );
  await shop.close();
});

/** Every payload in all places at once; and some of them alone in one place, with valid values elsewhere. */
function attemptsAt(operation: Operation): Attempt[] {
  const { name, slots } = operation;
  const mine = payloadsFor(payloads, operations.indexOf(operation));
  const isStrict = (slot: Slot) => !slot.takes('any text');
  const anyText = slots.filter((slot) => !isStrict(slot));
  const together = anyText.length > 0 ? mine.map((payload) => ({ payload, slots: anyText })) : [];
  const alone = random.some(anyText.length > 1 ? mine : [], DEAR.has(name) ? 2 : 8);
  return [
    ...together,
    ...alone.map((payload) => ({ payload, slots: [random.pick(anyText)] })),
    ...slots
      .filter(isStrict)
      .flatMap((slot) => mine.map((payload) => ({ payload, slots: [slot] }))),
  ];
}

describe('payloads through every text of the schema', () => {
  it('are many, and different', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(payloads).size).toBe(payloads.length);
  });

  it.each(operations.map((operation): [string, Operation] => [operation.name, operation]))(
    '%s does no harm',
    async (_, operation) => {
      const { checks, harms } = await sweepOperation(callers, operation, attemptsAt(operation));
      total.checks += checks;
      expect(harms).toEqual([]);
    },
    600_000,
  );

  it('leave the shop as it should be', async () => {
    // Card numbers are among the payloads: messages are stored as written.
    const breaches = (await integrityBreaches(shop)).filter(
      (each) => !each.startsWith('card-data:'),
    );
    expect(breaches).toEqual([]);
    // It can still sell, whatever the payloads have done to its products.
    const { client } = await newMember(shop, StaffRole.OWNER);
    await addProduct(client);
    expect(
      (await shop.client().data('{ products { totalCount } }')).products.totalCount,
    ).toBeGreaterThan(0);
  });
});
