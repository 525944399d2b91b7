import { Like } from 'typeorm';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { PhoneCode } from '../../src/modules/identity/login-codes/phone-code.entity';
import {
  changePassword,
  loginWithCode,
  requestLoginCode,
  requestSignUpCode,
  signUpWithCode,
} from '../kit/accounts';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { HookServer } from '../kit/hook-server';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, adminClient, newPhone, newRegistrant } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let hook: HookServer;
/** A shop that sends messages to phones. */
let shop: TestShop;
/** A shop that sends none. */
let silent: TestShop;
beforeAll(async () => {
  hook = await HookServer.open();
  const secret = 'a secret of the hook, and of no other';
  const mail = { from: 'shop@sabzi.in', hook: { url: hook.url, secret } };
  shop = await openTestShop({ clock, mail });
  silent = await openTestShop({ clock });
});
afterAll(async () => {
  await shop.close();
  await silent.close();
  await hook.close();
});
afterEach(() => clock.advance({ minutes: 61 }));

const CHANGE_NAME = 'mutation ($name: String!) { changeName(name: $name) { firstName lastName } }';
const CHANGE_PHONE =
  'mutation ($input: ChangePhoneInput!) { changePhone(input: $input) { phone } }';
const CONFIRM_PHONE = 'mutation ($code: String!) { confirmPhone(code: $code) { phone email } }';

const changeName = (client: Client, name: unknown) => client.graphql(CHANGE_NAME, { name });
const changePhone = (client: Client, newPhone: unknown, password: unknown = PASSWORD) =>
  client.graphql(CHANGE_PHONE, { input: { newPhone, password } });
const confirmPhone = (client: Client, code: unknown) => client.graphql(CONFIRM_PHONE, { code });

const phoneOf = async (client: Client) => (await client.data('{ me { phone } }')).me.phone;

/** Six digits that differ from these. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The messages to a phone, oldest first. */
async function messagesTo(phone: string): Promise<{ kind: string; values: { code: string } }[]> {
  await shop.services.mails.settled();
  await shop.services.mails.sendPending();
  return hook.received.map(({ body }) => JSON.parse(body)).filter(({ to }) => to === `+91${phone}`);
}
const kindsTo = async (phone: string) => (await messagesTo(phone)).map(({ kind }) => kind);

/** The newest code sent to a phone. */
async function codeTo(phone: string): Promise<string> {
  const code = (await messagesTo(phone)).at(-1)?.values.code;
  if (code === undefined) throw new Error('No message with a code');
  return code;
}

/** The changes that a customer made to their account, by their names in the audit log. */
async function actionsOf(of: TestShop, customerId: number | string): Promise<string[]> {
  const where = { action: Like('customer.%'), subjectId: Number(customerId) };
  const events = await of.database.read.find(StoredEvent, { where, order: { id: 'ASC' } });
  return events.map(({ action }) => action);
}

/** A customer who registered by a code to their phone, without an email address. */
async function newcomer() {
  const [phone, client] = [newPhone(), shop.client()];
  await requestSignUpCode(client, phone);
  const answer = await signUpWithCode(client, phone, await codeTo(phone));
  return { client, phone, id: answer.body.data.signUpWithCode.customer.id as string };
}

describe('changeName', () => {
  it('changes the name, with the last word as last name, and is in the audit log once', async () => {
    const { client, customerId } = await newRegistrant(silent);
    const { body } = await changeName(client, '  Asha Devi  Kulkarni ');
    expect(body.data.changeName).toEqual({ firstName: 'Asha Devi', lastName: 'Kulkarni' });
    await changeName(client, 'Asha Devi Kulkarni');
    expect(await actionsOf(silent, customerId)).toEqual(['customer.name-changed']);
  });

  it.each(['A', ' ', 'A'.repeat(101), '<b>'.repeat(40)])('refuses %j', async (name) => {
    const { client } = await newRegistrant(silent);
    expect(refusalOf(await changeName(client, name))).toEqual([400, 'VALIDATION', 'name']);
  });

  it('is for customers', async () => {
    expect((await changeName(silent.client(), 'Asha Rao')).status).toBe(401);
    expect((await changeName(await adminClient(silent), 'Asha Rao')).status).toBe(403);
  });
});

describe('changePhone where the shop writes to no phones', () => {
  it('changes the phone at once, and tells the e-mail address', async () => {
    const { client, customerId, email } = await newRegistrant(silent);
    const phone = newPhone();
    const typed = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
    expect((await changePhone(client, typed)).body.data.changePhone).toEqual({ phone });
    expect(await actionsOf(silent, customerId)).toEqual(['customer.phone-changed']);
    expect((await mailsTo(silent, email)).map(({ kind }) => kind)).toContain('phone-changed');
  });

  it('asks for the password, and for ten other digits', async () => {
    const { client } = await newRegistrant(silent);
    const before = await phoneOf(client);
    expect(refusalOf(await changePhone(client, newPhone(), 'Wrong@123'))).toEqual([
      ...[401, 'WRONG_CREDENTIALS', 'password'],
    ]);
    for (const phone of [before, '12345', '', 'abcdefghij'])
      expect(refusalOf(await changePhone(client, phone))).toEqual([
        ...[400, 'VALIDATION', 'newPhone'],
      ]);
    expect(await phoneOf(client)).toBe(before);
    expect((await changePhone(silent.client(), newPhone())).status).toBe(401);
  });

  it('has nothing to confirm', async () => {
    const { client } = await newRegistrant(silent);
    expect(refusalOf(await confirmPhone(client, '123456'))).toEqual([
      ...[401, 'WRONG_CREDENTIALS', 'code'],
    ]);
  });

  it('is let through five times an hour', async () => {
    const { client } = await newRegistrant(silent);
    for (let times = 0; times < 5; times++)
      expect((await changePhone(client, newPhone())).status).toBe(200);
    expect(refusalOf(await changePhone(client, newPhone()))).toEqual([
      ...[429, 'TOO_MANY_ATTEMPTS', 'newPhone'],
    ]);
  });
});

