import { StaffRole } from '../../src/kernel/permissions';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { PASSWORD } from '../kit/people';
import { NEW_PASSWORD, forgotPassword, resetPassword, whoIs } from '../kit/accounts';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  enrol,
  logInByBoth,
  logInByPasskey,
  logInByPasskeyAlone,
  optionsIn,
  removePasskey,
} from '../kit/passkeys';
import { SoftwareAuthenticator } from '../kit/software-authenticator';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';
import {
  beginTwoFactor,
  codeOf,
  confirmTwoFactor,
  logInWith,
  resetTwoFactor,
  turnOn,
} from '../kit/two-factor';

const clock = new MovableClock();
let shop: TestShop;
let origin: string;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  origin = shop.config.security.publicUrl;
});
afterAll(() => shop.close());

const SECOND_FACTORS = '{ secondFactors { hasApp passkeys { id name lastUsedAt } } }';
const RESET = `mutation ($input: ResetPasswordInput!, $passkey: PasskeyAnswerInput) {
  resetPassword(input: $input, passkey: $passkey) { admin { email } }
}`;
const NEEDED = [401, 'SECOND_FACTOR_REQUIRED', 'code'];
const WRONG = [401, 'WRONG_CREDENTIALS', 'passkey'];

async function newMemberWithPasskey(role = StaffRole.ORDERS) {
  const member = await newMember(shop, role);
  return { ...member, ...(await enrol(member.client, origin)) };
}

async function auditOf(id: string): Promise<string[]> {
  const where = { subject: 'staff' as StoredEvent['subject'], subjectId: Number(id) };
  const events = await shop.database.read.find(StoredEvent, { where, order: { id: 'ASC' } });
  return events.map(({ action }) => action).filter((action) => action !== 'staff.logged-in');
}

async function mailKindsTo(email: string): Promise<string[]> {
  return (await mailsTo(shop, email)).map(({ kind }) => kind).sort();
}

describe('adding a passkey', () => {
  it('takes the password, turns the two-factor login on, ends other sessions, and is noted and mailed', async () => {
    const { client, id, email } = await newMember(shop, StaffRole.ORDERS);
    const elsewhere = shop.client();
    await logInWith(elsewhere, email);
    const refused = await beginPasskey(client, {}, 'Wrong@1234');
    expect(refusalOf(refused)).toEqual([401, 'WRONG_CREDENTIALS', 'password']);
    const { recoveryCodes } = await enrol(client, origin, '  My phone ');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await whoIs(client)).toBe(email);
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect(await auditOf(id)).toEqual(['staff.two-factor-turned-on', 'staff.passkey-added']);
    expect(await mailKindsTo(email)).toEqual(['passkey-added', 'two-factor-turned-on']);
    const { secondFactors } = await client.data(SECOND_FACTORS);
    expect(secondFactors).toMatchObject({ hasApp: false, passkeys: [{ name: 'My phone' }] });
  });

  it('takes what was asked for on this site only, once, and in time', async () => {
    const { client } = await newMember(shop, StaffRole.ORDERS);
    const key = new SoftwareAuthenticator(origin);
    const begin = async () => (await beginPasskey(client)).body.data.beginPasskey;
    for (const deviation of [
      { origin: 'https://shop.example' },
      { rpId: 'shop.example' },
      { challenge: 'A'.repeat(43) },
    ])
      expect(refusalOf(await addPasskey(client, key.create(await begin(), deviation)))).toEqual(
        WRONG,
      );
    const late = key.create(await begin());
    clock.advance({ minutes: 6 });
    expect(refusalOf(await addPasskey(client, late))).toEqual(WRONG);
    const other = await newMember(shop, StaffRole.ORDERS);
    const created = key.create(await begin());
    expect(refusalOf(await addPasskey(other.client, created))).toEqual(WRONG);
    expect((await addPasskey(client, created)).status).toBe(200);
    expect(refusalOf(await addPasskey(client, created))).toEqual(WRONG);
    const garbage = { ...created, attestationObject: 'AAAA' };
    expect(refusalOf(await addPasskey(client, garbage))).toEqual(WRONG);
    const long = await addPasskey(client, created, 'x'.repeat(61));
    expect(refusalOf(long)).toEqual([400, 'VALIDATION', 'name']);
  });

  it('asks who has a second factor for it, and tells no recovery codes again', async () => {
    const { client, email, authenticator } = await newMemberWithPasskey();
    const refused = await beginPasskey(client);
    expect(refusalOf(refused)).toEqual(NEEDED);
    const passkey = authenticator.answer(optionsIn(refused));
    const second = await enrol(client, origin, 'Key', { passkey });
    expect(second.recoveryCodes).toEqual([]);
    expect((await logInByPasskey(shop.client(), email, second.authenticator)).status).toBe(200);
    expect((await logInByPasskey(shop.client(), email, authenticator)).status).toBe(200);
  });

  it('goes beside an app, which either can be set up after', async () => {
    const { client, email, authenticator } = await newMemberWithPasskey();
    const refused = await beginTwoFactor(client);
    expect(refusalOf(refused)).toEqual(NEEDED);
    const { body } = await client.graphql(
      `mutation ($password: String!, $passkey: PasskeyAnswerInput) {
        beginTwoFactor(password: $password, passkey: $passkey) { secret }
      }`,
      { password: PASSWORD, passkey: authenticator.answer(optionsIn(refused)) },
    );
    const { secret } = body.data.beginTwoFactor;
    const confirmed = await confirmTwoFactor(client, codeOf(secret, clock, -1));
    expect(confirmed.body.data.confirmTwoFactor).toEqual([]);
    expect((await logInWith(shop.client(), email, codeOf(secret, clock))).status).toBe(200);
    expect((await logInByPasskey(shop.client(), email, authenticator)).status).toBe(200);
    const withApp = await newMember(shop, StaffRole.ORDERS);
    const { recoveryCodes } = await turnOn(withApp.client, clock);
    const [code] = recoveryCodes;
    const added = await enrol(withApp.client, origin, 'Key', { code });
    expect((await logInByPasskey(shop.client(), withApp.email, added.authenticator)).status).toBe(
      200,
    );
  });
});

