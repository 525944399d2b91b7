import { Not } from 'typeorm';
import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { StaffRole } from '../../src/kernel/permissions';
import { expectIntegrity } from '../kit/integrity';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo, tokenIn } from '../kit/mails';
import { moveTo, orderDetails } from '../kit/order-keeping';
import { PASSWORD, newEmail, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import {
  Member,
  addStaff,
  adminLogin,
  changeRole,
  newMember,
  removeStaff,
  staffOf,
} from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const CHANGE_SEEN = `mutation ($id: ID!, $role: StaffRole!, $expectedVersion: Int!) {
  changeStaffRole(id: $id, role: $role, expectedVersion: $expectedVersion) { roleVersion }
}`;

let shop: TestShop;
let owner: Member;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await newMember(shop, StaffRole.OWNER);
});
afterAll(() => shop.close());

const RESET = `mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { admin { email role } customer { id } }
}`;

/** Until when the invitation of a member is valid. */
async function invitationOf(email: string): Promise<string | null> {
  const { staff } = await owner.client.data('{ staff { email invitedUntil } }');
  return staff.find((member: { email: string }) => member.email === email).invitedUntil;
}

/** The audit entries about a member of the staff: the actions of the owner. */
async function notesOf(id: string) {
  const entries = await shop.database.read.find(StoredEvent, {
    where: {
      subject: 'staff' as StoredEvent['subject'],
      subjectId: Number(id),
      action: Not('staff.logged-in'),
    },
    order: { id: 'ASC' },
  });
  return entries.map(({ action, actorId, beforeJson, afterJson }) => [
    action,
    String(actorId),
    JSON.parse(beforeJson ?? 'null'),
    JSON.parse(afterJson ?? 'null'),
  ]);
}

describe('somebody new', () => {
  it('is sent a link, chooses a password by it, and is in', async () => {
    const email = newEmail();
    const input = { email: ` ${email.toUpperCase()} `, role: 'ORDERS' };
    const { body } = await addStaff(owner.client, input);
    expect(body.data.addStaff).toEqual({ id: expect.any(String), email, role: 'ORDERS' });
    expect(await mailsTo(shop, email)).toMatchObject([{ kind: 'staff-invitation' }]);
    const token = await tokenIn(shop, email, 'staff-invitation');
    const client = shop.client();
    const reset = await client.data(RESET, { input: { token, password: 'Chosen@1234' } });
    expect(reset.resetPassword).toEqual({ admin: { email, role: 'ORDERS' }, customer: null });
    expect(await client.data('{ currentAdmin { email } }')).toEqual({ currentAdmin: { email } });
    expect((await adminLogin(shop.client(), email, 'Chosen@1234')).body.errors).toBeUndefined();
    const { id } = body.data.addStaff;
    const note = ['staff.added', owner.id, null, { email, role: 'orders' }];
    expect((await notesOf(id))[0]).toEqual(note);
  });

  it('has no password before the link is followed', async () => {
    const email = newEmail();
    await addStaff(owner.client, { email, role: 'ORDERS' });
    for (const password of [PASSWORD, 'x', ' '])
      expect(refusalOf(await adminLogin(shop.client(), email, password))).toEqual([
        401,
        'WRONG_CREDENTIALS',
      ]);
  });

  it('is invited until the link is followed, and gets a new one on demand', async () => {
    const email = newEmail();
    const input = { email, role: 'ORDERS' };
    const { body } = await addStaff(owner.client, input);
    const first = await tokenIn(shop, email, 'staff-invitation');
    const dayMs = 24 * 60 * 60 * 1000;
    const untilNow = async () => Date.parse((await invitationOf(email)) ?? '') - Date.now();
    expect(Math.round((await untilNow()) / dayMs)).toBe(3);

    await shop.database.write((tx) =>
      tx.update(Admin, { email }, { invitedUntil: new Date(Date.now() - dayMs) }),
    );
    const again = await addStaff(owner.client, { ...input, email: email.toUpperCase() });
    expect(again.body).toEqual(body);
    expect(Math.round((await untilNow()) / dayMs)).toBe(3);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual([
      'staff-invitation',
      'staff-invitation',
    ]);
    // A new link does not give another role.
    const answer = await addStaff(owner.client, { email, role: 'OWNER' });
    expect(refusalOf(answer)).toEqual([409, 'EMAIL_TAKEN', 'email']);

    const token = await tokenIn(shop, email, 'staff-invitation');
    expect(token).not.toBe(first);
    await shop.client().data(RESET, { input: { token, password: 'Chosen@1234' } });
    expect(await invitationOf(email)).toBeNull();
    expect((await notesOf(body.data.addStaff.id)).map(([action]) => action)).toEqual([
      'staff.added',
      'staff.invited-again',
      'staff.invitation-accepted',
    ]);
    const late = await addStaff(owner.client, input);
    expect(refusalOf(late)).toEqual([409, 'EMAIL_TAKEN', 'email']);
    const old = await shop
      .client()
      .graphql(RESET, { input: { token: first, password: 'X@12345678' } });
    expect(refusalOf(old)).toEqual([400, 'LINK_INVALID', 'token']);
  });

  it('finds the link useless once the invitation is withdrawn', async () => {
    const email = newEmail();
    const { body } = await addStaff(owner.client, { email, role: 'ORDERS' });
    const token = await tokenIn(shop, email, 'staff-invitation');
    await removeStaff(owner.client, body.data.addStaff.id);
    const answer = await shop
      .client()
      .graphql(RESET, { input: { token, password: 'Chosen@1234' } });
    expect(refusalOf(answer)).toEqual([400, 'LINK_INVALID', 'token']);
  });

  it('is refused where somebody of the staff has the address, and gets no mail', async () => {
    const member = await newMember(shop, StaffRole.SUPPORT);
    const answer = await addStaff(owner.client, {
      email: member.email.toUpperCase(),
      role: 'OWNER',
    });
    expect(refusalOf(answer)).toEqual([409, 'EMAIL_TAKEN', 'email']);
    expect(await mailsTo(shop, member.email)).toEqual([]);
    expect((await staffOf(owner.client))[member.email]).toBe('SUPPORT');
  });

  it.each([
    ['without a sign @', 'no address'],
    ['without an end', 'a@b'],
    ['that is too long', `${'a'.repeat(260)}@shop.in`],
  ])('is refused with an address %s', async (_what, email) => {
    const answer = await addStaff(owner.client, { email, role: 'ORDERS' });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'email']);
  });
});

