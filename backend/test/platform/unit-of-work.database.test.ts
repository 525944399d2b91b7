import { ContactMessage } from '../../src/modules/engagement/contact/contact-message.entity';
import { Database, Transaction } from '../../src/platform/database/database';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let database: Database;
beforeAll(async () => {
  shop = await openTestShop();
  database = shop.database;
});
afterAll(() => shop.close());

const message = (fullName: string) => ({
  fullName,
  email: '',
  subject: 'unit of work',
  createdAt: new Date(),
});
const insert = (tx: Transaction, fullName: string) => tx.insert(ContactMessage, message(fullName));
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the unit of work', () => {
  it("takes nobody else's acknowledged write with it when a transaction rolls back", async () => {
    const failing = database.write(async (tx) => {
      await insert(tx, 'rolled back');
      for (let step = 0; step < 5; step++) await soon();
      throw new Error('rolled back');
    });
    const acknowledged = Promise.all(
      Array.from({ length: 10 }, async (_, number) => {
        await soon();
        await database.write((tx) => insert(tx, `kept ${number}`));
        return number;
      }),
    );
    await expect(failing).rejects.toThrow('rolled back');
    expect(await acknowledged).toHaveLength(10);
    const names = (await database.read.find(ContactMessage)).map(({ fullName }) => fullName);
    expect(names.filter((name) => name.startsWith('kept'))).toHaveLength(10);
    expect(names).not.toContain('rolled back');
  });

  it('shows nobody what is not committed', async () => {
    let seen: number | undefined;
    await database.write(async (tx) => {
      await insert(tx, 'not yet committed');
      seen = await database.read.countBy(ContactMessage, { fullName: 'not yet committed' });
    });
    expect(seen).toBe(0);
    expect(await database.read.countBy(ContactMessage, { fullName: 'not yet committed' })).toBe(1);
  });

  it('refuses a transaction inside another', async () => {
    await expect(
      database.write(() => database.write((tx) => insert(tx, 'nested'))),
    ).rejects.toThrow('inside another');
    expect(await database.read.countBy(ContactMessage, { fullName: 'nested' })).toBe(0);
  });

  it('keeps nothing of a transaction that failed half-way', async () => {
    const half = database.write(async (tx) => {
      await insert(tx, 'first half');
      await tx.query('SELECT * FROM no_such_table');
    });
    await expect(half).rejects.toThrow();
    expect(await database.read.countBy(ContactMessage, { fullName: 'first half' })).toBe(0);
  });
});
