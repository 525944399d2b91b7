import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { UcpRequests } from '../../src/modules/integrations/ucp/ucp-requests';
import { Answer, Client } from '../kit/client';
import { changeDelivery, deliverySettings } from '../kit/delivery';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, setStock } from '../kit/products';
import { refusalOf } from '../kit/failure';
import { addToCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { CART, CHECKOUT, FAILURE, SEARCHED, expectValid } from './published-schemas';

const CARTS = '/ucp/carts';
const CHECKOUTS = '/ucp/checkout-sessions';
const REUSED = 'IDEMPOTENCY_KEY_REUSED';

let shop: TestShop;
let admin: Client;
let rice: string;
let dal: string;
let ghee: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  const add = async (changes: object) => String(await addProduct(admin, { ...changes }));
  rice = await add({ name: 'Ucprice', nameHi: 'चावल', sku: 'UCP-RICE', mrpPaise: 9_950 });
  dal = await add({ name: 'Ucpdal', mrpPaise: 15_000, sellingPaise: 13_333 });
  ghee = await add({ name: 'Ucpghee', mrpPaise: 60_000, stockQuantity: 3 });
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = {}) =>
  shop.client().send(method, path, body, headers);
const lineOf = (id: unknown, quantity: unknown = 1) => ({ item: { id }, quantity });
const linesOf = (...lines: [id: unknown, quantity: unknown][]) => ({
  line_items: lines.map(([id, quantity]) => lineOf(id, quantity)),
});

/** The body of a response, which must match its published schema. */
function read(schema: string, { status, body }: Answer, wanted = 200) {
  expect(status).toBe(wanted);
  expectValid(schema, body);
  return body;
}

const created = async (path: string, body: object, headers = {}) =>
  read(path === CARTS ? CART : CHECKOUT, await call('POST', path, body, headers), 201);

const contents = ({ line_items }: { line_items: { item: { id: string }; quantity: number }[] }) =>
  line_items.map(({ item, quantity }) => [item.id, quantity]);
const askedFor = ({ line_items }: ReturnType<typeof linesOf>) =>
  line_items.map(({ item, quantity }) => [item.id, quantity]);
const totalOf = ({ totals }: { totals: { type: string; amount: number }[] }) =>
  totals.find(({ type }) => type === 'total')?.amount;
const codes = ({ messages = [] }: { messages?: { code: string }[] }) =>
  messages.map(({ code }) => code);

