import { Client } from '../kit/client';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { packedOrders, placedOrders } from '../kit/receipts';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const END = 'mutation { logout }';

/** Opens a path as a browser does; returns the status and where it is sent instead. */
async function open(client: Client, url: string, headers: Record<string, string> = {}) {
  const answer = await client.send('GET', url, undefined, { accept: HTML, ...headers });
  return [answer.status, answer.headers.location];
}

describe('a receipt or credit note that a browser opens', () => {
  it('leads its customer to the page that asks for the login, and programs to nothing', async () => {
    const [id] = await packedOrders(admin, customer.client, 1);
    const path = `/receipts/${id}.pdf`;
    expect(await open(customer.client, path)).toEqual([200, undefined]);
    const gone = shop.client();
    expect(await open(gone, path)).toEqual([303, `/client/order/${id}/receipt`]);
    expect(await open(gone, '/receipts/credit-notes/1.pdf')).toEqual([303, '/client/order']);
    const program = await gone.send('GET', path);
    expect([program.status, program.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await open(gone, path, { authorization: 'Bearer x' })).toEqual([401, undefined]);
  });

  it('leads staff whose session is over to the order in the console', async () => {
    const staff = await adminClient(shop);
    const [id] = await packedOrders(admin, customer.client, 1);
    await staff.data(END);
    expect(await open(staff, `/receipts/${id}.pdf`)).toEqual([303, `/admin/orders/${id}`]);
    expect(await open(staff, '/receipts/credit-notes/1.pdf')).toEqual([303, '/admin/orders']);
  });

  it('leads to the page that says why there is none', async () => {
    const [id] = await placedOrders(admin, customer.client, 1);
    const page = [303, `/client/order/${id}/receipt`];
    expect(await open(customer.client, `/receipts/${id}.pdf`)).toEqual(page);
    const other = await newCustomer(shop);
    expect(await open(other.client, `/receipts/${id}.pdf`)).toEqual(page);
    expect(await open(other.client, '/receipts/%2F%2Fx.pdf')).toEqual([
      ...[303, '/client/order/%2F%2Fx/receipt'],
    ]);
  });
});
