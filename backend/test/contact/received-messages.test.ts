import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const MESSAGES = `query ($page: Int! = 1, $pageSize: Int! = 20) {
  contactMessages(page: $page, pageSize: $pageSize) {
    totalCount pageCount page pageSize items { id fullName email subject createdAt }
  }
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
