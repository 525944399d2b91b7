import { Limit } from '../../src/platform/limits/limit';
import { RateLimit } from '../../src/platform/limits/rate-limit.entity';
import { MovableClock } from '../kit/movable-clock';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
const limit: Limit = { name: 'test', points: 5, perSeconds: 900 };

let shop: TestShop;
let second: SecondServer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  // SQLite's file belongs to one server; MariaDB can be shared.
  if (serverUrl) second = await openSecondServer(shop, clock);
});
afterAll(async () => {
  await second?.close();
  await shop.close();
});

const limiters = () =>
  [shop, ...(serverUrl ? [second] : [])].map(({ services }) => services.limiter);

/** The number of simultaneous attempts that are permitted, over all servers. */
async function letThrough(key: string, attempts: number): Promise<number> {
  const all = limiters();
  const outcomes = await Promise.allSettled(
    Array.from({ length: attempts }, (_, n) => all[n % all.length]?.consume(limit, key)),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('a limit of 5 in a quarter of an hour', () => {
  it('lets 5 of 200 through that come at once, over all servers', async () => {
    expect(await letThrough('storm', 200)).toBe(5);
    const count = await shop.database.read.findOneByOrFail(RateLimit, { limitKey: 'test:storm' });
    expect(count.points).toBe(5);
  });

  it('says which field it is about and when to come again, and begins anew then', async () => {
    expect(await letThrough('later', 5)).toBe(5);
    clock.advance({ minutes: 4 });
    const message = 'Too many attempts. Please try again in 11 minutes';
    await expect(shop.services.limiter.consume(limit, 'later')).rejects.toMatchObject({
      message,
      fields: { email: message },
      retryAfterSeconds: 660,
    });
    clock.advance({ minutes: 11 });
    expect(await letThrough('later', 6)).toBe(5);
  });

  it('counts each key for itself, and names the field that it is told', async () => {
    expect(await letThrough('one', 6)).toBe(5);
    expect(await letThrough('other', 6)).toBe(5);
    const ofField = { ...limit, field: 'password' };
    await expect(shop.services.limiter.consume(ofField, 'one')).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    });
  });

  it('gives one back, but none that was never taken or whose time is over', async () => {
    const { limiter } = shop.services;
    expect(await letThrough('back', 5)).toBe(5);
    await limiter.giveBackAll([[limit, 'back']]);
    expect(await letThrough('back', 2)).toBe(1);
    await limiter.giveBackAll([[limit, 'never']]);
    expect(await letThrough('never', 6)).toBe(5);
    clock.advance({ minutes: 16 });
    await limiter.giveBackAll([[limit, 'back']]);
    expect(await letThrough('back', 6)).toBe(5);
  });

  it('counts under several limits at once, or under none where one of them refuses', async () => {
    const { limiter } = shop.services;
    expect(await letThrough('full', 5)).toBe(5);
    const counts = [
      [limit, 'with-full'],
      [limit, 'full'],
    ] as const;
    await expect(limiter.consumeAll(counts)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await letThrough('with-full', 6)).toBe(5);
    await limiter.giveBackAll(counts);
    expect([await letThrough('with-full', 2), await letThrough('full', 2)]).toEqual([1, 1]);
  });

  it('forgets, on its own or with a transaction that may come to nothing', async () => {
    const { limiter } = shop.services;
    expect(await letThrough('forget', 5)).toBe(5);
    const failing = shop.database.write(async (tx) => {
      await limiter.forget(limit, 'forget', tx);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await letThrough('forget', 1)).toBe(0);
    await limiter.forget(limit, 'forget');
    expect(await letThrough('forget', 6)).toBe(5);
  });

  it('keeps no count that has expired', async () => {
    await letThrough('old', 1);
    clock.advance({ minutes: 16 });
    await letThrough('new', 1);
    await shop.services.limiter.sweep();
    const kept = await shop.database.read.find(RateLimit);
    expect(kept.map(({ limitKey }) => limitKey)).toEqual(['test:new']);
  });
});