describe('a change of what somebody may do', () => {
  it('holds from the next request of the sessions they have', async () => {
    const member = await newMember(shop, StaffRole.SUPPORT);
    const maySell = async () =>
      (await member.client.graphql('{ adminCoupons { usedCount } }')).status;
    expect(await maySell()).toBe(403);
    const { body } = await changeRole(owner.client, member.id, 'CATALOGUE');
    expect(body.data.changeStaffRole).toMatchObject({ id: member.id, role: 'CATALOGUE' });
    expect(await maySell()).toBe(200);
    await changeRole(owner.client, member.id, 'ORDERS');
    expect(await maySell()).toBe(403);
  });

  it('is written down, once', async () => {
    const member = await newMember(shop, StaffRole.SUPPORT);
    for (let time = 0; time < 2; time += 1) await changeRole(owner.client, member.id, 'ORDERS');
    expect(await notesOf(member.id)).toEqual([
      ['staff.role-changed', owner.id, { role: 'support' }, { role: 'orders' }],
    ]);
  });

  it('is not made over a change that was not seen, and tells both roles', async () => {
    const member = await newMember(shop, StaffRole.SUPPORT);
    const change = (role: string, expectedVersion: number) =>
      owner.client.graphql(CHANGE_SEEN, { id: member.id, role, expectedVersion });
    expect((await change('CATALOGUE', 1)).body.data.changeStaffRole.roleVersion).toBe(2);
    const refused = await change('ORDERS', 1);
    expect(refusalOf(refused)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(refused.body.errors[0].extensions.details).toEqual({
      current: { role: 'CATALOGUE', customRoleId: null, version: 2 },
      submitted: { role: 'ORDERS', customRoleId: null },
    });
    // The response to the first change may have been lost: repeating it is no conflict.
    expect((await change('CATALOGUE', 1)).body.data.changeStaffRole.roleVersion).toBe(2);
    expect((await change('ORDERS', 2)).body.data.changeStaffRole.roleVersion).toBe(3);
  });

  it('needs somebody to change', async () => {
    expect(refusalOf(await changeRole(owner.client, 999_999, 'OWNER'))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
    expect(refusalOf(await changeRole(owner.client, 'x', 'OWNER'))).toEqual([
      400,
      'VALIDATION',
      'id',
    ]);
  });
});

describe('who is taken out of the staff', () => {
  it('is nobody from the next request on, and cannot come back', async () => {
    const member = await newMember(shop, StaffRole.OWNER);
    expect((await removeStaff(owner.client, member.id)).body.data).toEqual({ removeStaff: true });
    expect(await member.client.data('{ currentAdmin { id } }')).toEqual({ currentAdmin: null });
    expect(refusalOf(await member.client.graphql('{ staff { id } }'))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect(refusalOf(await adminLogin(shop.client(), member.email))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    const before = { email: member.email, role: 'owner' };
    expect(await notesOf(member.id)).toEqual([['staff.removed', owner.id, before, null]]);
    expect(refusalOf(await removeStaff(owner.client, member.id))).toEqual([404, 'NOT_FOUND', 'id']);
  });

  it('leaves what they did in the history of orders, and passes the integrity checks', async () => {
    const member = await newMember(shop, StaffRole.ORDERS);
    const customer = await newCustomer(shop);
    await fillCart(customer.client, await addProduct(owner.client));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(member.client, id, 'DELIVERED');
    const before = await orderDetails(customer.client, id);
    await removeStaff(owner.client, member.id);
    expect(await orderDetails(customer.client, id)).toEqual(before);
    expect(
      before.events.filter(({ actorRole }: { actorRole: string }) => actorRole === 'ADMIN'),
    ).not.toEqual([]);
    await expectIntegrity(shop);
  });

  it('gets no new link by having forgotten the password', async () => {
    const member = await newMember(shop, StaffRole.OWNER);
    await removeStaff(owner.client, member.id);
    const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
    await shop.client().data(FORGOT, { input: { email: member.email, kind: 'ADMIN' } });
    expect(await mailsTo(shop, member.email)).toEqual([]);
  });
});

describe('the last owner', () => {
  let small: TestShop;
  let last: Member;
  beforeEach(async () => {
    small = await openTestShop();
    await small.database.write((tx) => tx.query('DELETE FROM admins'));
    last = await newMember(small, StaffRole.OWNER);
  });
  afterEach(() => small.close());

  it('is neither demoted nor removed, also not by themselves', async () => {
    const demotion = await changeRole(last.client, last.id, 'SUPPORT');
    expect(failureOf(demotion)).toMatchObject({
      status: 409,
      code: 'LAST_OWNER',
      message: 'The shop needs an owner: make somebody else one first',
    });
    expect(refusalOf(await removeStaff(last.client, last.id))).toEqual([409, 'LAST_OWNER']);
    expect(await staffOf(last.client)).toEqual({ [last.email]: 'OWNER' });
  });

  it('stays while the only other one has not accepted the invitation', async () => {
    const email = newEmail();
    await addStaff(last.client, { email, role: 'OWNER' });
    const demote = () => changeRole(last.client, last.id, 'SUPPORT');
    expect(refusalOf(await demote())).toEqual([409, 'LAST_OWNER']);
    expect(refusalOf(await removeStaff(last.client, last.id))).toEqual([409, 'LAST_OWNER']);
    const token = await tokenIn(small, email, 'staff-invitation');
    await small.client().data(RESET, { input: { token, password: 'Chosen@1234' } });
    expect((await demote()).body.data.changeStaffRole).toMatchObject({ role: 'SUPPORT' });
  });

  it('may go once there is another', async () => {
    const next = await newMember(small, StaffRole.OWNER);
    expect((await removeStaff(last.client, last.id)).body.data).toEqual({ removeStaff: true });
    expect(await staffOf(next.client)).toEqual({ [next.email]: 'OWNER' });
  });

  it.each([
    ['demote', (by: Member, whom: Member) => changeRole(by.client, whom.id, 'SUPPORT')],
    ['remove', (by: Member, whom: Member) => removeStaff(by.client, whom.id)],
  ])('is left where owners %s each other at once', async (_what, end) => {
    for (let round = 0; round < 5; round += 1) {
      const other = await newMember(small, StaffRole.OWNER);
      const answers = await Promise.all([end(last, other), end(other, last)]);
      const refused = answers.filter(({ body }) => body.errors).map(refusalOf);
      expect(refused).toEqual([
        expect.arrayContaining([expect.stringMatching(/FORBIDDEN|UNAUTHENTICATED/)]),
      ]);
      const winner = answers[0]?.body.errors ? other : last;
      const owners = Object.entries(await staffOf(winner.client)).filter(
        ([, role]) => role === 'OWNER',
      );
      expect(owners).toEqual([[winner.email, 'OWNER']]);
      last = winner;
    }
  });
});