describe('the login with password and passkey', () => {
  it('asks for the passkey only after the right password, and leaves a guest until it comes', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    const client = shop.client();
    const answer = await logInByBoth(client, email);
    expect(refusalOf(answer)).toEqual(NEEDED);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const options = optionsIn(answer);
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: authenticator.id }],
    });
    expect((await logInByBoth(client, email, authenticator.answer(options))).status).toBe(200);
    expect(await whoIs(client)).toBe(email);
  });

  it('takes an answer once, whether again or at the same moment, and only in time', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    const options = optionsIn(await logInByBoth(shop.client(), email));
    const passkey = authenticator.answer(options);
    const both = await Promise.all([1, 2].map(() => logInByBoth(shop.client(), email, passkey)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refusalOf(await logInByBoth(shop.client(), email, passkey))).toEqual(WRONG);
    const late = optionsIn(await logInByBoth(shop.client(), email));
    clock.advance({ minutes: 6 });
    const answered = await logInByBoth(shop.client(), email, authenticator.answer(late));
    expect(refusalOf(answered)).toEqual(WRONG);
  });

  it('refuses another site, another challenge and another key', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    const other = await newMemberWithPasskey();
    const tries = [
      { origin: 'https://shop.example' },
      { rpId: 'shop.example' },
      { challenge: 'A'.repeat(43) },
    ];
    for (const deviation of tries) {
      const answer = await logInByPasskey(shop.client(), email, authenticator, deviation);
      expect(refusalOf(answer)).toEqual(WRONG);
    }
    const foreign = await logInByPasskey(shop.client(), email, other.authenticator);
    expect(refusalOf(foreign)).toEqual(WRONG);
  });

  it('refuses a copy whose count of uses fell behind', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    const logInAt = (counter: number) =>
      logInByPasskey(shop.client(), email, authenticator, { counter });
    expect((await logInAt(50)).status).toBe(200);
    for (const counter of [50, 49, 0]) expect(refusalOf(await logInAt(counter))).toEqual(WRONG);
    expect((await logInAt(51)).status).toBe(200);
  });

  it('locks after five wrong answers', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    const wrong = { origin: 'https://shop.example' };
    for (let times = 0; times < 5; times++)
      expect(refusalOf(await logInByPasskey(shop.client(), email, authenticator, wrong))).toEqual(
        WRONG,
      );
    const locked = await logInByBoth(shop.client(), email);
    expect(failureOf(locked).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('takes a recovery code in place of a passkey', async () => {
    const { email, recoveryCodes } = await newMemberWithPasskey();
    expect((await logInWith(shop.client(), email, recoveryCodes[0])).status).toBe(200);
    const again = await logInWith(shop.client(), email, recoveryCodes[0]);
    expect(refusalOf(again)).toEqual([401, 'WRONG_CREDENTIALS', 'code']);
  });

  it('is not passed by a new password', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    await forgotPassword(shop.client(), email, 'ADMIN');
    const token = await tokenIn(shop, email, 'password-reset');
    const refused = await resetPassword(shop.client(), token);
    expect(refusalOf(refused)).toEqual(NEEDED);
    const passkey = authenticator.answer(optionsIn(refused));
    const input = { token, password: NEW_PASSWORD };
    const { body } = await shop.client().graphql(RESET, { input, passkey });
    expect(body.data.resetPassword).toEqual({ admin: { email } });
  });
});

