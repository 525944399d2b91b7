import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

interface Line {
  requestId?: string;
  durationMs: number;
  statement: string;
}

/** Below the duration of any statement. */
const ALL_ARE_SLOW_MS = Number.MIN_VALUE;

let shop: TestShop;
afterEach(() => shop.close());

async function openShop(slowQueryMs: number): Promise<Line[]> {
  const observability = { slowQueryMs, shutdownDelaySeconds: 0 };
  shop = await openTestShop({ observability });
  const lines: Line[] = [];
  jest.spyOn(shop.http.log, 'warn').mockImplementation(((details: Line, text: string) => {
    if (text === 'A slow statement') lines.push(details);
  }) as never);
  return lines;
}

describe('a slow statement', () => {
  it('is told with its text, duration and request, and without its parameters', async () => {
    const lines = await openShop(ALL_ARE_SLOW_MS);
    const admin = await adminClient(shop);
    const product = await addProduct(admin, { name: 'Naupada Marrow' });
    const customer = await newCustomer(shop);
    await fillCart(customer.client, product);
    await order(customer.client);
    lines.length = 0;

    const { headers } = await customer.client.graphql(
      '{ orders(pageSize: 1) { items { id lines { name } } } }',
    );
    const own = lines.filter(({ requestId }) => requestId === headers['x-request-id']);
    const selects = own.filter(({ statement }) => /FROM.*orders/s.test(statement));
    expect(selects.length).toBeGreaterThan(0);
    for (const { durationMs, statement } of own) {
      expect(durationMs).toEqual(expect.any(Number));
      expect(statement).not.toContain('Naupada Marrow');
    }
  });

  it('holds no value of what is written, either', async () => {
    const lines = await openShop(ALL_ARE_SLOW_MS);
    const { services } = shop;
    const values = ['Kx7Meera', 'kx7@shop.test', '9870001234'];
    const [name, email, phone] = values;
    const admin = await adminClient(shop);
    await addProduct(admin, { name, description: `${email} ${phone}` });
    await services.catalogueSync.poll();
    const texts = lines.map(({ statement }) => statement).join('\n');
    expect(texts).toMatch(/INSERT INTO.*products/);
    for (const value of values) expect(texts).not.toContain(value);
  });

  it('is told by nobody where that is off', async () => {
    const lines = await openShop(0);
    await newCustomer(shop);
    expect(lines).toEqual([]);
  });
});
