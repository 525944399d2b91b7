import { adminClient, newCustomer } from '../kit/people';
import { addProduct, productInput } from '../kit/products';
import { Answer } from '../kit/client';
import { TestShop, openTestShop } from '../kit/test-shop';
import { readUntil } from '../kit/until';

/** These look at the built site: `npm run build` makes it, as `npm test` does. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface FirstAnswer {
  name: string;
  variables: Record<string, unknown>;
  of?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
}

const answersIn = ({ text }: Answer): FirstAnswer[] => {
  const [, json] = /<script [^>]*id="first-data">([^<]*)<\/script>/.exec(text) ?? [];
  return json === undefined ? [] : JSON.parse(json).answers;
};
const namesIn = (page: Answer) => answersIn(page).map(({ name }) => name);
/** A page with so many answers: while the machine is busy, one may be sent without all of them. */
const get = (url: string, count: number, client = shop.client()) =>
  readUntil(
    () => client.send('GET', url),
    (page) => answersIn(page).length >= count,
  );

describe('the answers that come with a page', () => {
  it('are those that its screen asks for first', async () => {
    expect(namesIn(await get('/', 7))).toEqual([
      'Store',
      'NextDeliverySlot',
      'Categories',
      'FreshThisMorning',
      'PopularProducts',
      'Coupons',
      'OfferBanner',
    ]);
    expect(namesIn(await get('/about-us', 2))).toEqual(['Store', 'NextDeliverySlot']);
  });

  it('have the product of the address, as it is now', async () => {
    const admin = await adminClient(shop);
    const name = 'Papaya </script>';
    const id = String(await addProduct(admin, { name, mrpPaise: 4550 }));
    const priceNow = async () => {
      const answer = answersIn(await get(`/product/${id}`, 3)).find(
        ({ name }) => name === 'ProductDetail',
      );
      expect(answer?.variables).toEqual({ id });
      expect(answer?.data.product.name).toBe(name);
      return answer?.data.product.mrpPaise;
    };
    expect(await priceNow()).toBe(4550);
    await admin.data(
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      { id, input: productInput({ name, mrpPaise: 9900 }) },
    );
    expect(await priceNow()).toBe(9900);
  });

  it('are the same for everybody: nothing of who asks is in them', async () => {
    const { client } = await newCustomer(shop);
    expect(answersIn(await get('/', 6, client))).toEqual(answersIn(await get('/', 6)));
  });

  it('are left out where there are none: a product or a shelf that is not there', async () => {
    expect(namesIn(await get('/product/99999999', 2))).toEqual(['Store', 'NextDeliverySlot']);
    expect(namesIn(await get('/shop/no-such-shelf', 2))).not.toContain('ShopProducts');
  });

  it('are only those of every page where the address has a query', async () => {
    expect(namesIn(await get('/shop?search=tomato', 2))).toEqual(['Store', 'NextDeliverySlot']);
  });
});
