import { setTimeout as sleep } from 'node:timers/promises';
import { Session } from '../../src/modules/identity/sessions/session.entity';
import { Client } from '../kit/client';
import { newCustomer } from '../kit/people';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let other: SecondServer;
beforeAll(async () => {
  // The first server keeps its cache, however slow the machine is; the second one expires it.
  shop = await openTestShop({ sessionCacheMs: 600_000 });
  other = await openSecondServer({ config: { ...shop.config, sessionCacheMs: 500 } });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const ask = (client: Client, query: string, headers: Record<string, string>) =>
  client.send('POST', '/graphql', { query }, headers);
const isLoggedIn = async (client: Client, headers: Record<string, string>) =>
  (await ask(client, '{ me { id } }', headers)).body.data.me !== null;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a session that was looked up a moment ago', () => {
  it('is not looked up again', async () => {
    const { accessToken } = await newCustomer(shop);
    const askForCart = () => ask(shop.client(), '{ cart { id } }', bearer(accessToken));
    await askForCart();
    const statements = await statementsOf(shop.database, askForCart);
    expect(statements.filter((sql) => sql.includes('sessions'))).toEqual([]);
  });

  it('is over at once at the server that ends it, and soon at every other', async () => {
    const { accessToken } = await newCustomer(shop);
    const headers = bearer(accessToken);
    const [here, there] = [shop.client(), other.client()];
    expect([await isLoggedIn(here, headers), await isLoggedIn(there, headers)]).toEqual([
      true,
      true,
    ]);
    await ask(here, 'mutation { logout }', headers);
    expect(await isLoggedIn(here, headers)).toBe(false);
    while (await isLoggedIn(there, headers)) await sleep(20);
  });

  it('is over for one who logs in at the same moment as it is ended', async () => {
    const { accessToken, customerId } = await newCustomer(shop);
    const headers = bearer(accessToken);
    await Promise.all([
      isLoggedIn(shop.client(), headers),
      shop.database.write((tx) => shop.services.sessions.endAllOf(tx, { customerId })),
    ]);
    expect(await isLoggedIn(shop.client(), headers)).toBe(false);
    expect(await shop.database.read.countBy(Session, { customerId })).toBe(0);
  });
});
