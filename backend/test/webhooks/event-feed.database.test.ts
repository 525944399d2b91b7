import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';
import { until } from '../kit/until';

const READ = `query ($after: ID, $pageSize: Int! = 100, $subjects: [AuditSubject!]) {
  events(after: $after, pageSize: $pageSize, subjects: $subjects) {
    endCursor hasMore items { id at subject subjectId type }
  }
}`;

interface Part {
  endCursor: string;
  hasMore: boolean;
  items: { id: string; subject: string; subjectId: string; type: string }[];
}

const clock = new MovableClock();
let shop: TestShop;
let owner: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  productId = await addProduct(owner, { stockQuantity: 1000 });
});
afterAll(() => shop.close());

const read = async (variables: Record<string, unknown> = {}, client = owner): Promise<Part> =>
  (await client.data(READ, variables)).events;
const publish = () => shop.services.eventPublisher.publish();

/** The latest position, after all events were published. */
const now = async (): Promise<string> => {
  await publish();
  return (await read()).endCursor;
};
const placed = async (): Promise<string> => {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId);
  return (await order(client)).id as string;
};

/** An event that is recorded, but only committed on request. */
function openTransaction(subjectId: number) {
  let commit = () => {};
  const committed = new Promise<void>((resolve) => (commit = resolve));
  const event = { actor: { role: 'system' }, action: 'test.late', subject: 'product', subjectId };
  let begun = () => {};
  const recorded = new Promise<void>((resolve) => (begun = resolve));
  const done = shop.database.write(async (tx) => {
    await shop.services.events.record(tx, [event as never]);
    begun();
    await committed;
  });
  return { recorded, commit, done };
}

describe('the feed of events', () => {
  it('tells where to begin, and then what happened since', async () => {
    const begin = await now();
    expect(await read()).toEqual({ endCursor: begin, hasMore: false, items: [] });
    const id = await placed();
    await publish();
    const { items, endCursor } = await read({ after: begin, subjects: ['ORDER'] });
    expect(items).toEqual([
      expect.objectContaining({ type: 'order.placed', subject: 'ORDER', subjectId: id }),
    ]);
    expect(await read({ after: endCursor })).toEqual({ endCursor, hasMore: false, items: [] });
  });

  it('comes in parts that leave nothing out', async () => {
    const begin = await now();
    const ids = [await placed(), await placed(), await placed()];
    await publish();
    const found: string[] = [];
    let after = begin;
    for (let hasMore = true; hasMore;) {
      const part = await read({ after, pageSize: 1, subjects: ['ORDER'] });
      found.push(...part.items.map(({ subjectId }) => subjectId));
      ({ endCursor: after, hasMore } = part);
    }
    expect(found).toEqual(ids);
  });

  it('has what happened a moment later, without anybody who asks for it', async () => {
    const open = await openTestShop();
    const { client } = await newCustomer(open);
    const keeper = await adminClient(open);
    open.services.eventPublisher.start(open.services.events);
    const product = await addProduct(keeper);
    await fillCart(client, product);
    await order(client);
    const types = async () => (await read({ after: '0' }, keeper)).items.map(({ type }) => type);
    await until(async () => (await types()).includes('order.placed'));
    await open.close();
  });

  it('has each event once, whoever publishes at the same time', async () => {
    const begin = await now();
    await Promise.all([placed(), placed(), placed(), placed()]);
    await Promise.all([publish(), publish(), publish()]);
    const { items } = await read({ after: begin });
    expect(items.filter(({ type }) => type === 'order.placed')).toHaveLength(4);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('has what was committed late at a later place', async () => {
    if (shop.database.system === 'sqlite') return expect(shop.database.pool.size).toBe(1); // one writer: nothing is late
    const begin = await now();
    const late = openTransaction(1);
    await late.recorded;
    const id = await placed();
    await publish();
    const before = await read({ after: begin });
    expect(before.items.map(({ subjectId }) => subjectId)).toContain(id);
    late.commit();
    await late.done;
    await publish();
    const { items } = await read({ after: before.endCursor });
    expect(items.map(({ type }) => type)).toEqual(['test.late']);
  });

  it('finds nothing twice after two quiet minutes, and everything that comes then', async () => {
    await publish();
    for (let count = 0; count < 3; count++) {
      clock.advance({ minutes: 3 });
      await publish();
    }
    const begin = await now();
    await placed();
    await publish();
    const { items } = await read({ after: begin, subjects: ['ORDER'] });
    expect(items).toHaveLength(1);
  });

  it('shows what its reader may know of', async () => {
    const begin = await now();
    await placed();
    await adminClient(shop);
    await publish();
    const subjectsOf = async (role: StaffRole) => {
      const { client } = await newMember(shop, role);
      return new Set((await read({ after: begin }, client)).items.map(({ subject }) => subject));
    };
    expect(await subjectsOf(StaffRole.CATALOGUE)).toEqual(new Set(['PRODUCT']));
    expect(await subjectsOf(StaffRole.ORDERS)).toEqual(new Set(['ORDER']));
    expect(await subjectsOf(StaffRole.PICKER)).toEqual(new Set());
    expect([...(await subjectsOf(StaffRole.OWNER))]).toEqual(
      expect.arrayContaining(['ORDER', 'PRODUCT', 'STAFF']),
    );
    expect(await subjectsOf(StaffRole.RIDER)).toEqual(new Set());
    const { client: customer } = await newCustomer(shop);
    expect(refusalOf(await customer.graphql(READ, { after: '0' }))).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['after', { after: 'x' }],
    ['after', { after: '-1' }],
    ['pageSize', { after: '0', pageSize: 0 }],
    ['pageSize', { after: '0', pageSize: 101 }],
  ])('refuses a wrong %s', async (field, variables) => {
    expect(refusalOf(await owner.graphql(READ, variables))).toEqual([400, 'VALIDATION', field]);
  });
});
