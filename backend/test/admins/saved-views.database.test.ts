import { StaffRole } from '../../src/kernel/permissions';
import { SavedView } from '../../src/modules/operations/saved-views/saved-view.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { newMember, removeStaff } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

const ADD = `mutation ($input: SavedViewInput!) { addSavedView(input: $input) { id list name search } }`;
const RENAME = `mutation ($id: ID!, $name: String!) { renameSavedView(id: $id, name: $name) { id name } }`;
const REMOVE = 'mutation ($id: ID!) { removeSavedView(id: $id) }';
const LIST = `query ($list: SavedViewList!) { savedViews(list: $list) { id name search } }`;

const view = (name: string, more: object = {}) => ({
  input: { list: 'PRODUCT_TABLE', name, search: 'hide=none&stock=LOW', ...more },
});
const add = async (client: Client, name: string, more?: object) =>
  (await client.data(ADD, view(name, more))).addSavedView;
const namesOf = async (client: Client, list = 'PRODUCT_TABLE'): Promise<string[]> =>
  (await client.data(LIST, { list })).savedViews.map(({ name }: SavedView) => name);
const member = async (role: StaffRole) => (await newMember(shop, role)).client;

describe('saved views', () => {
  it('are kept for each member and list, renamed and removed', async () => {
    const client = await member(StaffRole.CATALOGUE);
    const saved = await add(client, ' Low stock ');
    expect(saved).toMatchObject({ name: 'Low stock', search: 'hide=none&stock=LOW' });
    await add(client, 'Beverages', { search: 'category=beverages' });
    expect(await namesOf(client)).toEqual(['Beverages', 'Low stock']);
    expect(await namesOf(await member(StaffRole.CATALOGUE))).toEqual([]);
    await client.data(RENAME, { id: saved.id, name: 'To buy' });
    expect(await namesOf(client)).toEqual(['Beverages', 'To buy']);
    await client.data(REMOVE, { id: saved.id });
    expect(await namesOf(client)).toEqual(['Beverages']);
    const again = await client.graphql(REMOVE, { id: saved.id });
    expect(refusalOf(again)).toEqual([404, 'NOT_FOUND', 'id']);
  });

  it('have a name of their own in their list, whatever its capitals', async () => {
    const client = await member(StaffRole.MANAGER);
    await add(client, 'Low');
    const other = await add(client, 'High');
    await add(client, 'Low', { list: 'ORDER_SEARCH' });
    for (const answer of [
      await client.graphql(ADD, view('LOW')),
      await client.graphql(RENAME, { id: other.id, name: 'low' }),
      await client.graphql(ADD, view(' ')),
      await client.graphql(ADD, view('x'.repeat(41))),
    ])
      expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'name']);
    expect((await client.data(RENAME, { id: other.id, name: 'HIGH' })).renameSavedView).toEqual({
      ...{ id: other.id, name: 'HIGH' },
    });
    const long = await client.graphql(ADD, view('Long', { search: 'x'.repeat(1001) }));
    expect(refusalOf(long)).toEqual([400, 'VALIDATION', 'search']);
  });

  it('are at most 20 in a list, and none is there twice, also where they come at once', async () => {
    const client = await member(StaffRole.MANAGER);
    for (let at = 1; at < 20; at++) await add(client, `View ${at}`);
    const answers = await Promise.all(
      ['Last', 'Last', 'Other'].map((name) => client.graphql(ADD, view(name))),
    );
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    expect(await namesOf(client)).toHaveLength(20);
    await add(client, 'Orders', { list: 'ORDER_SEARCH' });
  });

  it('keep no words of an order search: they may be those of a customer', async () => {
    const search = 'sort=OLDEST&statuses=PACKED&text=9820012345';
    expect((await add(owner, 'Packed', { list: 'ORDER_SEARCH', search })).search).toBe(
      'sort=OLDEST&statuses=PACKED',
    );
  });

  it('are those of who sees the list, and nobody else changes them', async () => {
    const { id } = await add(owner, 'Mine');
    const other = await member(StaffRole.ORDERS);
    for (const answer of [
      await other.graphql(RENAME, { id, name: 'Theirs' }),
      await other.graphql(REMOVE, { id }),
    ])
      expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'id']);
    const refused = await other.graphql(LIST, { list: 'PRODUCT_TABLE' });
    expect(refusalOf(refused)?.[1]).toBe('FORBIDDEN');
    expect(refusalOf(await other.graphql(ADD, view('Products')))?.[1]).toBe('FORBIDDEN');
    expect(await namesOf(owner)).toContain('Mine');
  });

  it('go with the member who leaves', async () => {
    const { client, id } = await newMember(shop, StaffRole.CATALOGUE);
    const saved = await add(client, 'Gone soon');
    await removeStaff(owner, id);
    expect(await shop.database.read.countBy(SavedView, { id: Number(saved.id) })).toBe(0);
  });
});
