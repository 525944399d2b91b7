import { LoginCode } from '../../src/modules/identity/login-codes/login-code.entity';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  forgotPassword,
  logIn,
  loginWithCode,
  requestLoginCode,
  resetPassword,
  whoIs,
} from '../kit/accounts';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { codeIn, mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, adminClient, customerInput, newEmail, newPhone } from '../kit/people';
import { addProduct } from '../kit/products';
import { register } from '../kit/shared';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ clock });
});
afterAll(() => shop.close());

const newOwner = (changes = {}) =>
  register(shop.client(), customerInput({ phone: newPhone(), ...changes }));

/** A customer with a code sent to their email address. */
async function withCode() {
  const customer = await newOwner();
  await requestLoginCode(shop.client(), customer.email);
  return { ...customer, code: await codeIn(shop, customer.email) };
}

/** Six digits that differ from these. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const codesTo = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'login-code');
const REFUSED = [401, 'WRONG_CREDENTIALS', 'code'];

describe('a login code', () => {
  it('logs in as a password does, and shows that the address is read', async () => {
    const { email, id, code } = await withCode();
    const client = shop.client();
    const productId = await addProduct(await adminClient(shop));
    await fillCart(client, productId, 2);
    const { body, headers } = await loginWithCode(client, email, code);
    const { accessToken, customer } = body.data.loginWithCode;
    expect(customer).toEqual({ id, email, isEmailVerified: true });
    expect(String(headers['set-cookie'])).toMatch(/grocessay_session=.*grocessay_device=/);
    expect(await whoIs(client)).toBe(email);
    expect(await whoIs(shop.client().useBearer(accessToken))).toBe(email);
    expect((await client.data('{ cart { totalQuantity } }')).cart.totalQuantity).toBe(2);
  });

  it('ends what was chosen with an address before anybody showed to read it', async () => {
    const { email } = await newOwner();
    const before = shop.client();
    await logIn(before, email, PASSWORD);
    const elsewhere = newEmail();
    expect((await changeEmail(before, elsewhere)).status).toBe(200);
    const token = await tokenIn(shop, elsewhere, 'change-email');
    await requestLoginCode(shop.client(), email);
    const owner = shop.client();
    expect((await loginWithCode(owner, email, await codeIn(shop, email))).status).toBe(200);
    expect(await whoIs(owner)).toBe(email);
    expect(await whoIs(before)).toBeUndefined();
    expect(failureOf(await logIn(shop.client(), email, PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    const changed = await confirmEmail(shop.client(), token);
    expect(failureOf(changed).code).toBe('LINK_INVALID');
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('password-removed');
  });

  it('leaves the password of who showed before that they read the address', async () => {
    const { email } = await newOwner();
    await confirmEmail(shop.client(), await tokenIn(shop, email, 'confirm-email'));
    await logIn(shop.client(), email, PASSWORD);
    await requestLoginCode(shop.client(), email);
    await loginWithCode(shop.client(), email, await codeIn(shop, email));
    expect((await logIn(shop.client(), email, PASSWORD)).status).toBe(200);
  });

  it('is taken however address and code are typed', async () => {
    const { email, code } = await withCode();
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const answer = await loginWithCode(shop.client(), ` ${email.toUpperCase()} `, typed);
    expect(answer.status).toBe(200);
  });

  it('is stored as a slow hash, and is nobody else’s', async () => {
    const { id, code } = await withCode();
    const stored = await shop.database.read.findOneByOrFail(LoginCode, { customerId: Number(id) });
    expect(stored.codeHash).toMatch(/^\$argon2id\$/);
    const other = await newOwner();
    expect(refusalOf(await loginWithCode(shop.client(), other.email, code))).toEqual(REFUSED);
  });

  it('works once', async () => {
    const { email, code } = await withCode();
    expect((await loginWithCode(shop.client(), email, code)).status).toBe(200);
    const failure = failureOf(await loginWithCode(shop.client(), email, code));
    expect(failure).toMatchObject({ code: 'WRONG_CREDENTIALS', fields: { code: failure.message } });
  });

  it('lets one of several logins at the same moment in', async () => {
    const { email, code } = await withCode();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => loginWithCode(shop.client(), email, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('works for ten minutes', async () => {
    const [early, late] = [await withCode(), await withCode()];
    clock.advance({ minutes: 9 });
    expect((await loginWithCode(shop.client(), early.email, early.code)).status).toBe(200);
    clock.advance({ minutes: 2 });
    expect(refusalOf(await loginWithCode(shop.client(), late.email, late.code))).toEqual(REFUSED);
  });

  it('ends with the next one', async () => {
    const { email, code } = await withCode();
    await requestLoginCode(shop.client(), email);
    const next = await codeIn(shop, email);
    if (next !== code)
      expect(refusalOf(await loginWithCode(shop.client(), email, code))).toEqual(REFUSED);
    expect((await loginWithCode(shop.client(), email, next)).status).toBe(200);
  });

  it.each([
    ['a changed password', (client: Client) => changePassword(client)],
    ['the end of the account', (client: Client) => deleteAccount(client)],
  ])('ends with %s', async (_what, act) => {
    const { email, code } = await withCode();
    const client = shop.client();
    await logIn(client, email, PASSWORD);
    expect((await act(client)).status).toBe(200);
    expect(refusalOf(await loginWithCode(shop.client(), email, code))).toEqual(REFUSED);
  });

  it('ends with a password that is chosen by a link', async () => {
    const { email, code } = await withCode();
    await forgotPassword(shop.client(), email);
    await resetPassword(shop.client(), await tokenIn(shop, email, 'password-reset'));
    expect(refusalOf(await loginWithCode(shop.client(), email, code))).toEqual(REFUSED);
  });

  it('is written in the language of its reader', async () => {
    const { email } = await newOwner();
    const query = 'mutation ($input: RequestLoginCodeInput!) { requestLoginCode(input: $input) }';
    const headers = { 'accept-language': 'mr' };
    const body = { query, variables: { input: { to: email } } };
    await shop.client().send('POST', '/graphql', body, headers);
    const [mail] = await codesTo(email);
    expect(mail?.source).toContain('<html lang="mr">');
    expect(mail?.source).toContain('दहा मिनिटांपर्यंत');
  });
});

describe('a login code for a phone', () => {
  it('goes to the e-mail address where the shop writes to no phones', async () => {
    const { phone, email } = await newOwner();
    const { body } = await requestLoginCode(shop.client(), `+91 ${phone}`);
    expect(body.data).toEqual({ requestLoginCode: 'EMAIL' });
    const code = await codeIn(shop, email);
    expect(refusalOf(await loginWithCode(shop.client(), email, code))).toEqual(REFUSED);
    const answer = await loginWithCode(shop.client(), phone, code);
    expect(answer.body.data.loginWithCode.customer).toMatchObject({ email, isEmailVerified: true });
  });

  it('is not sent where several accounts have it', async () => {
    const phone = newPhone();
    const owners = [await newOwner({ phone }), await newOwner({ phone })];
    const { body } = await requestLoginCode(shop.client(), phone);
    expect(body.data).toEqual({ requestLoginCode: 'EMAIL' });
    for (const { email } of owners) expect(await codesTo(email)).toEqual([]);
  });
});

describe('nothing tells whether there is an account', () => {
  it('neither who asks for a code', async () => {
    const { email } = await newOwner();
    const known = await requestLoginCode(shop.client(), email);
    const unknown = await requestLoginCode(shop.client(), newEmail());
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect((await requestLoginCode(shop.client(), newPhone())).text).toBe(known.text);
  });

  it('nor who guesses one', async () => {
    const { email, code } = await withCode();
    const nobody = newEmail();
    for (let attempt = 0; attempt < 6; attempt++) {
      const known = await loginWithCode(shop.client(), email, wrong(code));
      const unknown = await loginWithCode(shop.client(), nobody, wrong(code));
      expect([unknown.status, failureOf(unknown)]).toEqual([known.status, failureOf(known)]);
    }
  });

  it.each(['asha', '12345', '', 7, null])('%j gets the refusal of a wrong value', async (to) => {
    expect((await requestLoginCode(shop.client(), to)).status).toBe(400);
  });
});

describe('the limits of login codes', () => {
  it('let five wrong ones be tried, by all browsers together', async () => {
    const customer = await newOwner();
    const { email } = customer;
    const own = shop.client();
    await logIn(own, email, PASSWORD); // this browser has its own count for passwords
    await requestLoginCode(shop.client(), email);
    const code = await codeIn(shop, email);
    for (let attempt = 0; attempt < 3; attempt++)
      expect(refusalOf(await loginWithCode(shop.client(), email, wrong(code)))).toEqual(REFUSED);
    for (let attempt = 0; attempt < 2; attempt++)
      expect(refusalOf(await loginWithCode(own, email, wrong(code)))).toEqual(REFUSED);
    const failure = failureOf(await loginWithCode(own, email, code));
    expect(failure).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', fields: { code: failure.message } });
    await requestLoginCode(shop.client(), email);
    expect((await loginWithCode(own, email, await codeIn(shop, email))).status).toBe(200);
  });

  it('are those of passwords, whichever is tried', async () => {
    const { email, code } = await withCode();
    for (let attempt = 0; attempt < 3; attempt++)
      await loginWithCode(shop.client(), email, wrong(code));
    for (let attempt = 0; attempt < 2; attempt++) await logIn(shop.client(), email, 'Wrong@1234');
    expect(failureOf(await logIn(shop.client(), email, PASSWORD)).code).toBe('TOO_MANY_ATTEMPTS');
    const byCode = await loginWithCode(shop.client(), email, code);
    expect(failureOf(byCode).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('send three in ten minutes, and do not say so', async () => {
    const { email } = await newOwner();
    const answers = [];
    for (let times = 0; times < 5; times++)
      answers.push((await requestLoginCode(shop.client(), email)).text);
    expect(new Set(answers).size).toBe(1);
    expect(await codesTo(email)).toHaveLength(3);
    clock.advance({ minutes: 11 });
    await requestLoginCode(shop.client(), email);
    expect(await codesTo(email)).toHaveLength(4);
  });

  it('send so many that one network address asks for', async () => {
    const security = { ...shop.config.security, registrationsPerAddress: 2 };
    const small = await openTestShop({ clock, security });
    const emails = [];
    for (let times = 0; times < 2; times++)
      emails.push((await register(small.client(), customerInput())).email);
    for (const to of [newEmail(), ...emails]) await requestLoginCode(small.client(), to);
    const sent = await Promise.all(emails.map((email) => mailsTo(small, email)));
    const kinds = sent.map((mails) => mails.map(({ kind }) => kind));
    expect(kinds).toEqual([['confirm-email', 'login-code'], ['confirm-email']]);
    await small.close();
  });
});
