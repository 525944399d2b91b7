import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const MESSAGES = `query ($page: Int! = 1, $pageSize: Int! = 20, $isAnswered: Boolean) {
  contactMessages(page: $page, pageSize: $pageSize, isAnswered: $isAnswered) {
    totalCount pageCount page pageSize items { id fullName email subject createdAt }
  }
}`;
const ANSWERED = `mutation ($id: ID!, $isAnswered: Boolean!) {
  setMessageAnswered(id: $id, isAnswered: $isAnswered) { id answeredAt answeredByEmail }
}`;
const CONTACT = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

async function write(subject: string): Promise<string> {
  const input = { fullName: 'Asha Patil', email: 'asha@shop.test', subject };
  return (await shop.client().data(CONTACT, { input })).contact.id;
}

describe('contactMessages', () => {
  it('tells the newest first, a page at a time, as they were written', async () => {
    const ids: string[] = [];
    for (const nth of ['first', 'second', '<script>third</script>'])
      ids.unshift(await write(`The ${nth} message`));
    const { contactMessages: first } = await owner.data(MESSAGES, { pageSize: 2 });
    expect([first.totalCount, first.pageCount, first.page]).toEqual([3, 2, 1]);
    expect(first.items).toEqual([
      {
        id: ids[0],
        fullName: 'Asha Patil',
        email: 'asha@shop.test',
        subject: 'The <script>third</script> message',
        createdAt: expect.any(String),
      },
      expect.objectContaining({ id: ids[1] }),
    ]);
    const { contactMessages: second } = await owner.data(MESSAGES, { pageSize: 2, page: 2 });
    expect(second.items).toEqual([expect.objectContaining({ id: ids[2] })]);
  });

  it('are read by owners and support, and by nobody else', async () => {
    const support = await newMember(shop, StaffRole.SUPPORT);
    expect((await support.client.graphql(MESSAGES)).status).toBe(200);
    const others = [
      shop.client(),
      (await newCustomer(shop)).client,
      (await newMember(shop, StaffRole.CATALOGUE)).client,
      (await newMember(shop, StaffRole.ORDERS)).client,
    ];
    const answers = await Promise.all(others.map((client) => client.graphql(MESSAGES)));
    expect(answers.map((answer) => refusalOf(answer)[1])).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
  ])('refuses %j', async (variables, field) => {
    expect(refusalOf(await owner.graphql(MESSAGES, variables))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('setMessageAnswered', () => {
  const idsOf = async (isAnswered?: boolean) => {
    const { contactMessages } = await owner.data(MESSAGES, { pageSize: 100, isAnswered });
    return contactMessages.items.map(({ id }: { id: string }) => id);
  };
  const countOpen = async () => (await owner.data('{ openMessageCount }')).openMessageCount;

  it('tells who has answered first, and opens it again', async () => {
    const id = await write('Do you bring methi?');
    const open = await countOpen();
    expect(await idsOf(false)).toContain(id);
    const support = await newMember(shop, StaffRole.SUPPORT);
    const { setMessageAnswered: first } = await support.client.data(ANSWERED, {
      id,
      isAnswered: true,
    });
    expect(first).toEqual({ id, answeredAt: expect.any(String), answeredByEmail: support.email });
    const { setMessageAnswered: second } = await owner.data(ANSWERED, { id, isAnswered: true });
    expect(second).toEqual(first);
    expect([await idsOf(true), await countOpen()]).toEqual([[id], open - 1]);
    const { setMessageAnswered: opened } = await owner.data(ANSWERED, { id, isAnswered: false });
    expect(opened).toEqual({ id, answeredAt: null, answeredByEmail: null });
    expect([await idsOf(true), await countOpen()]).toEqual([[], open]);
    const { auditLog } = await owner.data(
      '{ auditLog(filter: { subject: MESSAGE }, pageSize: 10) { items { action subjectId } } }',
    );
    expect(auditLog.items).toEqual([
      { action: 'message.opened-again', subjectId: id },
      { action: 'message.answered', subjectId: id },
    ]);
  });

  it('answers two at once with the name of one of them', async () => {
    const id = await write('Is the shop open on Diwali?');
    const members = await Promise.all([1, 2].map(() => newMember(shop, StaffRole.SUPPORT)));
    const answers = await Promise.all(
      members.map(({ client }) => client.data(ANSWERED, { id, isAnswered: true })),
    );
    const [one, other] = answers.map(
      ({ setMessageAnswered }) => setMessageAnswered.answeredByEmail,
    );
    expect(members.map(({ email }) => email)).toContain(one);
    expect(other).toBe(one);
  });

  it('knows only messages that there are', async () => {
    const answer = await owner.graphql(ANSWERED, { id: '99999', isAnswered: true });
    expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'id']);
  });
});
