import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { SignUpCode } from '../../src/modules/identity/login-codes/sign-up-code.entity';
import { emailOfPhone } from '../../src/modules/identity/customers/without-login.rules';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  forgotPassword,
  logIn,
  loginWithCode,
  requestLoginCode,
  requestSignUpCode,
  resetPassword,
  signUpWithCode,
} from '../kit/accounts';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { HookServer } from '../kit/hook-server';
import { codeIn, mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, adminClient, customerInput, newEmail, newPhone } from '../kit/people';
import { addProduct } from '../kit/products';
import { register } from '../kit/shared';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let hook: HookServer;
let shop: TestShop;
beforeAll(async () => {
  hook = await HookServer.open();
  const secret = 'a secret of the hook, and of no other';
  shop = await openTestShop({
    clock,
    mail: { from: 'shop@sabzi.in', hook: { url: hook.url, secret } },
  });
});
afterAll(async () => {
  await shop.close();
  await hook.close();
});

const REFUSED = [401, 'WRONG_CREDENTIALS', 'code'];
/** Six digits that differ from these. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The messages to a phone, oldest first. */
async function messagesTo(phone: string): Promise<{ kind: string; code: string }[]> {
  await shop.services.mails.settled();
  await shop.services.mails.sendPending();
  const told = hook.received.map(({ body }) => JSON.parse(body));
  return told
    .filter(({ to }) => to === `+91${phone}`)
    .map(({ kind, values }) => ({ kind, code: values.code }));
}

/** The newest code sent to a phone. */
async function codeTo(phone: string): Promise<string> {
  const code = (await messagesTo(phone)).at(-1)?.code;
  if (code === undefined) throw new Error('No message with a code');
  return code;
}

/** A customer who registered by a code to their phone. */
async function newcomer() {
  const [phone, client] = [newPhone(), shop.client()];
  await requestSignUpCode(client, phone);
  const answer = await signUpWithCode(client, phone, await codeTo(phone));
  const { customer } = answer.body.data.signUpWithCode;
  return { client, phone, id: Number(customer.id) };
}

/** A login code that a customer requests instead of a password. */
async function proofOf({ client, phone }: { client: Client; phone: string }) {
  await requestLoginCode(client, phone);
  return codeTo(phone);
}

const withEmail = (email: string) => shop.database.read.countBy(Customer, { email });