describe('an agent that shops for somebody', () => {
  it('finds products, makes a cart, and hands over what the customer sees and orders', async () => {
    const ids: string[] = [];
    for (const query of ['ucprice', 'ucpdal', 'ucpghee']) {
      const found = await call('POST', '/ucp/catalog/search', { query });
      ids.push(read(SEARCHED, found).products[0].id);
    }
    expect(ids).toEqual([rice, dal, ghee]);
    const cart = await created(CARTS, linesOf([rice, 2], [dal, 1], [ghee, 1]));
    const wanted = linesOf([rice, 3], [dal, 1], [ghee, 1]);
    const changed = await call('PUT', `${CARTS}/${cart.id}`, { id: cart.id, ...wanted });
    expect(contents(read(CART, changed))).toEqual([
      [rice, 3],
      [dal, 1],
      [ghee, 1],
    ]);
    const checkout = await created(CHECKOUTS, { cart_id: cart.id, line_items: [] });
    expect(totalOf(checkout)).toBe(totalOf(changed.body));
    const path = `${CHECKOUTS}/${checkout.id}/complete`;
    const handedOver = read(CHECKOUT, await call('POST', path, { payment: { instruments: [] } }));
    expect(handedOver.status).toBe('requires_escalation');
    expect(codes(handedOver)).toEqual(['customer_approval_required']);
    expect(handedOver).not.toHaveProperty('order');

    // Does what the page at that address does when the customer agrees.
    const url = new URL(handedOver.continue_url);
    expect(url.origin + url.pathname).toBe(`${shop.config.security.publicUrl}/client/list`);
    const lines = (url.searchParams.get('items') ?? '').split(',').map((item) => {
      const [productId, quantity] = item.split(':');
      return { productId, quantity: Number(quantity) };
    });
    const { client } = await newCustomer(shop);
    await client.data(
      `mutation ($lines: [ShoppingListLineInput!]!) { addShoppingList(lines: $lines) { addedLineCount } }`,
      { lines },
    );
    const { cart: own, quote } = await client.data(
      '{ cart { items { quantity product { id } } } quote { bill { toPayPaise } } }',
    );
    expect(
      own.items.map((item: { quantity: number; product: { id: string } }) => [
        item.product.id,
        item.quantity,
      ]),
    ).toEqual(contents(handedOver));
    expect(quote.bill.toPayPaise).toBe(totalOf(handedOver));
  });

  it('learns that its customer ordered, and that nothing changes any more', async () => {
    const checkout = await created(CHECKOUTS, linesOf([rice, 2]));
    const path = `${CHECKOUTS}/${checkout.id}`;
    const url = new URL(checkout.continue_url);
    const handOver = url.searchParams.get('checkout');
    expect(url.searchParams.get('items')).toBe(`${rice}:2`);
    const { client } = await newCustomer(shop);
    await addToCart(client, rice, 2);
    const { id } = await order(client, { handOver, paymentMethod: 'CASH_ON_DELIVERY' });
    const completed = read(CHECKOUT, await call('GET', path));
    expect(completed).toMatchObject({
      status: 'completed',
      order: {
        id: checkout.id,
        label: id,
        permalink_url: `${shop.config.security.publicUrl}/client/order/${id}`,
      },
    });
    expect(completed).not.toHaveProperty('continue_url');
    expect(read(CHECKOUT, await call('POST', `${path}/complete`, {}))).toEqual(completed);
    for (const answer of [
      await call('PUT', path, linesOf([dal, 1])),
      await call('POST', `${path}/cancel`, {}),
      await call('PUT', `${CARTS}/${checkout.id}`, linesOf([dal, 1])),
    ])
      expect(codes(read(FAILURE, answer, 409))).toEqual(['CONFLICT']);
    // Only the first order with the link counts.
    await addToCart(client, dal, 1);
    await order(client, { handOver, paymentMethod: 'CASH_ON_DELIVERY' });
    expect(read(CHECKOUT, await call('GET', path)).order.label).toBe(id);
  });

  it('waits for an order that is to be paid, which is called off with it', async () => {
    const checkout = await created(CHECKOUTS, linesOf([rice, 1]));
    const path = `${CHECKOUTS}/${checkout.id}`;
    const handOver = new URL(checkout.continue_url).searchParams.get('checkout');
    const { client } = await newCustomer(shop);
    await addToCart(client, rice, 1);
    const { id } = await order(client, { handOver });
    const awaiting = read(CHECKOUT, await call('GET', path));
    expect([awaiting.status, awaiting.continue_url]).toEqual([
      'requires_escalation',
      `${shop.config.security.publicUrl}/client/order/${id}`,
    ]);
    await client.data('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', { id });
    expect(read(CHECKOUT, await call('GET', path)).status).toBe('canceled');
    const other = await placeOrder(client, { handOver: 'no mark' });
    expect(refusalOf(other)).toEqual([400, 'VALIDATION', 'handOver']);
  });

  it('is told by Get and Cancel what it was told before, and nothing afterwards', async () => {
    for (const path of [CARTS, CHECKOUTS]) {
      const made = await created(path, linesOf(['UCP-RICE', 2]));
      const at = `${path}/${made.id}`;
      expect((await call('GET', at)).body).toEqual(made);
      const schema = path === CARTS ? CART : CHECKOUT;
      const gone = read(schema, await call('POST', `${at}/cancel`, {}));
      expect(gone).toMatchObject({ id: made.id, line_items: made.line_items });
      expect(gone.status).toBe(path === CARTS ? undefined : 'canceled');
      expect(gone).not.toHaveProperty('continue_url');
      const calls: [Parameters<typeof call>[0], string, object?][] = [
        ['GET', at],
        ['PUT', at, linesOf([rice, 1])],
        ['POST', `${at}/cancel`, {}],
      ];
      for (const [method, address, body] of calls)
        expect(codes(read(FAILURE, await call(method, address, body)))).toEqual(['not_found']);
    }
  });

  it('reads titles in the language of its customer', async () => {
    const body = { ...linesOf([rice, 1]), context: { language: 'hi-IN' } };
    const { id, line_items } = await created(CARTS, body);
    expect(line_items[0].item).toMatchObject({ title: 'चावल', price: 9_950 });
    const hindi = await call('GET', `${CARTS}/${id}`, undefined, { 'accept-language': 'hi' });
    expect(hindi.body.line_items[0].item.title).toBe('चावल');
  });
});

