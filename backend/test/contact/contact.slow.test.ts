import { ContactMessage } from '../../src/modules/engagement/contact/contact-message.entity';
import { failureOf, refusalOf } from '../kit/failure';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    store: {
      name: 'Test Stores',
      city: 'Thane',
      addressLines: ['1 Test Road', 'Thane'],
      supportPhone: '+91 22 0000 0000',
      supportEmail: 'help@shop.test',
    },
  });
});
afterAll(() => shop.close());

const CONTACT = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';
const message = (changes: Record<string, unknown> = {}) => ({
  fullName: 'Asha Patil',
  email: 'asha@shop.test',
  subject: 'When do mangoes come back?',
  ...changes,
});

const stored = (id: unknown) =>
  shop.database.read.findOneByOrFail(ContactMessage, { id: Number(id) });

describe('contact', () => {
  it('keeps the message, through GraphQL', async () => {
    const { contact } = await shop.client().data(CONTACT, { input: message() });
    expect(await stored(contact.id)).toMatchObject(message());
  });

  it('keeps the message, through REST, and answers 201 with contact_id', async () => {
    const answer = await shop
      .client()
      .send('POST', '/api/customers/contact', message({ extra: true, contact_id: 5e8 }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ contact_id: expect.any(Number), ...message() });
    expect(answer.body.contact_id).toBeLessThan(5e8);
    expect(await stored(answer.body.contact_id)).toMatchObject(message());
  });

  it.each([
    [{ fullName: 'Ann' }, 'fullName', 'FirstName must contain atleast 4 characters'],
    [{ fullName: '' }, 'fullName', 'FirstName must contain atleast 4 characters'],
    [{ fullName: '  Al  ' }, 'fullName', 'FirstName must contain atleast 4 characters'],
    [{ subject: 'Too short' }, 'subject', 'Subject must contain atleast 10 characters'],
    [{ subject: '' }, 'subject', 'Subject must contain atleast 10 characters'],
  ])('says the specified text to %j over GraphQL and REST', async (changes, field, text) => {
    const expected = { status: 400, code: 'VALIDATION', message: text, fields: { [field]: text } };
    const client = shop.client();
    const input = message(changes);
    expect(failureOf(await client.graphql(CONTACT, { input }))).toEqual(expected);
    expect(failureOf(await client.send('POST', '/api/customers/contact', input))).toEqual(expected);
  });

  it('checks no e-mail address, and the shortest name and subject are long enough', async () => {
    for (const email of ['', 'call me', 'asha@home'])
      expect((await shop.client().graphql(CONTACT, { input: message({ email }) })).status).toBe(
        200,
      );
    const shortest = message({ fullName: 'Asha', subject: '1234567890' });
    expect((await shop.client().graphql(CONTACT, { input: shortest })).status).toBe(200);
    const withoutEmail = message({ email: undefined });
    expect((await shop.client().send('POST', '/api/customers/contact', withoutEmail)).status).toBe(
      201,
    );
  });

  it('keeps what was written letter for letter', async () => {
    const subject = 'नमस्ते 🥭 <b>"mangoes"</b> & \\ % \' -- ; DROP TABLE orders';
    const { contact } = await shop.client().data(CONTACT, { input: message({ subject }) });
    expect((await stored(contact.id)).subject).toBe(subject);
  });
});

describe('one network address', () => {
  it('may send so many messages an hour; one that is not valid does not count', async () => {
    const { security } = shop.config;
    const strict = await openTestShop({ security: { ...security, messagesPerAddress: 3 } });
    const input = message();
    const send = async () => (await strict.client().graphql(CONTACT, { input })).status;
    await strict.client().graphql(CONTACT, { input: message({ subject: 'short' }) });
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
    const rest = await strict.client().send('POST', '/api/customers/contact', input);
    expect(refusalOf(rest)).toEqual([429, 'TOO_MANY_ATTEMPTS', 'subject']);
    expect(await strict.database.read.count(ContactMessage)).toBe(3);
    await strict.close();
  });
});

describe('store', () => {
  it('says what the configuration says', async () => {
    const query = '{ store { name city addressLines supportPhone supportEmail } }';
    expect((await shop.client().data(query)).store).toEqual(shop.config.store);
  });
});
