import { buildSchema, isInputObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainEvent } from '../../src/kernel/domain-event';
import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { StaffRole } from '../../src/kernel/permissions';
import { projectRoot } from '../../src/platform/config/config';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { newMember } from '../kit/staff';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';

const LOG = `query ($filter: AuditFilter, $page: Int! = 1, $pageSize: Int! = 20) {
  auditLog(filter: $filter, page: $page, pageSize: $pageSize) {
    totalCount pageCount page pageSize
    items {
      id at actor actorId actorEmail apiTokenId action subject subjectId subjectEmail
      beforeJson afterJson requestId
    }
  }
}`;

const clock = new MovableClock();
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

/** The entries that the owner finds. */
async function found(filter: Record<string, unknown>, pages: Record<string, unknown> = {}) {
  return (await owner.data(LOG, { filter, ...pages })).auditLog;
}

let lastAction = 0;
/** A unique action. */
const newAction = () => `test.action-${++lastAction}`;

/** Writes an entry with a given time. */
async function note(
  action: string,
  changes: Partial<DomainEvent> = {},
  at?: string,
): Promise<void> {
  const now = clock.now();
  if (at) clock.set(at);
  const { events } = shop.services;
  const actor = { role: 'system' } as const;
  await shop.database.write((tx) =>
    events.record(tx, [{ actor, action, subject: 'product', ...changes }]),
  );
  clock.set(now);
}

