import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  forgotPassword,
  logIn,
  resetPassword,
  whoIs,
} from '../kit/accounts';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, adminClient, customerInput, newEmail, newRegistrant } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ clock });
});
afterAll(() => shop.close());

const isVerified = async (client: Client) =>
  (await client.data('{ me { isEmailVerified } }')).me.isEmailVerified;
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);
const SEND = 'mutation { sendEmailConfirmation }';

describe('the address of a registration', () => {
  it('is confirmed by the link that was sent to it, in any browser', async () => {
    const { client, email, customerId } = await newRegistrant(shop);
    expect(await isVerified(client)).toBe(false);
    const token = await tokenIn(shop, email, 'confirm-email');
    const { body } = await confirmEmail(shop.client(), token);
    expect(body).toEqual({ data: { confirmEmail: true } });
    expect(await isVerified(client)).toBe(true);
    const where = { action: 'customer.email-confirmed', subjectId: customerId };
    expect(await shop.database.read.countBy(StoredEvent, where)).toBe(1);
  });

  it('is confirmed within a day, once', async () => {
    const { client, email } = await newRegistrant(shop);
    const token = await tokenIn(shop, email, 'confirm-email');
    clock.advance({ days: 1 });
    expect(refusalOf(await confirmEmail(shop.client(), token))).toEqual([
      400,
      'LINK_INVALID',
      'token',
    ]);
    const again = await newRegistrant(shop);
    const fresh = await tokenIn(shop, again.email, 'confirm-email');
    const answers = await Promise.all([1, 2, 3].map(() => confirmEmail(shop.client(), fresh)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await isVerified(client)).toBe(false);
  });

  it('gets another link, some times an hour, until it is confirmed', async () => {
    const { client, email } = await newRegistrant(shop);
    for (let times = 0; times < 3; times++) await client.data(SEND);
    expect(refusalOf(await client.graphql(SEND))).toEqual([429, 'TOO_MANY_ATTEMPTS', 'email']);
    const token = await tokenIn(shop, email, 'confirm-email');
    expect(await kindsTo(email)).toEqual(Array(4).fill('confirm-email'));
    await confirmEmail(client, token);
    clock.advance({ minutes: 61 });
    await client.data(SEND);
    expect(await kindsTo(email)).toHaveLength(4);
  });

  it('is asked for by customers only', async () => {
    expect(refusalOf(await shop.client().graphql(SEND))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await (await adminClient(shop)).graphql(SEND))).toEqual([403, 'FORBIDDEN']);
  });

  it('is not confirmed by a link that sets a password', async () => {
    const { email } = await newRegistrant(shop);
    await forgotPassword(shop.client(), email);
    const token = await tokenIn(shop, email, 'password-reset');
    expect(failureOf(await confirmEmail(shop.client(), token)).code).toBe('LINK_INVALID');
    expect((await resetPassword(shop.client(), token)).status).toBe(200);
  });
});

describe('changeEmail', () => {
  it('changes the address once the link at the new one is followed, and tells the old one', async () => {
    const { client, email, customerId } = await newRegistrant(shop);
    const next = newEmail();
    expect((await changeEmail(client, `  ${next.toUpperCase()} `)).body).toEqual({
      data: { changeEmail: true },
    });
    expect(await whoIs(client)).toBe(email);
    expect(await kindsTo(email)).toEqual(['confirm-email', 'email-change-asked']);
    const token = await tokenIn(shop, next, 'change-email');
    expect((await confirmEmail(shop.client(), token)).status).toBe(200);
    expect(await whoIs(client)).toBe(next);
    expect(await isVerified(client)).toBe(true);
    expect((await logIn(shop.client(), next, PASSWORD)).status).toBe(200);
    expect(failureOf(await logIn(shop.client(), email, PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    expect(await kindsTo(email)).toContain('email-changed');
    const where = { action: 'customer.email-changed', subjectId: customerId };
    const { afterJson } = await shop.database.read.findOneByOrFail(StoredEvent, where);
    expect(afterJson).toBe('{"changed":["email"]}');
  });

  it('answers the same for an address that somebody else has, which gets no link', async () => {
    const { email: taken } = await newRegistrant(shop);
    const { client } = await newRegistrant(shop);
    const plain = ({ status, text }: { status: number; text: string }) => [status, text];
    const known = await changeEmail(client, taken);
    expect(plain(known)).toEqual(plain(await changeEmail(client, newEmail())));
    expect(await kindsTo(taken)).toEqual(['confirm-email']);
  });

  it('gives nobody an address that was registered meanwhile', async () => {
    const { client, email } = await newRegistrant(shop);
    const wanted = newEmail();
    await changeEmail(client, wanted);
    const token = await tokenIn(shop, wanted, 'change-email');
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
    await shop.client().data(REGISTER, { input: customerInput({ email: wanted }) });
    expect(refusalOf(await confirmEmail(shop.client(), token))).toEqual([
      409,
      'EMAIL_TAKEN',
      'email',
    ]);
    expect(await whoIs(client)).toBe(email);
  });

  it('is stopped by a new password', async () => {
    const { client, email } = await newRegistrant(shop);
    const next = newEmail();
    await changeEmail(client, next);
    const token = await tokenIn(shop, next, 'change-email');
    await changePassword(client);
    expect(failureOf(await confirmEmail(shop.client(), token)).code).toBe('LINK_INVALID');
    expect(await whoIs(client)).toBe(email);
  });

  it('leaves no link to the old address that opens the account', async () => {
    const { client, email } = await newRegistrant(shop);
    await forgotPassword(shop.client(), email);
    const reset = await tokenIn(shop, email, 'password-reset');
    const next = newEmail();
    await changeEmail(client, next);
    await confirmEmail(client, await tokenIn(shop, next, 'change-email'));
    expect(failureOf(await resetPassword(shop.client(), reset)).code).toBe('LINK_INVALID');
  });

  it('wants the password, and counts wrong ones as the login does', async () => {
    const { client, email } = await newRegistrant(shop);
    for (let times = 0; times < 5; times++)
      expect(refusalOf(await changeEmail(client, newEmail(), 'Wrong@1234'))).toEqual([
        401,
        'WRONG_CREDENTIALS',
        'password',
      ]);
    expect(failureOf(await changeEmail(client, newEmail())).code).toBe('TOO_MANY_ATTEMPTS');
    expect(await kindsTo(email)).toEqual(['confirm-email']);
  });

  it('sends some mails an hour to addresses that may be anybody’s', async () => {
    const { client } = await newRegistrant(shop);
    for (let times = 0; times < 5; times++) await changeEmail(client, newEmail());
    expect(refusalOf(await changeEmail(client, newEmail()))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      'newEmail',
    ]);
  });

  it.each(['', 'asha', 'a@b.c', 'a@shop.test\r\nBcc: b@shop.test'])('refuses %j', async (email) => {
    const { client } = await newRegistrant(shop);
    expect(refusalOf(await changeEmail(client, email))).toEqual([400, 'VALIDATION', 'newEmail']);
  });

  it('refuses the address that it is', async () => {
    const { client, email } = await newRegistrant(shop);
    expect(refusalOf(await changeEmail(client, email.toUpperCase()))).toEqual([
      400,
      'VALIDATION',
      'newEmail',
    ]);
  });
});
