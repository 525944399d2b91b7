import { ApiToken } from '../../src/modules/identity/api-tokens/api-token.entity';
import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { Client } from '../kit/client';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

async function create(name: string, expiresInDays: number): Promise<string> {
  const input = { name, scopes: ['READ_ORDERS'], expiresInDays };
  const query =
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { apiToken { id } } }';
  return (await owner.data(query, { input })).createApiToken.apiToken.id;
}

/** Runs the job, and returns all emails about tokens that the owner has got. */
async function told(): Promise<string[]> {
  await shop.services.tokenExpiryMails.send();
  const mails = await mailsTo(shop, testAdmin.email);
  return mails.filter(({ kind }) => kind === 'api-token-expires').map(({ source }) => source);
}

it('The owners are told once that a token expires in two weeks', async () => {
  await create('Courier', 30);
  await create('For a week', 7);
  clock.advance({ days: 15 });
  expect(await told()).toEqual([]);
  clock.advance({ days: 2 });
  await Promise.all([1, 2].map(() => shop.services.tokenExpiryMails.send()));
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toContain('Courier');
  expect(mail).toContain('Wed, 1 Apr');
  expect(mail).toContain('/admin/tokens');
  clock.advance({ days: 2 });
  expect(await told()).toHaveLength(1);
});

it('in their language, and not about a token that was revoked before the email was sent', async () => {
  const language = 'mr';
  await shop.database.write((tx) => tx.update(Admin, { email: testAdmin.email }, { language }));
  const before = (await told()).length;
  owner = await adminClient(shop); // the first session has ended meanwhile
  const id = await create('Revoked', 15);
  await create('Tally', 15);
  clock.advance({ days: 2 });
  const send = jest.spyOn(shop.services.mails, 'sendSoon').mockReturnValue();
  await shop.services.tokenExpiryMails.send();
  await shop.database.write((tx) => tx.delete(ApiToken, { id: Number(id) }));
  send.mockRestore();
  const mails = (await told()).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Tally');
  expect(mails[0]).not.toContain('Revoked');
});
