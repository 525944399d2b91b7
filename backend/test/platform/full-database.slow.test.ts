import { integrityBreaches } from '../kit/integrity';
import { failureOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { until } from '../kit/until';

/** A database with limited space: SQLite by a page limit, a server by the responses of its tables. */
interface EndingDatabase {
  shop: TestShop;
  /** Uses up all space. */
  fill(): Promise<void>;
  /** Frees space again. */
  free(): Promise<void>;
  close(): Promise<void>;
}

async function endingSqlite(): Promise<EndingDatabase> {
  const shop = await openTestShop();
  const { writer } = shop.database;
  const limit = (pages: string) => writer.query(`PRAGMA max_page_count = ${pages}`);
  return {
    shop,
    fill: () => limit('1'), // SQLite raises it to the current number of pages
    free: () => limit('4294967294'),
    close: () => shop.close(),
  };
}

/** A server might exit if its disk were really full, so every table responds as if there were no space. */
async function endingServer(): Promise<EndingDatabase> {
  const shop = await openTestShop();
  const { writer } = shop.database;
  const tables: { name: string }[] = await writer.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const onEach = async (statement: (name: string) => string) => {
    for (const { name } of tables) await writer.query(statement(name));
  };
  return {
    shop,
    fill: () =>
      onEach(
        (name) =>
          `CREATE TRIGGER full_${name} BEFORE INSERT ON ${name} FOR EACH ROW
           SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'`,
      ),
    free: () => onEach((name) => `DROP TRIGGER full_${name}`),
    close: () => shop.close(),
  };
}

let database: EndingDatabase;
beforeAll(async () => {
  database = await (serverUrl ? endingServer() : endingSqlite());
});
afterAll(() => database.close());

const message = {
  fullName: 'Asha Patil',
  email: 'asha@shop.test',
  subject: 'When do mangoes come back? '.repeat(4),
};
const CONTACT = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';
const refusal = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The shop cannot save anything now, please try again later',
};

describe('a database that is full', () => {
  it('fails for now, at every endpoint, is no readiness, and is readiness again when there is room', async () => {
    const { shop } = database;
    const client = shop.client();
    await addProduct(await adminClient(shop), {});
    const readiness = async () => (await client.send('GET', '/readyz')).status;
    expect(await readiness()).toBe(200);

    await database.fill();
    await until(async () => {
      const { status } = await client.send('POST', '/api/customers/contact', message);
      expect([201, 503]).toContain(status);
      return status === 503;
    });
    expect(failureOf(await client.send('POST', '/api/customers/contact', message))).toEqual(
      refusal,
    );
    const byGraphql = await client.graphql(CONTACT, { input: message });
    expect(byGraphql.status).toBe(503);
    expect(await readiness()).toBe(503);
    expect((await client.send('GET', '/api/products')).status).toBe(200);

    await database.free();
    await until(async () => (await readiness()) === 200);
    expect((await client.send('POST', '/api/customers/contact', message)).status).toBe(201);
    expect(await shop.database.read.query('SELECT * FROM storage_trials')).toEqual([]);
    expect(await integrityBreaches(shop)).toEqual([]);
  });
});