describe('auditLog', () => {
  it('tells the newest first, a page at a time', async () => {
    const action = newAction();
    for (const subjectId of [1, 2, 3]) await note(action, { subjectId });
    const first = await found({ action }, { pageSize: 2 });
    expect([first.totalCount, first.pageCount]).toEqual([3, 2]);
    expect(first.items.map((item: { subjectId: string }) => item.subjectId)).toEqual(['3', '2']);
    const second = await found({ action }, { pageSize: 2, page: 2 });
    expect(second.items.map((item: { subjectId: string }) => item.subjectId)).toEqual(['1']);
  });

  it('tells which member of the staff it is about, unless they have left', async () => {
    const member = await newMember(shop, StaffRole.SUPPORT);
    const subjectId = Number(member.id);
    const action = newAction();
    await note(action, { subject: 'staff', subjectId });
    await note(action, { subjectId });
    const emails = async () =>
      (await found({ action })).items.map((item: { subjectEmail: unknown }) => item.subjectEmail);
    expect(await emails()).toEqual([null, member.email]);
    await shop.database.write((tx) => tx.delete(Admin, { id: subjectId }));
    expect(await emails()).toEqual([null, null]);
  });

  it('tells everything of an entry, with the address of the admin and the request', async () => {
    const id = await addProduct(owner, { name: 'Audited okra' });
    const { items } = await found({ action: 'product.added', subjectId: String(id) });
    const { email, id: adminId } = (await owner.data('{ currentAdmin { id email } }')).currentAdmin;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      actor: 'ADMIN',
      actorId: adminId,
      actorEmail: email,
      apiTokenId: null,
      action: 'product.added',
      subject: 'PRODUCT',
      subjectId: String(id),
      beforeJson: null,
    });
    expect(JSON.parse(items[0].afterJson).name).toBe('Audited okra');
    expect(items[0].requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('narrows to who did it, and to what it is about', async () => {
    const action = newAction();
    await note(action, { actor: { role: 'customer', id: 71 }, subject: 'order', subjectId: 5 });
    await note(action, { actor: { role: 'customer', id: 72 }, subject: 'order', subjectId: 6 });
    await note(action, { actor: { role: 'admin', id: 71 }, subject: 'gift-voucher' });
    const countOf = async (filter: object) => (await found({ action, ...filter })).totalCount;
    expect(await countOf({ actor: 'CUSTOMER' })).toBe(2);
    expect(await countOf({ actorId: '71' })).toBe(2);
    expect(await countOf({ actor: 'CUSTOMER', actorId: '71' })).toBe(1);
    expect(await countOf({ subject: 'GIFT_VOUCHER' })).toBe(1);
    expect(await countOf({ subject: 'ORDER', subjectId: '6' })).toBe(1);
    expect(await countOf({ subject: 'ORDER', subjectId: '7' })).toBe(0);
  });

  it('narrows to days of India, both ends included', async () => {
    const action = newAction();
    // Midnight in India is 18:30 UTC of the day before.
    const instants = [
      '2026-11-19T18:29:59.999Z',
      '2026-11-19T18:30:00Z',
      '2026-11-20T18:29:59.999Z',
    ];
    for (const at of [...instants, '2026-11-20T18:30:00Z']) await note(action, {}, at);
    const countOf = async (from?: string, to?: string) =>
      (await found({ action, from, to })).totalCount;
    expect(await countOf('2026-11-20', '2026-11-20')).toBe(2);
    expect(await countOf('2026-11-20')).toBe(3);
    expect(await countOf(undefined, '2026-11-20')).toBe(3);
    expect(await countOf()).toBe(4);
  });

  it.each([
    [{ filter: { from: '2026-11-21', to: '2026-11-20' } }, 'to'],
    [{ filter: { subjectId: 'x' } }, 'subjectId'],
    [{ filter: { actorId: '99999999999' } }, 'actorId'],
    [{ filter: { from: '2026-02-30' } }, 'from'],
    [{ filter: { subject: 'EVERYTHING' } }, 'subject'],
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
  ])('refuses %j', async (variables, field) => {
    expect(refusalOf(await owner.graphql(LOG, variables))).toEqual([400, 'VALIDATION', field]);
  });

  it('tells nobody but an owner', async () => {
    const answers = [
      await shop.client().graphql(LOG),
      await (await newCustomer(shop)).client.graphql(LOG),
    ];
    for (const role of [StaffRole.CATALOGUE, StaffRole.ORDERS, StaffRole.SUPPORT])
      answers.push(await (await newMember(shop, role)).client.graphql(LOG));
    expect(answers.map((answer) => refusalOf(answer)[1])).toEqual([
      'UNAUTHENTICATED',
      ...Array(4).fill('FORBIDDEN'),
    ]);
  });

  it('looks all addresses of a page up by one statement, and leaves out those who left', async () => {
    const action = newAction();
    const members = [
      await newMember(shop, StaffRole.ORDERS),
      await newMember(shop, StaffRole.OWNER),
    ];
    for (const { id } of members) await note(action, { actor: { role: 'admin', id: Number(id) } });
    await note(action, { actor: { role: 'admin', id: 2_000_000_000 } });
    await note(action, { actor: { role: 'customer', id: Number(members[0]?.id) } });
    let emails: unknown[] = [];
    const statements = await statementsOf(shop.database, async () => {
      const { items } = await found({ action });
      emails = items.map((item: { actorEmail: string | null }) => item.actorEmail);
    });
    expect(emails).toEqual([null, null, members[1]?.email, members[0]?.email]);
    const { tableName } = shop.database.read.connection.getMetadata(Admin);
    const lookUps = statements.filter((sql) => sql.includes(tableName) && sql.includes(' IN ('));
    expect(lookUps).toHaveLength(1);
  });
});

describe('the audit log', () => {
  it('can be read through the API, and neither changed nor deleted', () => {
    const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(20);
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const words = [...mutations, ...inputs]
      .map(({ name }) => name)
      .filter((name) => /audit/i.test(name));
    expect(words).toEqual(['AuditFilter']);
  });

  it('is searched by an index', async () => {
    const plan = async (where: string) => {
      const sql = `SELECT * FROM audit_entries WHERE ${where} ORDER BY id DESC LIMIT 20`;
      const explain = serverUrl ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
      const rows: { possible_keys?: string; detail?: string }[] = await shop.database.read.query(
        `${explain} ${sql}`,
      );
      return rows.map(({ possible_keys: keys, detail }) => keys ?? detail).join();
    };
    expect(await plan("subject = 'product' AND subjectId = 7")).toContain('subject_subjectId');
    expect(await plan("action = 'product.changed'")).toContain('action');
    expect(await plan("actorRole = 'admin' AND actorId = 3")).toContain('actorRole_actorId');
    expect(await plan("at >= '2026-11-20' AND at < '2026-11-21'")).toContain('_at');
  });
});