describe('changePhone where the shop writes to phones', () => {
  it('changes the phone once its code comes back; from then on it logs in, and the old one does not', async () => {
    const { client, customerId, email } = await newRegistrant(shop);
    const [before, phone] = [await phoneOf(client), newPhone()];
    expect((await changePhone(client, phone)).body.data.changePhone).toEqual({ phone: before });
    const code = await codeTo(phone);
    expect(await kindsTo(phone)).toEqual(['phone-code']);
    expect(refusalOf(await confirmPhone(client, wrong(code)))[1]).toBe('WRONG_CREDENTIALS');
    expect(await phoneOf(client)).toBe(before);

    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const confirmed = await confirmPhone(client, typed);
    expect(confirmed.body.data.confirmPhone).toEqual({ phone, email });
    expect(refusalOf(await confirmPhone(client, code))[1]).toBe('WRONG_CREDENTIALS');
    expect(await actionsOf(shop, customerId)).toEqual(['customer.phone-changed']);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('phone-changed');

    await requestLoginCode(shop.client(), phone);
    expect((await loginWithCode(shop.client(), phone, await codeTo(phone))).status).toBe(200);
    await requestLoginCode(shop.client(), before);
    expect(await kindsTo(before)).toEqual([]);
  });

  it('takes the code of this customer alone, for ten minutes and five tries', async () => {
    const { client } = await newRegistrant(shop);
    const { client: other } = await newRegistrant(shop);
    const phone = newPhone();
    await changePhone(client, phone);
    const code = await codeTo(phone);
    expect((await confirmPhone(other, code)).status).toBe(401);
    for (let times = 0; times < 5; times++) await confirmPhone(client, wrong(code));
    expect(refusalOf(await confirmPhone(client, code))).toEqual([429, 'TOO_MANY_ATTEMPTS', 'code']);
    await changePhone(client, phone);
    const second = await codeTo(phone);
    clock.advance({ minutes: 11 });
    expect((await confirmPhone(client, second)).status).toBe(401);
    await changePhone(client, phone);
    expect((await confirmPhone(client, await codeTo(phone))).status).toBe(200);
  });

  it('keeps a slow hash of the code, and sends no more than the phone may get', async () => {
    const { client, customerId: id } = await newRegistrant(shop);
    const phone = newPhone();
    for (let times = 0; times < 3; times++) await changePhone(client, phone);
    expect(refusalOf(await changePhone(client, phone))).toEqual([
      ...[429, 'TOO_MANY_ATTEMPTS', 'newPhone'],
    ]);
    await codeTo(phone);
    const [stored] = await shop.database.read.findBy(PhoneCode, { customerId: Number(id) });
    expect(stored?.codeHash).toMatch(/^\$argon2id\$/);
  });

  it('is stopped by a new password', async () => {
    const { client } = await newRegistrant(shop);
    const phone = newPhone();
    await changePhone(client, phone);
    const code = await codeTo(phone);
    await changePassword(client);
    expect((await confirmPhone(client, code)).status).toBe(401);
  });

  it('lets who has no e-mail address change the phone that they log in by', async () => {
    const { client, phone: old, id } = await newcomer();
    const phone = newPhone();
    await requestLoginCode(client, old);
    expect((await changePhone(client, phone, await codeTo(old))).status).toBe(200);
    const confirmed = await confirmPhone(client, await codeTo(phone));
    expect(confirmed.body.data.confirmPhone).toEqual({ phone, email: '' });
    expect(await kindsTo(old)).toEqual(['sign-up-code', 'login-code', 'phone-changed']);

    const again = shop.client();
    await requestLoginCode(again, phone);
    const answer = await loginWithCode(again, phone, await codeTo(phone));
    expect(answer.body.data.loginWithCode.customer.id).toBe(id);
    const next = shop.client();
    await requestSignUpCode(next, old);
    const { body } = await signUpWithCode(next, old, await codeTo(old));
    expect(body.data.signUpWithCode.customer.id).not.toBe(id);
  });

  it('takes no phone from an account that has nothing else to log in by', async () => {
    const { phone: taken } = await newcomer();
    const { client } = await newRegistrant(shop);
    const before = await phoneOf(client);
    clock.advance({ minutes: 11 });
    expect((await changePhone(client, taken)).status).toBe(200);
    const refused = await confirmPhone(client, await codeTo(taken));
    expect(failureOf(refused)).toMatchObject({ code: 'PHONE_TAKEN' });
    expect(await phoneOf(client)).toBe(before);
  });
});