describe('the login with a passkey alone', () => {
  it('takes one that verified its user, once, and notes when', async () => {
    const { client, email, authenticator } = await newMemberWithPasskey();
    const there = shop.client();
    const { body } = await logInByPasskeyAlone(there, authenticator);
    expect(body.data.passkeyLogin).toEqual({ admin: { email } });
    expect(await whoIs(there)).toBe(email);
    const [passkey] = (await client.data(SECOND_FACTORS)).secondFactors.passkeys;
    expect(passkey.lastUsedAt).toBe(clock.now().toISOString());
    const deviation = { isUserVerified: false };
    const unverified = await logInByPasskeyAlone(shop.client(), authenticator, deviation);
    expect(refusalOf(unverified)).toEqual(WRONG);
  });

  it('refuses a passkey that nobody has, and a challenge that was for somebody', async () => {
    const { email, authenticator } = await newMemberWithPasskey();
    const unknown = new SoftwareAuthenticator(origin);
    expect(refusalOf(await logInByPasskeyAlone(shop.client(), unknown))).toEqual(WRONG);
    const { challenge } = optionsIn(await logInByBoth(shop.client(), email));
    const swapped = await logInByPasskeyAlone(shop.client(), authenticator, { challenge });
    expect(refusalOf(swapped)).toEqual(WRONG);
    const anybody = await beginPasskeyLogin(shop.client());
    const passkey = authenticator.answer({ ...anybody, rpId: 'localhost' });
    expect(refusalOf(await logInByBoth(shop.client(), email, passkey))).toEqual(WRONG);
  });

  it('gives out no more challenges than passwords may be wrong', async () => {
    const security = { ...shop.config.security, loginFailuresPerAddress: 2 };
    const strict = await openTestShop({ clock, security });
    const begin = () => strict.client().graphql('mutation { beginPasskeyLogin }');
    expect([(await begin()).status, (await begin()).status]).toEqual([200, 200]);
    expect(refusalOf(await begin())).toEqual([429, 'TOO_MANY_ATTEMPTS', 'passkey']);
    await strict.close();
  });
});

describe('afterwards', () => {
  it('has another name, and not one of a colleague', async () => {
    const { client, id, passkeyId } = await newMemberWithPasskey();
    const other = await newMemberWithPasskey();
    const RENAME =
      'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
    const { body } = await client.graphql(RENAME, { id: passkeyId, name: 'Old phone' });
    expect(body.data.renamePasskey).toEqual({ name: 'Old phone' });
    const foreign = await client.graphql(RENAME, { id: other.passkeyId, name: 'Mine' });
    expect(refusalOf(foreign)).toEqual([404, 'NOT_FOUND', 'id']);
    expect((await auditOf(id)).at(-1)).toBe('staff.passkey-renamed');
  });

  it('is removed with password and second factor; the last turns the two-factor login off', async () => {
    const { client, id, email, passkeyId, authenticator } = await newMemberWithPasskey();
    const elsewhere = shop.client();
    await logInByPasskey(elsewhere, email, authenticator);
    const refused = await removePasskey(client, passkeyId);
    expect(refusalOf(refused)).toEqual(NEEDED);
    const passkey = authenticator.answer(optionsIn(refused));
    const other = await newMemberWithPasskey();
    expect(refusalOf(await removePasskey(other.client, passkeyId))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
    expect((await removePasskey(client, passkeyId, { passkey })).body.data).toEqual({
      removePasskey: true,
    });
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect((await logInWith(shop.client(), email)).status).toBe(200);
    expect((await auditOf(id)).slice(-2)).toEqual([
      'staff.passkey-removed',
      'staff.two-factor-turned-off',
    ]);
    expect(await mailKindsTo(email)).toEqual(
      expect.arrayContaining(['passkey-removed', 'two-factor-turned-off']),
    );
  });

  it('leaves the two-factor login on where another one is there', async () => {
    const { client, email, passkeyId, authenticator, recoveryCodes } = await newMemberWithPasskey();
    const [first, next] = recoveryCodes;
    const second = await enrol(client, origin, 'Key', { code: first });
    expect((await removePasskey(client, passkeyId, { code: next })).status).toBe(200);
    expect(refusalOf(await logInByPasskey(shop.client(), email, authenticator))).toEqual(WRONG);
    expect((await logInByPasskey(shop.client(), email, second.authenticator)).status).toBe(200);
  });

  it('goes with a reset by an owner, and by the operator', async () => {
    const owner = await newMember(shop, StaffRole.OWNER);
    const { id, email, client, authenticator } = await newMemberWithPasskey();
    expect((await resetTwoFactor(owner.client, id)).body.data.resetStaffTwoFactor).toEqual({
      id,
      hasTwoFactor: false,
    });
    expect(await whoIs(client)).toBeUndefined();
    expect(refusalOf(await logInByPasskeyAlone(shop.client(), authenticator))).toEqual(WRONG);
    const other = await newMemberWithPasskey();
    expect(await shop.services.twoFactor.resetByOperator(other.email)).toBe(true);
    expect(refusalOf(await logInByPasskeyAlone(shop.client(), other.authenticator))).toEqual(WRONG);
    expect((await logInWith(shop.client(), other.email)).status).toBe(200);
    expect(email).not.toBe(other.email);
  });
});
