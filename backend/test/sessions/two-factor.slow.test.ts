import { StaffRole } from '../../src/kernel/permissions';
import { RecoveryCode } from '../../src/modules/identity/second-factor/recovery-code.entity';
import { TwoFactor } from '../../src/modules/identity/second-factor/two-factor.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { NEW_PASSWORD, forgotPassword, resetPassword, whoIs } from '../kit/accounts';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD } from '../kit/people';
import { Member, newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';
import {
  App,
  beginTwoFactor,
  codeOf,
  confirmTwoFactor,
  logInWith,
  renewCodes,
  resetTwoFactor,
  turnOff,
  turnOn,
} from '../kit/two-factor';

const clock = new MovableClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ clock });
});
afterAll(() => shop.close());

const SINCE_RESET = `mutation ($input: ResetPasswordInput!, $code: String) {
  resetPassword(input: $input, code: $code) { admin { email } }
}`;
const MISSING = [401, 'SECOND_FACTOR_REQUIRED', 'code'];
const WRONG = [401, 'WRONG_CREDENTIALS', 'code'];

async function newMemberWithApp(role = StaffRole.ORDERS): Promise<Member & App> {
  const member = await newMember(shop, role);
  return { ...member, ...(await turnOn(member.client, clock)) };
}

async function auditOf(id: string): Promise<string[]> {
  const where = { subject: 'staff' as StoredEvent['subject'], subjectId: Number(id) };
  const events = await shop.database.read.find(StoredEvent, { where, order: { id: 'ASC' } });
  return events.map(({ action }) => action).filter((action) => action !== 'staff.logged-in');
}

async function mailKindsTo(email: string): Promise<string[]> {
  return (await mailsTo(shop, email)).map(({ kind }) => kind);
}