describe('registering by a code', () => {
  it('makes an account of a phone, once the code is right, and logs in', async () => {
    const [phone, client] = [newPhone(), shop.client()];
    await fillCart(client, await addProduct(await adminClient(shop)), 2);
    const { body } = await requestSignUpCode(client, ` +91 ${phone}`);
    expect(body.data).toEqual({ requestSignUpCode: 'PHONE' });
    const code = await codeTo(phone);
    expect(await messagesTo(phone)).toEqual([{ kind: 'sign-up-code', code }]);
    expect(refusalOf(await signUpWithCode(client, phone, wrong(code)))).toEqual(REFUSED);
    expect(await withEmail(emailOfPhone(phone))).toBe(0);

    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const answer = await signUpWithCode(client, phone, typed, ' Asha Devi Rao ');
    expect(answer.body.data.signUpWithCode.customer).toEqual({
      id: expect.any(String),
      ...{ firstName: 'Asha Devi', lastName: 'Rao', phone, email: '' },
      ...{ isEmailVerified: false, hasLogin: true, logsInByCodeOnly: true },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/grocessay_session=.*grocessay_device=/);
    const { cart, me } = await client.data('{ me { firstName } cart { totalQuantity } }');
    expect([me.firstName, cart.totalQuantity]).toEqual(['Asha Devi', 2]);
    expect(refusalOf(await signUpWithCode(shop.client(), phone, code))).toEqual(REFUSED);
  });

  it('makes an account of an e-mail address, which is confirmed by that', async () => {
    const email = newEmail();
    const { body } = await requestSignUpCode(shop.client(), email.toUpperCase());
    expect(body.data).toEqual({ requestSignUpCode: 'EMAIL' });
    const code = await codeIn(shop, email);
    const answer = await signUpWithCode(shop.client(), email, code, 'Om');
    expect(answer.body.data.signUpWithCode.customer).toMatchObject({
      ...{ firstName: 'Om', lastName: '', phone: '', email },
      ...{ isEmailVerified: true, logsInByCodeOnly: true },
    });
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['sign-up-code']);
  });

  it('makes one account of several at the same moment', async () => {
    const phone = newPhone();
    await requestSignUpCode(shop.client(), phone);
    const code = await codeTo(phone);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => signUpWithCode(shop.client(), phone, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await withEmail(emailOfPhone(phone))).toBe(1);
  });

  it('is a login from then on', async () => {
    const { phone, id } = await newcomer();
    await requestSignUpCode(shop.client(), phone);
    const again = await signUpWithCode(shop.client(), phone, await codeTo(phone), 'Somebody Else');
    expect(again.body.data.signUpWithCode.customer).toMatchObject({
      ...{ id: String(id), firstName: 'Asha' },
    });
    await requestLoginCode(shop.client(), phone);
    const login = await loginWithCode(shop.client(), phone, await codeTo(phone));
    expect(login.body.data.loginWithCode.customer.id).toBe(String(id));
    // Another account with the same phone must not break the login by phone.
    clock.advance({ minutes: 11 });
    await register(shop.client(), customerInput({ phone }));
    await requestLoginCode(shop.client(), phone);
    expect((await loginWithCode(shop.client(), phone, await codeTo(phone))).status).toBe(200);
  });

  it('is an account of its own where somebody else named the phone', async () => {
    const phone = newPhone();
    const other = await register(shop.client(), customerInput({ phone }));
    await requestSignUpCode(shop.client(), phone);
    const made = await signUpWithCode(shop.client(), phone, await codeTo(phone));
    const { id } = made.body.data.signUpWithCode.customer;
    expect(id).not.toBe(other.id);
    await requestLoginCode(shop.client(), phone);
    const login = await loginWithCode(shop.client(), phone, await codeTo(phone));
    expect(login.body.data.loginWithCode.customer.id).toBe(id);
  });

  it('is a login of who has logged in by a code to the phone, whatever their address', async () => {
    const { id, phone } = await register(shop.client(), customerInput({ phone: newPhone() }));
    await requestLoginCode(shop.client(), phone);
    await loginWithCode(shop.client(), phone, await codeTo(phone));
    await register(shop.client(), customerInput({ phone }));
    await requestSignUpCode(shop.client(), phone);
    const again = await signUpWithCode(shop.client(), phone, await codeTo(phone));
    expect(again.body.data.signUpWithCode.customer.id).toBe(id);
  });

  it('keeps its code as a slow hash, and for ten minutes', async () => {
    const phone = newPhone();
    await requestSignUpCode(shop.client(), phone);
    const code = await codeTo(phone);
    const [stored] = await shop.database.read.findBy(SignUpCode, { loginName: phone });
    expect(stored?.codeHash).toMatch(/^\$argon2id\$/);
    expect(refusalOf(await signUpWithCode(shop.client(), newPhone(), code))).toEqual(REFUSED);
    clock.advance({ minutes: 11 });
    expect(refusalOf(await signUpWithCode(shop.client(), phone, code))).toEqual(REFUSED);
  });

  it('lets nobody in by a code of before an account with the address', async () => {
    const email = newEmail();
    await requestSignUpCode(shop.client(), email);
    const code = await codeIn(shop, email);
    await register(shop.client(), customerInput({ email }));
    expect(refusalOf(await signUpWithCode(shop.client(), email, code))).toEqual(REFUSED);
  });

  it.each([
    ['name', { name: ' O ' }],
    ['to', { to: '98200' }],
    ['code', { code: '12345' }],
  ])('says what is wrong with the %s', async (field, changes) => {
    const { to, code, name } = { to: newPhone(), code: '123456', name: 'Asha Rao', ...changes };
    const answer = await signUpWithCode(shop.client(), to, code, name);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });
});

describe('nothing tells whether there is an account', () => {
  it('neither who asks for a code, nor who guesses one', async () => {
    const { email, firstName } = await register(shop.client(), customerInput());
    const nobody = newEmail();
    const [known, unknown] = [
      await requestSignUpCode(shop.client(), email),
      await requestSignUpCode(shop.client(), nobody),
    ];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const code = await codeIn(shop, email);
    const nobodysCode = await codeIn(shop, nobody);
    const isCode = ({ kind }: { kind: string }) => kind === 'sign-up-code';
    const [toKnown] = (await mailsTo(shop, email)).filter(isCode);
    const [toUnknown] = (await mailsTo(shop, nobody)).filter(isCode);
    expect(toUnknown?.subject).toBe(toKnown?.subject);
    expect(toKnown).toBeDefined();
    for (let attempt = 0; attempt < 4; attempt++) {
      const ofKnown = await signUpWithCode(shop.client(), email, wrong(code));
      const ofUnknown = await signUpWithCode(shop.client(), nobody, wrong(nobodysCode));
      expect(failureOf(ofUnknown)).toEqual(failureOf(ofKnown));
    }
    const answer = await signUpWithCode(shop.client(), email, code, 'Somebody Else');
    expect(answer.body.data.signUpWithCode.customer).toMatchObject({ firstName });
  });
});