describe('the totals of a cart', () => {
  it("are the steps of the bill that a guest's cart has in GraphQL", async () => {
    const lines = fc.uniqueArray(
      fc.record({ at: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 60 }) }),
      { minLength: 1, selector: ({ at }) => at },
    );
    await fc.assert(
      fc.asyncProperty(lines, async (chosen) => {
        const wanted = chosen.map(
          ({ at, quantity }) => [[rice, dal, ghee][at], quantity] as [string, number],
        );
        const cart = await created(CARTS, linesOf(...wanted));
        const guest = shop.client();
        for (const [id, quantity] of wanted) await addToCart(guest, id, quantity);
        const { cart: own, quote } = await guest.data(
          '{ cart { grandTotalPaise items { totalPaise } } quote { bill { steps { amountPaise } toPayPaise } } }',
        );
        const amounts = cart.totals.map(({ amount }: { amount: number }) => amount);
        expect(amounts[0]).toBe(own.grandTotalPaise);
        expect(amounts).toEqual([
          ...quote.bill.steps.map(({ amountPaise }: { amountPaise: number }) => amountPaise),
          quote.bill.toPayPaise,
        ]);
        const sum = amounts.slice(0, -1).reduce((one: number, other: number) => one + other, 0);
        expect(sum).toBe(totalOf(cart));
        expect(cart.line_items.map(totalOf)).toEqual(
          own.items.map(({ totalPaise }: { totalPaise: number }) => totalPaise),
        );
      }),
      { numRuns: 8 },
    );
  });
});

describe('what cannot be ordered', () => {
  it('is told at its line, and is for the agent to mend', async () => {
    const gone = String(await addProduct(admin, { name: 'Ucpgone' }));
    const short = String(await addProduct(admin, { name: 'Ucpshort', stockQuantity: 5 }));
    const made = await created(CHECKOUTS, linesOf([gone, 1], [short, 4]));
    expect(made.status).toBe('requires_escalation');
    await editProduct(admin, Number(gone), { isHidden: true });
    await setStock(admin, Number(short), 3);
    const at = `${CHECKOUTS}/${made.id}`;
    const now = read(CHECKOUT, await call('POST', `${at}/complete`, {}));
    expect(now.status).toBe('incomplete');
    expect(now.messages.slice(0, 2)).toMatchObject([
      { code: 'item_unavailable', path: '$.line_items[0]', severity: 'recoverable' },
      { code: 'out_of_stock', path: '$.line_items[1].quantity', severity: 'recoverable' },
    ]);
    expect(new URL(now.continue_url).searchParams.get('items')).toBe(`${short}:4`);
    const mended = read(CHECKOUT, await call('PUT', at, linesOf([short, 3])));
    expect([mended.status, codes(mended)]).toEqual([
      'requires_escalation',
      ['customer_approval_required'],
    ]);
    const emptied = read(CHECKOUT, await call('PUT', at, { line_items: [] }));
    expect([emptied.status, codes(emptied)[0]]).toEqual(['incomplete', 'cart_empty']);
  });

  it('is said where the shop has no such product; without any other there is no cart', async () => {
    const some = await created(CARTS, linesOf(['NO-SUCH', 1], [rice, 1]));
    expect(contents(some)).toEqual([[rice, 1]]);
    expect(some.messages).toMatchObject([{ type: 'warning', code: 'item_unavailable' }]);
    for (const path of [CARTS, CHECKOUTS]) {
      const none = read(FAILURE, await call('POST', path, linesOf(['NO-SUCH', 1])));
      expect(codes(none)).toEqual(['item_unavailable']);
    }
  });

  it('is a cart below the minimum order', async () => {
    const { terms } = await deliverySettings(admin);
    await changeDelivery(admin, 'changeDeliveryTerms', { ...terms, minimumOrderPaise: 50_000 });
    const made = await created(CHECKOUTS, linesOf([rice, 1]));
    await changeDelivery(admin, 'changeDeliveryTerms', terms);
    expect([made.status, codes(made)[0]]).toEqual(['incomplete', 'minimum_order']);
  });
});