function isCounted(answers: readonly { status: number }[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

describe('turning it on', () => {
  it('takes the password and a first code, ends other sessions, and is noted and mailed', async () => {
    const member = await newMember(shop, StaffRole.ORDERS);
    const elsewhere = shop.client();
    expect((await logInWith(elsewhere, member.email)).status).toBe(200);
    expect(refusalOf(await beginTwoFactor(member.client, 'Wrong@1234'))).toEqual([
      401,
      'WRONG_CREDENTIALS',
      'password',
    ]);
    const { secret, address } = (await beginTwoFactor(member.client)).body.data.beginTwoFactor;
    expect(address).toContain(`secret=${secret}`);
    expect((await logInWith(elsewhere, member.email)).status).toBe(200);
    expect(refusalOf(await confirmTwoFactor(member.client, '12345'))).toEqual(WRONG);
    const { body } = await confirmTwoFactor(member.client, codeOf(secret, clock));
    const codes: string[] = body.data.confirmTwoFactor;
    expect(new Set(codes).size).toBe(10);
    expect(await whoIs(member.client)).toBe(member.email);
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect(await auditOf(member.id)).toEqual(['staff.two-factor-turned-on']);
    expect(await mailKindsTo(member.email)).toEqual(['two-factor-turned-on']);
    expect(refusalOf(await beginTwoFactor(member.client))).toEqual([400, 'VALIDATION', 'password']);
  });

  it('locks after five wrong first codes', async () => {
    const { client } = await newMember(shop, StaffRole.ORDERS);
    const { secret } = (await beginTwoFactor(client)).body.data.beginTwoFactor;
    for (let times = 0; times < 5; times++)
      expect(refusalOf(await confirmTwoFactor(client, '12345'))).toEqual(WRONG);
    const locked = await confirmTwoFactor(client, codeOf(secret, clock));
    expect(failureOf(locked).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is begun anew after a quarter of an hour', async () => {
    const { client } = await newMember(shop, StaffRole.ORDERS);
    const { secret } = (await beginTwoFactor(client)).body.data.beginTwoFactor;
    clock.advance({ minutes: 16 });
    expect(refusalOf(await confirmTwoFactor(client, codeOf(secret, clock)))).toEqual([
      400,
      'VALIDATION',
      'code',
    ]);
  });

  it('stores no recovery code, and no secret that the key does not open', async () => {
    const security = { ...shop.config.security, twoFactorKey: 'k'.repeat(32) };
    const sealing = await openTestShop({ clock, security });
    const { client, email } = await newMember(sealing, StaffRole.ORDERS);
    const { secret, recoveryCodes } = await turnOn(client, clock);
    const stored = JSON.stringify([
      await sealing.database.read.find(TwoFactor),
      await sealing.database.read.find(RecoveryCode),
    ]);
    for (const told of [secret, ...recoveryCodes]) expect(stored).not.toContain(told);
    const answer = await logInWith(sealing.client(), email, codeOf(secret, clock));
    expect(answer.status).toBe(200);
    await sealing.close();
  });
});

describe('the login', () => {
  it('asks for a code only after the right password, and leaves a guest until it comes', async () => {
    const { email, secret } = await newMemberWithApp();
    const client = shop.client();
    const answer = await logInWith(client, email);
    expect(refusalOf(answer)).toEqual(MISSING);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await whoIs(client)).toBeUndefined();
    expect(refusalOf(await logInWith(client, email, '000000'))).toEqual(WRONG);
    expect((await logInWith(client, email, codeOf(secret, clock))).status).toBe(200);
    expect(await whoIs(client)).toBe(email);
    const wrong = { input: { email, password: 'Wrong@1234' } };
    const LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';
    const refused = failureOf(await shop.client().graphql(LOGIN, wrong));
    expect(refused.code).toBe('WRONG_CREDENTIALS');
  });

  it('takes a code once, whether again or at the same moment', async () => {
    const { email, secret } = await newMemberWithApp();
    const code = codeOf(secret, clock);
    const both = await Promise.all([1, 2].map(() => logInWith(shop.client(), email, code)));
    expect(isCounted(both)).toBe(1);
    expect(refusalOf(await logInWith(shop.client(), email, code))).toEqual(WRONG);
    expect(refusalOf(await logInWith(shop.client(), email, codeOf(secret, clock, -1)))).toEqual(
      WRONG,
    );
    clock.advance({ minutes: 1 });
    expect((await logInWith(shop.client(), email, codeOf(secret, clock))).status).toBe(200);
  });

  it('takes a recovery code once, whether again or at the same moment, and mails', async () => {
    const { id, email, recoveryCodes } = await newMemberWithApp();
    const [code = '', next = ''] = recoveryCodes;
    const both = await Promise.all([1, 2].map(() => logInWith(shop.client(), email, code)));
    expect(isCounted(both)).toBe(1);
    expect(refusalOf(await logInWith(shop.client(), email, code))).toEqual(WRONG);
    const typed = next.replaceAll('-', ' ').toUpperCase();
    const client = shop.client();
    expect((await logInWith(client, email, typed)).status).toBe(200);
    const { secondFactors } = await client.data('{ secondFactors { recoveryCodesLeft } }');
    expect(secondFactors).toEqual({ recoveryCodesLeft: 8 });
    expect(await auditOf(id)).toEqual([
      'staff.two-factor-turned-on',
      'staff.recovery-code-used',
      'staff.recovery-code-used',
    ]);
    expect(await mailKindsTo(email)).toContain('recovery-code-used');
  });

  it('locks after five wrong codes, and not by asking what is needed', async () => {
    const { email, secret } = await newMemberWithApp();
    for (let times = 0; times < 6; times++)
      expect(refusalOf(await logInWith(shop.client(), email))).toEqual(MISSING);
    for (let times = 0; times < 5; times++)
      expect(refusalOf(await logInWith(shop.client(), email, '000000'))).toEqual(WRONG);
    const locked = await logInWith(shop.client(), email, codeOf(secret, clock));
    expect(failureOf(locked).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('holds over REST, whose clients without it see nothing new', async () => {
    const { email, secret } = await newMemberWithApp();
    const logIn = (code?: unknown) =>
      shop
        .client()
        .send('POST', '/api/admin/login', { adminEmailId: email, adminPassword: PASSWORD, code });
    expect(refusalOf(await logIn())).toEqual(MISSING);
    expect(refusalOf(await logIn(['000000']))).toEqual([400, 'VALIDATION', 'code']);
    const { status, body } = await logIn(codeOf(secret, clock));
    expect(status).toBe(200);
    expect(await whoIs(shop.client().useBearer(body.accessToken))).toBe(email);
  });

  it('is not passed by a new password', async () => {
    const { email, secret } = await newMemberWithApp();
    await forgotPassword(shop.client(), email, 'ADMIN');
    const token = await tokenIn(shop, email, 'password-reset');
    expect(refusalOf(await resetPassword(shop.client(), token))).toEqual(MISSING);
    const input = { token, password: NEW_PASSWORD };
    const reset = (code: string) => shop.client().graphql(SINCE_RESET, { input, code });
    expect(refusalOf(await reset('000000'))).toEqual(WRONG);
    const { body } = await reset(codeOf(secret, clock));
    expect(body.data.resetPassword).toEqual({ admin: { email } });
  });
});

describe('afterwards', () => {
  it('is turned off by password and code, and not without either', async () => {
    const { client, id, email, secret } = await newMemberWithApp();
    expect(refusalOf(await turnOff(client, codeOf(secret, clock), 'Wrong@1234'))).toEqual([
      401,
      'WRONG_CREDENTIALS',
      'password',
    ]);
    expect(refusalOf(await turnOff(client, ''))).toEqual(MISSING);
    expect(refusalOf(await turnOff(client, '000000'))).toEqual(WRONG);
    expect((await turnOff(client, codeOf(secret, clock))).body.data).toEqual({
      turnOffTwoFactor: true,
    });
    expect((await logInWith(shop.client(), email)).status).toBe(200);
    expect((await auditOf(id)).at(-1)).toBe('staff.two-factor-turned-off');
    expect(await mailKindsTo(email)).toContain('two-factor-turned-off');
  });

  it('has new recovery codes in place of the old', async () => {
    const { client, id, email, secret, recoveryCodes } = await newMemberWithApp();
    const { body } = await renewCodes(client, codeOf(secret, clock));
    const [fresh] = body.data.renewRecoveryCodes;
    expect(refusalOf(await logInWith(shop.client(), email, recoveryCodes[0]))).toEqual(WRONG);
    expect((await logInWith(shop.client(), email, fresh)).status).toBe(200);
    expect(await auditOf(id)).toContain('staff.two-factor-codes-renewed');
    expect(await mailKindsTo(email)).toContain('two-factor-codes-renewed');
  });

  it('is reset by an owner for who has lost everything, and not for the owner', async () => {
    const owner = await newMemberWithApp(StaffRole.OWNER);
    const { client, id, email } = await newMemberWithApp();
    expect(refusalOf(await resetTwoFactor(owner.client, owner.id))).toEqual([403, 'FORBIDDEN']);
    const { body } = await resetTwoFactor(owner.client, id);
    expect(body.data.resetStaffTwoFactor).toEqual({ id, hasTwoFactor: false });
    expect(await whoIs(client)).toBeUndefined();
    expect((await logInWith(shop.client(), email)).status).toBe(200);
    expect((await auditOf(id)).at(-1)).toBe('staff.two-factor-reset');
    expect(await mailKindsTo(email)).toContain('two-factor-reset');
  });

  it('is reset by the operator, who has the server', async () => {
    const { email } = await newMemberWithApp(StaffRole.OWNER);
    const { twoFactor } = shop.services;
    expect(await twoFactor.resetByOperator('nobody@shop.test')).toBe(false);
    expect(await twoFactor.resetByOperator(email.toUpperCase())).toBe(true);
    expect((await logInWith(shop.client(), email)).status).toBe(200);
  });
});
