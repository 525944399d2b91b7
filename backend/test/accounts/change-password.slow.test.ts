import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import {
  NEW_PASSWORD,
  changeEmail,
  changePassword,
  forgotPassword,
  logIn,
  resetPassword,
  whoIs,
} from '../kit/accounts';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo, tokenIn } from '../kit/mails';
import { PASSWORD, adminClient, newEmail, newRegistrant } from '../kit/people';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('changePassword', () => {
  it('sets the new one, ends all other sessions, and tells the owner', async () => {
    const { client, email, customerId } = await newRegistrant(shop);
    const elsewhere = shop.client();
    await logIn(elsewhere, email, PASSWORD);
    expect((await changePassword(client)).body).toEqual({ data: { changePassword: true } });
    expect(await whoIs(client)).toBe(email);
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect((await logIn(shop.client(), email, NEW_PASSWORD)).status).toBe(200);
    expect(failureOf(await logIn(shop.client(), email, PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('password-changed');
    const where = { action: 'customer.password-changed', subjectId: customerId };
    const { afterJson } = await shop.database.read.findOneByOrFail(StoredEvent, where);
    expect(afterJson).toBe('{"changed":["password"]}');
  });

  it('is for the staff too', async () => {
    const [admin, elsewhere] = [await adminClient(shop), await adminClient(shop)];
    const { password } = testAdmin;
    expect((await changePassword(admin, password, NEW_PASSWORD)).status).toBe(200);
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect((await changePassword(admin, NEW_PASSWORD, password)).status).toBe(200);
    expect(await whoIs(admin)).toBe(testAdmin.email);
    expect(
      await shop.database.read.countBy(StoredEvent, { action: 'staff.password-changed' }),
    ).toBe(2);
  });

  it('refuses a wrong password, and soon does not look at any', async () => {
    const { client, email } = await newRegistrant(shop);
    for (let times = 0; times < 5; times++)
      expect(refusalOf(await changePassword(client, 'Wrong@1234'))).toEqual([
        401,
        'WRONG_CREDENTIALS',
        'currentPassword',
      ]);
    expect(refusalOf(await changePassword(client, PASSWORD))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      'currentPassword',
    ]);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['confirm-email']);
  });

  it('is for who has logged in', async () => {
    expect(refusalOf(await changePassword(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([
    [PASSWORD, 'weak', 'newPassword'],
    [PASSWORD, `A1${'x'.repeat(127)}`, 'newPassword'],
    ['', NEW_PASSWORD, 'currentPassword'],
    ['x'.repeat(129), NEW_PASSWORD, 'currentPassword'],
  ])('refuses %j to %j', async (currentPassword, newPassword, field) => {
    const { client } = await newRegistrant(shop);
    expect(refusalOf(await changePassword(client, currentPassword, newPassword))).toEqual([
      400,
      'VALIDATION',
      field,
    ]);
  });

  it('keeps the spaces of a password', async () => {
    const { client, email } = await newRegistrant(shop);
    await changePassword(client, PASSWORD, ' Spaces 1 ');
    expect((await logIn(shop.client(), email, ' Spaces 1 ')).status).toBe(200);
  });

  it('ends the links that were sent before, and those that wait to be sent', async () => {
    const { client, email } = await newRegistrant(shop);
    await forgotPassword(shop.client(), email);
    const token = await tokenIn(shop, email, 'password-reset');
    const newAddress = newEmail();
    // No email is sent meanwhile.
    jest.spyOn(shop.services.mails, 'sendSoon').mockReturnValue(undefined);
    await changeEmail(client, newAddress);
    await forgotPassword(shop.client(), email);
    jest.restoreAllMocks();
    await changePassword(client);
    expect(failureOf(await resetPassword(shop.client(), token)).code).toBe('LINK_INVALID');
    expect(await mailsTo(shop, newAddress)).toEqual([]);
    const resets = (await mailsTo(shop, email)).filter(({ kind }) => kind === 'password-reset');
    expect(resets).toHaveLength(1);
  });

  it('of two at the same moment changes it once', async () => {
    const { client, email } = await newRegistrant(shop);
    const passwords = ['First@1234', 'Second@1234', 'Third@1234'];
    const answers = await Promise.all(
      passwords.map((password) => changePassword(client, PASSWORD, password)),
    );
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await logIn(shop.client(), email, winners[0] ?? '')).status).toBe(200);
  });
});
