import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const potato = aProduct({
  unitPrice: { __typename: 'UnitPrice', paise: 340, per: '100 g' } as never,
});
const vegetables = {
  ...{ __typename: 'Category', id: '2', slug: 'vegetables', name: 'Vegetables' },
  ...{ nameHi: null, nameMr: null },
};

const facets = {
  __typename: 'ProductFacets',
  inStockCount: 7,
  vegCount: 5,
  categories: [{ __typename: 'CategoryCount', count: 9, category: vegetables }],
  subcategories: [] as unknown[],
  priceBands: [
    { __typename: 'PriceBand', fromPaise: 0, toPaise: 5000, count: 4 },
    { __typename: 'PriceBand', fromPaise: 5001, toPaise: null, count: 5 },
  ],
};

/** Serves a shop with this number of products, 24 per page, and returns the recorded queries. */
function serveShop(page: Record<string, unknown> = {}, totalCount = 1) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('ShopProducts', ({ variables }) => {
      asked.push(variables);
      const first = (Number(variables.page) - 1) * 24;
      const length = Math.min(24, totalCount - first);
      const items = Array.from({ length }, (_, index) =>
        index + first === 0
          ? potato
          : aProduct({ id: String(6000 + first + index), name: `Product ${first + index + 1}` }),
      );
      const counted = { totalCount, page: variables.page, pageSize: 24 };
      const products = {
        __typename: 'ProductPage',
        ...counted,
        pageCount: Math.max(1, Math.ceil(totalCount / 24)),
        correctedSearch: null,
        didYouMean: [],
        items,
        ...(variables.withFacets === true && { facets }),
        ...page,
      };
      return HttpResponse.json({ data: { products } });
    }),
  );
  return asked;
}

