import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { OneTimeLink } from '../../src/modules/identity/accounts/one-time-link.entity';
import { forgotPassword, logIn, NEW_PASSWORD, resetPassword, whoIs } from '../kit/accounts';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, adminClient, newEmail, newRegistrant } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const clock = new MovableClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ clock });
});
afterAll(() => shop.close());

/** A customer with a link to choose a password. */
async function forgetful() {
  const customer = await newRegistrant(shop);
  await forgotPassword(shop.client(), customer.email);
  return { ...customer, token: await tokenIn(shop, customer.email, 'password-reset') };
}
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);

describe('a new password by the link of a mail', () => {
  it('logs in, with a cookie, and ends all other sessions', async () => {
    const { client: elsewhere, email, token } = await forgetful();
    const client = shop.client();
    const { body } = await resetPassword(client, token);
    expect(body.data.resetPassword).toMatchObject({
      customer: { email, isEmailVerified: true },
      admin: null,
    });
    expect(await whoIs(client)).toBe(email);
    const bearer = shop.client().useBearer(body.data.resetPassword.accessToken);
    expect(await whoIs(bearer)).toBe(email);
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect((await logIn(shop.client(), email, NEW_PASSWORD)).status).toBe(200);
    expect(refusalOf(await logIn(shop.client(), email, PASSWORD))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
  });

  it('is told to its owner, and to the audit log without the password', async () => {
    const { email, token, customerId } = await forgetful();
    await resetPassword(shop.client(), token);
    const kinds = await kindsTo(email);
    expect(kinds.sort()).toEqual(['confirm-email', 'password-changed', 'password-reset']);
    const where = { action: 'customer.password-reset', subjectId: customerId };
    const entry = await shop.database.read.findOneByOrFail(StoredEvent, where);
    expect(entry).toMatchObject({
      actorRole: 'customer',
      actorId: customerId,
      afterJson: '{"changed":["password"]}',
    });
  });

  it('works for the staff too, and only at the login it was asked for', async () => {
    const admin = await adminClient(shop);
    await forgotPassword(shop.client(), testAdmin.email.toUpperCase(), 'ADMIN');
    const token = await tokenIn(shop, testAdmin.email, 'password-reset');
    const client = shop.client();
    const { body } = await resetPassword(client, token, testAdmin.password);
    expect(body.data.resetPassword).toMatchObject({
      customer: null,
      admin: { email: testAdmin.email },
    });
    expect(await whoIs(client)).toBe(testAdmin.email);
    expect(await whoIs(admin)).toBeUndefined();
    const { email } = await newRegistrant(shop);
    await forgotPassword(shop.client(), email, 'ADMIN');
    expect(await kindsTo(email)).toEqual(['confirm-email']);
  });

  it('lets an invited member of the staff choose the first one', async () => {
    const email = newEmail();
    const { id: adminId } = await shop.database.write(async (tx) => {
      const nobodys = { email, passwordHash: 'none yet', createdAt: clock.now() };
      const admin = await tx.save(tx.create(Admin, nobodys));
      const mail = { kind: 'staff-invitation', recipient: email, adminId: admin.id } as const;
      await shop.services.mails.enqueue(tx, mail);
      return admin;
    });
    const token = await tokenIn(shop, email, 'staff-invitation');
    clock.advance({ days: 2 });
    const { body } = await resetPassword(shop.client(), token);
    expect(body.data.resetPassword.admin).toEqual({ id: String(adminId), email });
    expect(await kindsTo(email)).toEqual(['staff-invitation']);
  });

  it('joins what the guest put into the cart', async () => {
    const { token } = await forgetful();
    const productId = await addProduct(await adminClient(shop));
    const client = shop.client();
    await fillCart(client, productId, 2);
    await resetPassword(client, token);
    expect((await client.data('{ cart { totalQuantity } }')).cart.totalQuantity).toBe(2);
  });

  it('lets the owner in while guests keep the login locked', async () => {
    const { email, token } = await forgetful();
    for (let times = 0; times < 8; times++) await logIn(shop.client(), email, 'Wrong@1234');
    expect(failureOf(await logIn(shop.client(), email, PASSWORD)).code).toBe('TOO_MANY_ATTEMPTS');
    const client = shop.client();
    expect((await resetPassword(client, token)).status).toBe(200);
    expect(await whoIs(client)).toBe(email);
    for (let times = 0; times < 8; times++) await logIn(shop.client(), email, 'Wrong@1234');
    expect(await whoIs(client)).toBe(email);
    expect((await logIn(client, email, NEW_PASSWORD)).status).toBe(200); // this browser is known
    const other = await logIn(shop.client(), email, NEW_PASSWORD);
    expect(failureOf(other).code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('a link', () => {
  it('works for half an hour', async () => {
    const early = await forgetful();
    clock.advance({ minutes: 29 });
    expect((await resetPassword(shop.client(), early.token)).status).toBe(200);
    const late = await forgetful();
    clock.advance({ minutes: 30 });
    expect(refusalOf(await resetPassword(shop.client(), late.token))).toEqual([
      400,
      'LINK_INVALID',
      'token',
    ]);
  });

  it('works once', async () => {
    const { token, email } = await forgetful();
    await resetPassword(shop.client(), token);
    const client = shop.client();
    const again = await resetPassword(client, token, 'Third@1234');
    expect(refusalOf(again)).toEqual([400, 'LINK_INVALID', 'token']);
    expect(client.cookie('grocessay_session')).toBeUndefined();
    expect((await logIn(shop.client(), email, NEW_PASSWORD)).status).toBe(200);
  });

  it('works for one of those who use it at the same moment', async () => {
    const { token, email } = await forgetful();
    const passwords = ['First@1234', 'Second@1234', 'Third@1234', 'Fourth@1234'];
    const answers = await Promise.all(
      passwords.map((password) => resetPassword(shop.client(), token, password)),
    );
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(answer)).toEqual([400, 'LINK_INVALID', 'token']);
    expect((await logIn(shop.client(), email, winners[0] ?? '')).status).toBe(200);
  });

  it('takes all others of the account along when it is used', async () => {
    const { token: first, email } = await forgetful();
    await forgotPassword(shop.client(), email);
    const second = await tokenIn(shop, email, 'password-reset');
    expect(second).not.toBe(first);
    await resetPassword(shop.client(), second);
    expect(failureOf(await resetPassword(shop.client(), first)).code).toBe('LINK_INVALID');
  });

  it('stays good where the password is none', async () => {
    const { token } = await forgetful();
    const weak = await resetPassword(shop.client(), token, 'weak');
    expect(refusalOf(weak)).toEqual([400, 'VALIDATION', 'password']);
    expect((await resetPassword(shop.client(), token)).status).toBe(200);
  });

  it('is kept hashed only', async () => {
    const { token } = await forgetful();
    const links = JSON.stringify(await shop.database.read.find(OneTimeLink));
    expect(links).not.toContain(token);
  });

  it.each(['', 'x', 'A'.repeat(22), 'A'.repeat(99), "' OR 1=1 --", '../../etc/passwd'])(
    'is not %j',
    async (token) => {
      expect(refusalOf(await resetPassword(shop.client(), token))).toEqual([
        400,
        'LINK_INVALID',
        'token',
      ]);
    },
  );

  it('to confirm an address sets no password', async () => {
    const { email } = await newRegistrant(shop);
    const token = await tokenIn(shop, email, 'confirm-email');
    expect(failureOf(await resetPassword(shop.client(), token)).code).toBe('LINK_INVALID');
  });
});

describe('forgotPassword', () => {
  it('answers and does the same for who has no account, but sends nothing', async () => {
    const { email } = await newRegistrant(shop);
    const known = await forgotPassword(shop.client(), email);
    const unknownEmail = newEmail();
    const unknown = await forgotPassword(shop.client(), unknownEmail);
    const plain = ({ status, text }: typeof known) => [status, text];
    expect(plain(known)).toEqual([200, '{"data":{"forgotPassword":true}}\n']);
    expect(plain(unknown)).toEqual(plain(known));
    expect(await kindsTo(unknownEmail)).toEqual([]);
    expect(await kindsTo(email)).toContain('password-reset');
  });

  it.each(['', 'asha', 'a@b.c', `${'a'.repeat(250)}@shop.test`])('refuses %j', async (email) => {
    expect(refusalOf(await forgotPassword(shop.client(), email))).toEqual([
      400,
      'VALIDATION',
      'email',
    ]);
  });

  it('sends at most three mails an hour, without a word, and always leaves a link that works', async () => {
    const { email } = await newRegistrant(shop);
    const resets = async () =>
      (await mailsTo(shop, email)).filter(({ kind }) => kind === 'password-reset');
    const ask = async () => {
      const answers = [];
      for (let times = 0; times < 5; times++)
        answers.push(await forgotPassword(shop.client(), email));
      for (const { text } of answers) expect(text).toBe('{"data":{"forgotPassword":true}}\n');
      return (await resets()).length;
    };
    expect(await ask()).toBe(2);
    clock.advance({ minutes: 29 });
    expect(await ask()).toBe(2);
    clock.advance({ minutes: 1 });
    expect(await ask()).toBe(3);
    const [newest] = (await resets()).slice(-1);
    expect((await resetPassword(shop.client(), newest?.token)).status).toBe(200);
  });

  it('counts whoever asks, too', async () => {
    const strict = await openTestShop({
      security: { ...shop.config.security, registrationsPerAddress: 3 },
    });
    try {
      const customers = await Promise.all(['a', 'b', 'c'].map(() => newRegistrant(strict)));
      for (const { email } of customers) await forgotPassword(strict.client(), email);
      await forgotPassword(strict.client(), customers[0]?.email);
      let count = 0;
      for (const { email } of customers)
        count += (await mailsTo(strict, email)).filter((m) => m.kind === 'password-reset').length;
      expect(count).toBe(3);
    } finally {
      await strict.close();
    }
  });
});
