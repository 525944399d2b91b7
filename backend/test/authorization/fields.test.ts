import 'reflect-metadata';
import { StaffRole } from '../../src/kernel/permissions';
import { newMember } from '../kit/staff';
import { newCustomer, adminClient } from '../kit/people';
import { unpaidOrder } from '../kit/payments';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let orderId: string;
let customer: Awaited<ReturnType<typeof newCustomer>>;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, await adminClient(shop));
});
afterAll(() => shop.close());

const ADMIN_ORDER = `query ($id: ID!) {
  adminOrder(id: $id) { customer { firstName dateOfBirth } order { canBeCancelled } }
}`;

describe('fields that only some may see', () => {
  it.each([
    [StaffRole.OWNER, true],
    [StaffRole.ORDERS, true],
    [StaffRole.SUPPORT, false],
  ])('of an order tell the staff for %s no date of birth', async (role, canBeCancelled) => {
    const { client } = await newMember(shop, role);
    expect(await client.data(ADMIN_ORDER, { id: orderId })).toEqual({
      adminOrder: {
        customer: { firstName: 'Meera', dateOfBirth: null },
        order: { canBeCancelled },
      },
    });
  });

  it.each([
    [StaffRole.OWNER, true, ['CANCELLED']],
    [StaffRole.ORDERS, true, ['CANCELLED']],
    [StaffRole.ACCOUNTS, true, []],
  ])(
    'of an order tell the staff for %s an e-mail address: %s, and what they may do next',
    async (role, isTold, next) => {
      const { client } = await newMember(shop, role);
      const { adminOrder } = await client.data(
        'query ($id: ID!) { adminOrder(id: $id) { customer { email } nextStatuses } }',
        { id: orderId },
      );
      const email = isTold ? customer.email : '';
      expect(adminOrder).toEqual({ customer: { email }, nextStatuses: next });
    },
  );

  it('are told to the customer', async () => {
    const { me, order } = await customer.client.data(
      'query ($id: ID!) { me { dateOfBirth } order(id: $id) { canBeCancelled } }',
      { id: orderId },
    );
    expect([me, order]).toEqual([{ dateOfBirth: '1990-01-31' }, { canBeCancelled: true }]);
  });
});
