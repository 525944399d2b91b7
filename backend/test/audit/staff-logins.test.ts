import { customerInput, adminClient } from '../kit/people';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { admin { id email } } }';
const LOGINS =
  '{ auditLog(filter: { action: "staff.logged-in" }) { totalCount items { actor actorId subjectId requestId } } }';

it('keeps every login of the staff, and none that was refused', async () => {
  const owner = await adminClient(shop);
  const before = (await owner.data(LOGINS)).auditLog.totalCount;
  const wrong = { email: testAdmin.email, password: customerInput().password };
  expect((await shop.client().graphql(LOGIN, { input: wrong })).status).toBe(401);
  const { adminLogin } = await shop.client().data(LOGIN, { input: testAdmin });

  const { totalCount, items } = (await owner.data(LOGINS)).auditLog;
  expect(totalCount).toBe(before + 1);
  const { id } = adminLogin.admin;
  expect(items[0]).toEqual({
    actor: 'ADMIN',
    actorId: id,
    subjectId: id,
    requestId: expect.any(String),
  });
});
