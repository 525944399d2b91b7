import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seedDemo } from '../../src/assembly/seed';
import { schema } from '../authorization/graphql-transport';
import { expectIntegrity } from '../kit/integrity';
import { Answer } from '../kit/client';
import { isWhole } from '../kit/sample';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { broken } from './broken-document';
import { harmIn } from './harmless';
import { DocumentMaker, RandomRequest } from './random-document';
import { SeededRandom, seedOfRun } from './seeded-random';
import { operationsOf } from './operations';
import { Callers, Role, roleFor } from './sweep';

/** All in `npm run test:security`, and a sufficient number in other runs. */
const DOCUMENTS = isWhole ? 10_000 : serverUrl ? 500 : 2_000;
const ROLES: Role[] = ['guest', 'customer', 'owner'];
/** The maximum growth of memory in the second half of the run. */
const MOST_GROWTH_BYTES = 12 * 1024 * 1024;

const seed = seedOfRun();
let shop: TestShop;
let callers: Callers;
const { stackTraceLimit } = Error;
beforeAll(async () => {
  Error.stackTraceLimit = 1; // see graphql-payloads.test.ts
  shop = await openTestShop();
  await seedDemo(shop.database, shop.services, shop.config);
  callers = await Callers.of(shop);
});
afterAll(async () => {
  Error.stackTraceLimit = stackTraceLimit;
  await shop.close();
});

/** The role that each operation is for; those for guests are for everybody. */
const roles = new Map(operationsOf(schema).map((each) => [each.name, roleFor(each)]));
const mayAsk = (role: Role, name: string) => ['guest', role].includes(roles.get(name) ?? 'nobody');

/** The used heap after garbage collection. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** The harm in a response to a generated document. The shop may be waiting for a payment or its database. */
function harm(answer: Answer): string | undefined {
  const isDocumented =
    answer.status === 503 &&
    ['UNAVAILABLE', 'PAYMENT_PENDING'].includes(answer.body?.errors?.[0]?.extensions.code);
  return isDocumented ? undefined : harmIn(answer, []);
}

describe('generated documents', () => {
  it('are answered or refused, and leave nothing behind in memory', async () => {
    const random = new SeededRandom(seed);
    const maker = new DocumentMaker(schema, random);
    const harms: string[] = [];
    const statuses = new Map<number, number>();
    let heapHalfway = 0;
    for (let count = 1; count <= DOCUMENTS; count++) {
      const role = random.pick(ROLES);
      const valid = maker.make((name) => mayAsk(role, name));
      const request: RandomRequest = random.chance(50) ? valid : broken(random, valid);
      const answer = await callers.call(role, (client) => client.send('POST', '/graphql', request));
      const found = harm(answer);
      if (found) harms.push(`${found}\n${JSON.stringify(request).slice(0, 3_000)}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (count === DOCUMENTS / 2) heapHalfway = usedHeap();
    }
    const growth = usedHeap() - heapHalfway;
    process.stdout.write(
      `generated documents: ${DOCUMENTS}, seed ${seed}, by status ${JSON.stringify([...statuses])}, ` +
        `heap ${(heapHalfway / 1e6).toFixed(1)} MB halfway, ${(growth / 1e6).toFixed(1)} MB more at the end\n`,
    );
    expect({ seed, harms: harms.slice(0, 5) }).toEqual({ seed, harms: [] });
    expect(statuses.get(200)).toBeGreaterThan(DOCUMENTS / 10);
    expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
  }, 600_000);

  it('pass the integrity checks afterwards', async () => {
    await expectIntegrity(shop);
  });
});
