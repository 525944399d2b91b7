import { equal, ok } from 'node:assert/strict';
import { join } from 'node:path';
import { FakeClock } from '../environment/fake-clock';
import { send } from '../environment/http';
import { MixedRun, worldOf } from '../environment/mixed-run';
import { type Provider, openRazorpay, openStripe } from '../environment/providers';
import { until } from '../environment/patience';
import type { Scenario } from '../scenario';

const STEPS = { full: 800, short: 200 };
/** Unpaid orders lapse after a quarter of an hour, those whose payment is unknown after an hour. */
const LAPSE_MS = 16 * 60_000;
const LAPSE_UNKNOWN_MS = 61 * 60_000;
const SETTINGS = { JOBS_EVERY_SECONDS: '1', PAYMENT_TIMEOUT_SECONDS: '2' };

/**
 * The same operations as in `mixed-orders`, while customers pay at Stripe or Razorpay, whose webhooks come late, in any
 * order and again, and while unpaid orders lapse: afterwards the provider holds what the shop has recorded.
 */
export const mixedPayments: Scenario = {
  name: 'mixed-payments',
  title: 'the same with Stripe or Razorpay, webhooks in any order, lapsing orders, and kill -9',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 4, short: 2 },
  prepare: async (environment, isShort) => {
    const fake = new FakeClock(join(environment.fixture.data.folder, 'clock'));
    const providers = [
      await environment.borrow(openStripe()),
      await environment.borrow(openRazorpay()),
    ];
    return async (round) => {
      const provider = providers[round % 2] as Provider;
      const settings = { ...SETTINGS, ...fake.environment, ...provider.settings };
      await environment.serve(settings);
      const world = await worldOf(environment, round);
      const { random } = world;
      const keptBefore = provider.keptPaise();
      /** Webhooks that the shop did not accept, or that come again. */
      const waiting: string[] = [];
      const tell = async (body: string) => {
        const { status, code } = await send(environment.url, {
          path: provider.webhookPath,
          text: body,
          headers: provider.signed(body, fake.now()),
        });
        ok([0, 200, 503].includes(status), `${status} ${code} for ${body}`);
        if (status !== 200 || random.chance(10)) waiting.push(body);
        return status === 200;
      };
      const run = new MixedRun(environment, {
        ...world,
        online: {
          pay: (secret) => {
            try {
              provider.pay(secret, random.chance(75));
            } catch {
              // The provider accepts no payment for it any more.
            }
          },
          tell: async () => {
            if (random.chance(70)) waiting.push(...random.some(provider.news(), 5));
            const [body] = waiting.splice(random.below(waiting.length), 1);
            if (body !== undefined) await tell(body);
          },
        },
      });
      await run.start(isShort ? STEPS.short : STEPS.full, settings, () => fake.moveBy(LAPSE_MS));
      fake.moveBy(LAPSE_UNKNOWN_MS);
      for (const body of provider.news()) await until(() => tell(body));
      await until(async () => (await run.pendingOrders()) === 0);
      await run.verify();
      equal(await run.keptPaise(), provider.keptPaise() - keptBefore, 'what the provider holds');
    };
  },
};
