import { StaffRole } from '../../src/kernel/permissions';
import { StaffPresence } from '../../src/modules/operations/presence/staff-presence.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

const NOTE = `mutation ($record: StaffRecord!, $id: ID!) { noteStaffPresence(record: $record, id: $id) }`;
const note = async (client: Client, id: string, record = 'ORDER'): Promise<string[]> =>
  (await client.data(NOTE, { record, id })).noteStaffPresence;

describe('presence of staff at a record', () => {
  it('tells each who else has the same record open', async () => {
    const colleague = await newMember(shop, StaffRole.ORDERS);
    expect(await note(owner, '41')).toEqual([]);
    expect(await note(colleague.client, '41')).toEqual([testAdmin.email]);
    expect(await note(owner, '41')).toEqual([colleague.email]);
    expect(await note(owner, '42')).toEqual([]);
  });

  it('forgets who has not been heard of for 40 seconds', async () => {
    const colleague = await newMember(shop, StaffRole.ORDERS);
    await note(colleague.client, '43');
    await shop.database.write((tx) =>
      tx.update(StaffPresence, { recordId: 43 }, { seenAt: new Date(Date.now() - 41_000) }),
    );
    expect(await note(owner, '43')).toEqual([]);
    await shop.services.presence.sweep();
    expect(await shop.database.read.countBy(StaffPresence, { recordId: 43 })).toBe(1);
  });

  it('is told once where the same screen is open twice', async () => {
    const colleague = await newMember(shop, StaffRole.ORDERS);
    await Promise.all([1, 2, 3].map(() => note(colleague.client, '44')));
    expect(await note(owner, '44')).toEqual([colleague.email]);
  });

  it('is for those who may open the record', async () => {
    const { client } = await newMember(shop, StaffRole.CATALOGUE);
    const answer = await client.graphql(NOTE, { record: 'ORDER', id: '45' });
    expect(refusalOf(answer)?.slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    expect((await client.data(NOTE, { record: 'PRODUCT', id: '45' })).noteStaffPresence).toEqual(
      [],
    );
  });

  it.each([
    ['ROUND', StaffRole.ORDERS, StaffRole.CATALOGUE],
    ['ROLE', StaffRole.OWNER, StaffRole.MANAGER],
    ['DELIVERY_SETTINGS', StaffRole.MANAGER, StaffRole.ORDERS],
    ['OFFER_BANNER', StaffRole.CATALOGUE, StaffRole.ORDERS],
    ['UPI_SETTINGS', StaffRole.MANAGER, StaffRole.ACCOUNTS],
  ])('at %s is told to %s, and not to %s', async (record, allowed, refused) => {
    const colleague = await newMember(shop, allowed);
    expect(await note(colleague.client, '1', record)).toEqual([]);
    expect(await note(owner, '1', record)).toEqual([colleague.email]);
    const { client } = await newMember(shop, refused);
    const answer = await client.graphql(NOTE, { record, id: '1' });
    expect(refusalOf(answer)?.slice(0, 2)).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['x', 400, 'VALIDATION'],
    ['0', 404, 'NOT_FOUND'],
  ])('is refused for the number %s', async (id, status, code) => {
    const answer = await owner.graphql(NOTE, { record: 'PRODUCT', id });
    expect(refusalOf(answer)).toEqual([status, code, 'id']);
  });
});
