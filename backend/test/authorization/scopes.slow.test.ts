import { AccessRule } from '../../src/kernel/access';
import { ApiScope } from '../../src/modules/identity/api-tokens/api-scope';
import { rootFields } from '../schema/access-walk';
import { TestShop, openTestShop } from '../kit/test-shop';
import { keeping } from './calls/keeping';
import { questions } from './calls/questions';
import { ridingCalls } from './calls/rounds';
import { graphqlTransport, schema } from './graphql-transport';
import { newToken } from './staff-calls';
import { World, openWorld } from './world';

const PATIENCE_MS = 180_000;

let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await openTestShop();
  world = await openWorld(shop);
}, PATIENCE_MS);
afterAll(() => shop.close());

const calls = { ...keeping, ...questions, ...ridingCalls };

/** Rules that staff with access to all orders pass, and others for their own part. */
const withReadOrders: AccessRule[] = ['customer-or-read-orders', 'read-or-pick-orders'];

/** Every operation that exactly one scope permits. */
const operations = rootFields(schema).flatMap(([path, { extensions }]) => {
  const access = extensions.access as AccessRule;
  const rule = withReadOrders.includes(access) ? 'read-orders' : access;
  const [scope] =
    Object.entries(ApiScope).find(
      ([, permission]) =>
        permission === rule || (rule === 'pick-orders' && permission === 'move-orders'),
    ) ?? [];
  const isAsked = !path.startsWith('Subscription.');
  return scope && isAsked ? [[scope, path] as const] : [];
});

describe('a token with a single scope', () => {
  it('has something to do for every scope', () => {
    const used = new Set(operations.map(([scope]) => scope));
    expect([...used].sort()).toEqual(Object.keys(ApiScope).sort());
  });

  it.each(operations)(
    '%s does %s, and is told all that it answers',
    async (scope, operation) => {
      const call = calls[operation];
      if (!call) throw new Error(`Nobody has written down how to call ${operation}`);
      const { token } = await newToken(world.members.owner.client, scope);
      const client = shop.client().useBearer(token);
      const subject = { of: world.first, isThere: true };
      const actor = {
        name: scope,
        column: 'token' as const,
        isOver: false,
        client,
        spare: async () => ({ client }),
      };
      const args = (await call.args?.(world, subject, actor)) ?? {};
      const answer = await graphqlTransport(operation)({ client }, args);
      expect(answer.body.errors).toBeUndefined();
      expect(answer.status).toBe(200);
    },
    PATIENCE_MS,
  );
});