describe('a request that comes twice', () => {
  const headers = () => ({ 'idempotency-key': randomUUID() });

  it('makes one cart under one key, also at the same moment', async () => {
    for (const path of [CARTS, CHECKOUTS]) {
      const [body, key] = [linesOf([rice, 2]), headers()];
      const answers = await Promise.all([1, 2, 3].map(() => created(path, body, key)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(contents((await call('GET', `${path}/${answers[0].id}`)).body)).toEqual([[rice, 2]]);
      const { id } = answers[0];
      await call('PUT', `${path}/${id}`, linesOf([dal, 5]));
      expect(await created(path, body, key)).toEqual(answers[0]);
      expect(contents((await call('GET', `${path}/${id}`)).body)).toEqual([[dal, 5]]);
      const reused = await call('POST', path, linesOf([rice, 3]), key);
      expect(codes(read(FAILURE, reused, 409))).toEqual([REUSED]);
      expect((await created(path, body, headers())).id).not.toBe(answers[0].id);
      expect((await created(path, body)).id).not.toBe(answers[0].id);
    }
  });

  it('changes a cart once under one key, whatever became of it since', async () => {
    for (const path of [CARTS, CHECKOUTS]) {
      const schema = path === CARTS ? CART : CHECKOUT;
      const { id } = await created(path, linesOf([rice, 1]));
      const key = headers();
      const put = (...lines: Parameters<typeof linesOf>) =>
        call('PUT', `${path}/${id}`, linesOf(...lines), key);
      const [first, second] = await Promise.all([put([dal, 2]), put([dal, 2])]);
      expect(read(schema, second)).toEqual(read(schema, first));
      expect(contents((await call('GET', `${path}/${id}`)).body)).toEqual([[dal, 2]]);
      await call('PUT', `${path}/${id}`, linesOf([ghee, 1]), headers());
      expect(read(schema, await put([dal, 2]))).toEqual(first.body);
      expect(contents((await call('GET', `${path}/${id}`)).body)).toEqual([[ghee, 1]]);
      const reused = read(FAILURE, await put([dal, 3]), 409);
      expect(codes(reused)).toEqual([REUSED]);
    }
  });

  it('completes and cancels under its key once, and tells it again', async () => {
    const { id } = await created(CHECKOUTS, linesOf([rice, 1]));
    const at = `${CHECKOUTS}/${id}`;
    const key = headers();
    const complete = (body: object) => call('POST', `${at}/complete`, body, key);
    const first = read(CHECKOUT, await complete({ payment: { instruments: [] } }));
    expect(read(CHECKOUT, await complete({ payment: { instruments: [] } }))).toEqual(first);
    expect(codes(read(FAILURE, await complete({}), 409))).toEqual([REUSED]);
    const cancel = (headersOf: object) => call('POST', `${at}/cancel`, {}, headersOf);
    const canceled = read(CHECKOUT, await cancel(key));
    expect(canceled.status).toBe('canceled');
    expect(read(CHECKOUT, await cancel(key))).toEqual(canceled);
    for (const answer of [
      await cancel(headers()),
      await cancel({}),
      await call('GET', at),
      await call('GET', `${CARTS}/${id}`),
      await call('PUT', at, linesOf([rice, 1])),
      await call('POST', CHECKOUTS, { cart_id: id }),
      await call('POST', `${at}/complete`, {}),
    ])
      expect(codes(read(FAILURE, answer))).toEqual(['not_found']);
  });

  it('is answered as before once its cart is canceled, which it does not make anew', async () => {
    for (const path of [CARTS, CHECKOUTS])
      for (const withKey of [false, true]) {
        const [body, making, changing] = [linesOf([rice, 2], ['NO-SUCH', 1]), headers(), headers()];
        const made = await created(path, body, making);
        const at = `${path}/${made.id}`;
        const { body: changed } = await call('PUT', at, linesOf([dal, 1]), changing);
        await call('POST', `${at}/cancel`, {}, withKey ? headers() : {});
        expect(await created(path, body, making)).toEqual(made);
        expect((await call('PUT', at, linesOf([dal, 1]), changing)).body).toEqual(changed);
        const reused = await call('POST', path, linesOf([rice, 3]), making);
        expect(codes(read(FAILURE, reused, 409))).toEqual([REUSED]);
        expect(codes(read(FAILURE, await call('GET', at)))).toEqual(['not_found']);
      }
  });

  it('makes one checkout of a cart, and tells it again', async () => {
    const { id } = await created(CARTS, linesOf([rice, 2]));
    const key = headers();
    const convert = (cart_id: string) => call('POST', CHECKOUTS, { cart_id, line_items: [] }, key);
    const first = read(CHECKOUT, await convert(id), 201);
    await call('PUT', `${CARTS}/${id}`, linesOf([dal, 1]));
    expect(read(CHECKOUT, await convert(id), 201)).toEqual(first);
  });

  it('makes a checkout of one of several carts under one key, also at the same moment', async () => {
    const lines = linesOf([rice, 2]);
    const ids = await Promise.all([1, 2, 3].map(async () => (await created(CARTS, lines)).id));
    const key = headers();
    const bodies = [...ids.map((cart_id) => ({ cart_id, line_items: [] })), lines];
    const convert = (body: object) => call('POST', CHECKOUTS, body, key);
    const answers = await Promise.all(bodies.slice(0, 3).map(convert));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const [at, body] of bodies.entries()) {
      const { status } = answers[at] ?? { status: 409 };
      const again = await convert(body);
      if (status === 409) expect(codes(read(FAILURE, again, 409))).toEqual([REUSED]);
      else expect(read(CHECKOUT, again, 201).id).toBe(ids[at]);
    }
  });

  it('makes no checkout of a cart under a key that made one of lines', async () => {
    const [{ id }, key] = [await created(CARTS, linesOf([rice, 1])), headers()];
    await created(CHECKOUTS, linesOf([dal, 1]), key);
    const answer = await call('POST', CHECKOUTS, { cart_id: id, line_items: [] }, key);
    expect(codes(read(FAILURE, answer, 409))).toEqual([REUSED]);
  });

  it('is answered as before where the shop sells nothing of it any more', async () => {
    const product = await addProduct(admin, { name: 'Ucpsoon' });
    const [body, key] = [linesOf([String(product), 1]), headers()];
    const made = await created(CARTS, body, key);
    await editProduct(admin, product, { isHidden: true });
    expect(await created(CARTS, body, key)).toEqual(made);
  });

  it('leaves the lines that it asks for, also at the same moment', async () => {
    const { id } = await created(CARTS, linesOf([dal, 1]));
    const wanted = linesOf([rice, 2], [ghee, 1], [rice, 1]);
    const answers = await Promise.all([1, 2, 3].map(() => call('PUT', `${CARTS}/${id}`, wanted)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await call('PUT', `${CARTS}/${id}`, wanted);
    expect(contents(body)).toEqual([
      [rice, 3],
      [ghee, 1],
    ]);
  });

  it('leaves what one of several others asks for at the same moment, and no mixture', async () => {
    const wanted = [linesOf([rice, 2]), linesOf([dal, 1]), linesOf([ghee, 2])];
    const { id } = await created(CARTS, linesOf([rice, 1], [dal, 3]));
    for (let round = 1; round <= 5; round++) {
      const answers = await Promise.all(wanted.map((body) => call('PUT', `${CARTS}/${id}`, body)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { body } = await call('GET', `${CARTS}/${id}`);
      expect(wanted.map(askedFor)).toContainEqual(contents(body));
    }
  });

  it.each(['a change', 'a completion'])(
    'finds no cart that is canceled between its check and %s',
    async (what) => {
      const { id } = await created(CHECKOUTS, linesOf([rice, 1]));
      const at = `${CHECKOUTS}/${id}`;
      const { once } = UcpRequests.prototype;
      let canceled: Answer | undefined;
      jest.spyOn(UcpRequests.prototype, 'once').mockImplementationOnce(async function (
        this: UcpRequests,
        ...request
      ) {
        canceled = await call('POST', `${at}/cancel`, {}, headers());
        return once.apply(this, request);
      });
      const answer =
        what === 'a change'
          ? await call('PUT', at, linesOf([dal, 2]), headers())
          : await call('POST', `${at}/complete`, {}, headers());
      expect(codes(read(FAILURE, answer))).toEqual(['not_found']);
      expect(contents(canceled?.body)).toEqual([[rice, 1]]);
    },
  );

  it('makes a cart of one of several bodies under one key at the same moment', async () => {
    const wanted = [linesOf([rice, 2]), linesOf([dal, 1]), linesOf([ghee, 2])];
    for (const path of [CARTS, CHECKOUTS, CARTS]) {
      const key = headers();
      const answers = await Promise.all(wanted.map((body) => call('POST', path, body, key)));
      const made = wanted.map(askedFor).filter((_, at) => answers[at]?.status === 201);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      const [cart] = answers.filter(({ status }) => status === 201).map(({ body }) => body);
      expect([contents(cart)]).toEqual(made);
      expect([contents((await call('GET', `${path}/${cart.id}`)).body)]).toEqual(made);
    }
  });

  it.each(['1', '5f1a0e2c-6b1e-11ee-8c99-0242ac120002'])('has no key such as %s', async (key) => {
    const answer = await call('POST', CARTS, linesOf([rice, 1]), { 'idempotency-key': key });
    expect(codes(read(FAILURE, answer, 400))).toEqual(['BAD_REQUEST']);
  });
});

describe('a cart', () => {
  it('is opened by its id alone, and by no token of anybody else', async () => {
    const { id } = await created(CARTS, linesOf([rice, 1]));
    const { client, accessToken } = await newCustomer(shop);
    for (const other of ['none', '1', `${id}x`, accessToken])
      expect(codes(read(FAILURE, await call('GET', `${CARTS}/${other}`)))).toEqual(['not_found']);
    const seen = await client.send('GET', `${CARTS}/${id}`);
    expect(contents(read(CART, seen))).toEqual([[rice, 1]]);
    expect((await client.data('{ cart { items { id } } }')).cart.items).toEqual([]);
  });

  it('gives the browser that sends it no session, and takes none away', async () => {
    const { client, customerId } = await newCustomer(shop);
    const made = await client.send('POST', CARTS, linesOf([rice, 1]));
    const gone = await client.send('POST', `${CARTS}/${made.body.id}/cancel`, {});
    for (const { headers } of [made, gone]) expect(headers).not.toHaveProperty('set-cookie');
    expect((await client.data('{ me { id } }')).me.id).toBe(String(customerId));
  });

  it.each([
    ['no lines', {}],
    ['lines that are none', { line_items: 'rice' }],
    ['no line', { line_items: [] }],
    ['a line that is a text', { line_items: ['rice'] }],
    ['a line without an item', { line_items: [{ quantity: 1 }] }],
    ['an item that is a number', linesOf([7, 1])],
    ['no quantity', { line_items: [{ item: { id: '1' } }] }],
    ['a quantity of nothing', linesOf(['1', 0])],
    ['half a piece', linesOf(['1', 0.5])],
    ['more pieces than a line takes', linesOf(['1', 1_000_001])],
    ['more lines than can be handed over', linesOf(...Array(51).fill(['1', 1]))],
    ['a language that is a number', { ...linesOf(['1', 1]), context: { language: 1 } }],
  ])('is refused with %s', async (_what, body) => {
    for (const path of [CARTS, CHECKOUTS]) read(FAILURE, await call('POST', path, body), 400);
  });

  it.each([
    ['quantity', { item: { id: '1' } }],
    ['quantity', { item: { id: '1' }, quantity: '2' }],
    ['item', { item: ['1'], quantity: 1 }],
    ['item.id', { item: { id: 7 }, quantity: 1 }],
    ['item.id', { quantity: 1 }],
  ])('names the %s of the line that is wrong', async (field, line) => {
    const { body } = await call('POST', CARTS, { line_items: [lineOf('1'), line] });
    expect(body.messages[0].path).toBe(`$.line_items[1].${field}`);
  });

  it('is not changed by a body that is about another', async () => {
    const { id } = await created(CARTS, linesOf([rice, 1]));
    const body = { id: 'another', ...linesOf([rice, 2]) };
    read(FAILURE, await call('PUT', `${CARTS}/${id}`, body), 400);
    const sum = linesOf([rice, 600_000], ['UCP-RICE', 600_000]);
    read(FAILURE, await call('PUT', `${CARTS}/${id}`, sum), 400);
    expect(contents((await call('GET', `${CARTS}/${id}`)).body)).toEqual([[rice, 1]]);
  });
});

describe('the carts of a guest and of agents', () => {
  let quiet: TestShop;
  let clock: MovableClock;
  beforeAll(async () => {
    clock = new MovableClock(new Date('2026-11-20T03:00:00Z'));
    const { security } = shop.config;
    quiet = await openTestShop({ clock, security: { ...security, guestCartsPerAddress: 2 } });
  });
  afterAll(() => quiet.close());

  it('count towards one limit, and end when nobody looks at them', async () => {
    const id = await addProduct(await adminClient(quiet));
    const send = () => quiet.client().send('POST', CARTS, linesOf([String(id), 1]));
    const first = read(CART, await send(), 201);
    expect(first.expires_at).toBe('2026-12-04T03:00:00.000Z');
    read(CART, await send(), 201);
    const refused = await send();
    expect(codes(read(FAILURE, refused, 429))).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(refused.headers).toHaveProperty('retry-after');
    const at = `${CARTS}/${first.id}`;
    clock.advance({ days: 10 });
    expect((await quiet.client().send('GET', at)).body.expires_at).toBe('2026-12-14T03:00:00.000Z');
    clock.advance({ days: 14 });
    read(FAILURE, await quiet.client().send('GET', at));
  });
});