describe('the public shop', () => {
  it('shows a product as the law wants it, and leads to its page', async () => {
    serveShop();
    renderApp('/shop');

    const card = (await screen.findByText(potato.name)).closest('article')!;
    expect(card).toHaveTextContent('1 kg ₹3.40/100 g');
    expect(card).toHaveTextContent('₹34MRP');
    expect(within(card).getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    expect(within(card).getByRole('link', { name: potato.name })).toHaveAttribute(
      'href',
      '/product/5013',
    );
  });

  it('shows what is saved of a product that is sold below its MRP', async () => {
    serveShop({ items: [{ ...potato, mrpPaise: 25_000, pricePaise: 11_900 }] });
    renderApp('/shop');

    const card = (await screen.findByText(potato.name)).closest('article')!;
    expect(card).toHaveTextContent('₹119our price, MRP ₹250 · Save ₹131');
  });

  it('asks for what the address says, and for less with every filter', async () => {
    const asked = serveShop();
    const { user, currentAddress } = renderApp('/shop/vegetables?search=aloo&sort=UNIT_PRICE');

    const filters = await screen.findByRole('complementary', { name: 'Filters' });
    await user.click(await within(filters).findByRole('checkbox', { name: /Vegetarian/ }));
    await user.click(within(filters).getByRole('radio', { name: 'Over ₹50 5' }));

    expect(currentAddress()).toBe(
      '/shop/vegetables?search=aloo&sort=UNIT_PRICE&veg=true&minPaise=5001',
    );
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        category: 'vegetables',
        search: 'aloo',
        sort: 'UNIT_PRICE',
        veg: true,
        minPricePaise: 5001,
        maxPricePaise: null,
      }),
    );
  });

  it('says what was searched for instead, and what else may be meant', async () => {
    serveShop({ correctedSearch: 'potato', didYouMean: ['pomelo'] });
    renderApp('/shop?search=potatto');

    expect(await screen.findByText('potato')).toBeVisible();
    expect(screen.getByRole('link', { name: 'pomelo' })).toHaveAttribute(
      'href',
      '/shop?search=pomelo',
    );
  });

  it('brings the next page below, once asked, and goes on there', async () => {
    serveShop({}, 30);
    const { user, currentAddress } = renderApp('/shop');

    await user.click(await screen.findByRole('button', { name: 'Load more' }));

    await waitFor(() => expect(screen.getByRole('link', { name: 'Product 25' })).toHaveFocus());
    expect(screen.getByText('30 of 30 products')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/shop?pages=2');
  });

  it('leads out of filters that nothing fits', async () => {
    serveShop({}, 0);
    renderApp('/shop/vegetables?inStock=true&search=aloo');

    const out = await screen.findByRole('link', { name: 'Show without filters' });
    expect(out).toHaveAttribute('href', '/shop?search=aloo');
  });

  it('leads to what is in a category, and back to the one around it', async () => {
    const names = { nameHi: 'मेथी वगैरह', nameMr: null };
    const leafy = { __typename: 'Category', id: '9', slug: 'leafy', name: 'Leafy', ...names };
    const tree = { ...vegetables, imageUrl: '/x.webp', children: [leafy] };
    const within = { ...leafy, parent: { __typename: 'Category', id: '2', slug: 'vegetables' } };
    serveShop({
      facets: {
        ...facets,
        subcategories: [{ __typename: 'CategoryCount', count: 3, category: within }],
      },
    });
    server.use(
      graphql.query('Categories', () => HttpResponse.json({ data: { categories: [tree] } })),
    );
    renderApp('/shop/leafy');

    expect(await screen.findByRole('heading', { name: 'Leafy', level: 1 })).toBeVisible();
    const trail = await screen.findByRole('navigation', { name: 'Where you are' });
    expect(trail).toHaveTextContent('All products›Vegetables›Leafy');
    const beside = screen.getByRole('navigation', { name: 'In Vegetables' });
    expect(beside).toHaveTextContent('Leafy');
    const filter = await screen.findByRole('link', { name: 'Leafy 3' });
    expect(filter).toHaveAttribute('aria-current', 'true');
    expect(filter).toHaveAttribute('href', '/shop/leafy');
  });

  it('has no category that the shop has not', async () => {
    const fields = { category: 'Category should be one of the categories' };
    server.use(graphql.query('ShopProducts', () => failure({ code: 'VALIDATION', fields })));
    renderApp('/shop/no-such-category');

    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('says when the products cannot be loaded, and tries again', async () => {
    serveShop();
    server.use(
      graphql.query('ShopProducts', () => failure({ code: 'UNAVAILABLE', status: 503 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/shop');

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(potato.name)).toBeVisible();
  });
});

describe('the page of a product', () => {
  const noFacts = {
    brand: null,
    ingredients: null,
    shelfLife: null,
    countryOfOrigin: null,
    manufacturer: null,
    fssaiLicence: null,
  };
  const aPicture = (imageUrl: string, alt: string | null = null) => ({
    __typename: 'ProductPicture',
    ...{ imageUrl, alt, altHi: null, altMr: null },
  });
  const detail = (changes: object = {}) => ({
    ...potato,
    ...noFacts,
    pictures: [aPicture(potato.imageUrl)],
    category: vegetables,
    packSizes: [],
    similar: [],
    oftenBoughtWith: [],
    ...changes,
  });

  it('leads to the other sizes, and says what each costs and which are sold out', async () => {
    const small = aProduct({
      ...{ id: '5015', unit: '250 g', mrpPaise: 1000, stockQuantity: 0 },
      unitPrice: { paise: 400, per: '100 g' },
    });
    server.use(
      graphql.query('ProductDetail', () =>
        HttpResponse.json({ data: { product: detail({ packSizes: [small, potato] }) } }),
      ),
    );
    renderApp('/product/5013');

    const sizes = await screen.findByRole('navigation', { name: 'Pack sizes' });
    const [other, current] = within(sizes).getAllByRole('link');
    expect(other).toHaveAttribute('href', '/product/5015');
    expect(other).toHaveTextContent('250 g ₹10 ₹4/100 g Out of stock');
    expect(other).not.toHaveAttribute('aria-current');
    expect(current).toHaveTextContent('1 kg ₹34');
    expect(current).toHaveAttribute('aria-current', 'page');
  });

  it('has no sizes where there is one', async () => {
    server.use(
      graphql.query('ProductDetail', () => HttpResponse.json({ data: { product: detail() } })),
    );
    renderApp('/product/5013');
    await screen.findByText('From Pune');
    expect(screen.queryByText('Pack sizes')).not.toBeInTheDocument();
  });

  it('names the window, and says what it is and what goes with it', async () => {
    const onion = aProduct({ id: '5014', name: 'Onion' });
    server.use(
      graphql.query('ProductDetail', () =>
        HttpResponse.json({ data: { product: detail({ oftenBoughtWith: [onion] }) } }),
      ),
    );
    renderApp('/product/5013');

    expect(await screen.findByRole('heading', { level: 1, name: potato.name })).toBeVisible();
    expect(document.title).toBe(`${potato.name} · Grocessay`);
    expect(screen.getByText('From Pune')).toBeVisible();
    const rail = screen.getByRole('region', { name: 'Often bought together' });
    expect(within(rail).getByRole('link', { name: 'Onion' })).toBeVisible();
    expect(screen.queryByText('Similar products')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vegetables' })).toHaveAttribute(
      'href',
      '/shop/vegetables',
    );
  });

  it('tells what the pack tells, and nothing of what nobody wrote', async () => {
    const facts = { brand: 'Sahyadri', shelfLife: '6 months' };
    server.use(
      graphql.query('ProductDetail', () => HttpResponse.json({ data: { product: detail(facts) } })),
    );
    renderApp('/product/5013');
    expect(await screen.findByRole('heading', { name: 'Product details' })).toBeVisible();
    expect(screen.getByText('Brand').nextElementSibling).toHaveTextContent('Sahyadri');
    expect(screen.getByText('Shelf life').nextElementSibling).toHaveTextContent('6 months');
    expect(screen.queryByText('Ingredients')).not.toBeInTheDocument();
  });

  it('shows all its pictures, each of which is enlarged', async () => {
    const pictures = [
      aPicture(potato.imageUrl),
      aPicture('/uploads/back.webp', 'The back of the bag'),
      aPicture('/uploads/open.webp'),
    ];
    server.use(
      graphql.query('ProductDetail', () =>
        HttpResponse.json({ data: { product: detail({ pictures }) } }),
      ),
    );
    const { user } = renderApp('/product/5013');
    const choice = within(await screen.findByRole('group', { name: 'Pictures' }));
    expect(choice.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      `Picture 1 of 3: ${potato.name}`,
      'Picture 2 of 3: The back of the bag',
      `Picture 3 of 3: ${potato.name}, picture 3`,
    ]);
    await user.click(
      screen.getByRole('button', { name: 'Enlarge the picture of The back of the bag' }),
    );
    expect(screen.getByRole('dialog', { name: 'The back of the bag' })).toBeVisible();
  });

  it('offers no choice of one picture', async () => {
    server.use(
      graphql.query('ProductDetail', () => HttpResponse.json({ data: { product: detail() } })),
    );
    renderApp('/product/5013');
    expect(await screen.findByRole('link', { name: 'Vegetables' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
  });

  it('shows at once what a list has brought, and then the rest', async () => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    serveShop();
    server.use(
      graphql.query('ProductDetail', async () => {
        await answered;
        return HttpResponse.json({ data: { product: detail() } });
      }),
    );
    const { user } = renderApp('/shop');
    await user.click(await screen.findByRole('link', { name: potato.name }));

    expect(await screen.findByRole('heading', { level: 1, name: potato.name })).toBeVisible();
    const add = screen.getByRole('button', { name: `ADD ${potato.name}` });
    expect(screen.getByText('From Pune')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Vegetables' })).not.toBeInTheDocument();

    answer();
    expect(await screen.findByRole('link', { name: 'Vegetables' })).toBeVisible();
    // The same element: a click that was about to happen still hits it.
    expect(add).toBeInTheDocument();
  });

  it('is gone where the server has it no more, whatever a list has brought', async () => {
    serveShop();
    server.use(graphql.query('ProductDetail', () => failure({ code: 'NOT_FOUND', status: 404 })));
    const { user } = renderApp('/shop');
    await user.click(await screen.findByRole('link', { name: potato.name }));

    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  });

  it.each(['NOT_FOUND', 'VALIDATION'])('says so where there is none: %s', async (code) => {
    server.use(graphql.query('ProductDetail', () => failure({ code, status: 404 })));
    renderApp('/product/99');

    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    server.use(
      graphql.query('ProductDetail', () => HttpResponse.json({ data: { product: detail() } })),
    );
    server.use(
      graphql.query('ProductDetail', () => failure({ code: 'UNAVAILABLE', status: 503 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/product/5013');

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: potato.name })).toBeVisible();
  });
});