describe('the limits of registrations by a code', () => {
  it('let five wrong ones be tried', async () => {
    const phone = newPhone();
    await requestSignUpCode(shop.client(), phone);
    const code = await codeTo(phone);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(refusalOf(await signUpWithCode(shop.client(), phone, wrong(code)))).toEqual(REFUSED);
    const failure = failureOf(await signUpWithCode(shop.client(), phone, code));
    expect(failure).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', fields: { code: failure.message } });
  });

  it('send three codes in ten minutes, those of logins counted', async () => {
    const { client, phone } = await newcomer();
    await requestLoginCode(client, phone);
    for (let times = 0; times < 3; times++)
      expect((await requestSignUpCode(client, phone)).status).toBe(200);
    expect(await messagesTo(phone)).toHaveLength(3);
  });

  it('say at the field where the shop writes to no phones, of all alike', async () => {
    const silent = await openTestShop({ clock });
    const { phone } = await register(silent.client(), customerInput({ phone: newPhone() }));
    for (const to of [phone, newPhone()])
      expect(refusalOf(await requestSignUpCode(silent.client(), to))).toEqual([
        ...[409, 'NOT_SUPPORTED', 'to'],
      ]);
    expect((await requestSignUpCode(silent.client(), newEmail())).status).toBe(200);
    await silent.close();
  });
});

describe('an account without a password', () => {
  it('is let in by none', async () => {
    const { phone } = await newcomer();
    for (const email of [emailOfPhone(phone), phone])
      expect((await logIn(shop.client(), email, '')).status).toBe(400);
  });

  it('gets an e-mail address and a password by codes', async () => {
    const customer = await newcomer();
    const { client } = customer;
    const email = newEmail();
    expect(refusalOf(await changeEmail(client, email, 'Guess@1234'))).toEqual([
      ...[401, 'WRONG_CREDENTIALS', 'password'],
    ]);
    const proof = await proofOf(customer);
    expect((await changeEmail(client, email, proof)).status).toBe(200);
    expect((await changeEmail(client, newEmail(), proof)).status).toBe(401);
    await confirmEmail(shop.client(), await tokenIn(shop, email, 'change-email'));
    const { me } = await client.data('{ me { email isEmailVerified logsInByCodeOnly } }');
    expect(me).toEqual({ email, isEmailVerified: true, logsInByCodeOnly: true });

    await requestLoginCode(client, email);
    expect((await changePassword(client, await codeIn(shop, email))).status).toBe(200);
    expect((await client.data('{ me { logsInByCodeOnly } }')).me.logsInByCodeOnly).toBe(false);
    expect((await logIn(shop.client(), email, 'Another@123')).status).toBe(200);
  });

  it('of an e-mail address gets a password by the link for a forgotten one', async () => {
    const email = newEmail();
    await requestSignUpCode(shop.client(), email);
    await signUpWithCode(shop.client(), email, await codeIn(shop, email));
    await forgotPassword(shop.client(), email);
    await resetPassword(shop.client(), await tokenIn(shop, email, 'password-reset'), PASSWORD);
    expect((await logIn(shop.client(), email, PASSWORD)).status).toBe(200);
  });

  it('shows what the shop keeps, and is deleted by a code', async () => {
    const customer = await newcomer();
    const { client, id, phone } = customer;
    const { status, text } = await client.send('GET', '/account/data.json');
    expect(status).toBe(200);
    expect(JSON.parse(text).profile).toMatchObject({ phone, email: '' });
    const { body } = await client.send('GET', `/api/customers/customer/${id}`);
    expect(body).toMatchObject({ emailID: '', phoneNumber: phone });
    expect((await deleteAccount(client, await proofOf(customer))).status).toBe(200);
    expect(await withEmail(emailOfPhone(phone))).toBe(0);
    await requestSignUpCode(shop.client(), phone);
    const next = await signUpWithCode(shop.client(), phone, await codeTo(phone));
    expect(next.body.data.signUpWithCode.customer.id).not.toBe(String(id));
  });
});
