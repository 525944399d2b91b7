import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const potato = aProduct();
const onion = aProduct({
  id: '5014',
  name: 'Onion, Nashik (Kanda)',
  mrpPaise: 38950,
  stockQuantity: 8,
});

const aPage = (items: readonly object[], totalCount = items.length) => ({
  __typename: 'ProductPage',
  totalCount,
  page: 1,
  pageSize: 25,
  pageCount: Math.max(1, Math.ceil(totalCount / 25)),
  items,
});

/** Serves these products and records the requests. */
function serveProducts(items: readonly object[] = [potato, onion], totalCount = items.length) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('Products', ({ variables }) => {
      asked.push(variables);
      const page = typeof variables.page === 'number' ? variables.page : 1;
      return HttpResponse.json({ data: { products: { ...aPage(items, totalCount), page } } });
    }),
    graphql.query('Categories', () =>
      HttpResponse.json({
        data: {
          categories: [
            {
              __typename: 'Category',
              id: '2',
              slug: 'vegetables',
              name: 'Vegetables',
              ...{ nameHi: null, nameMr: null, children: [] },
              imageUrl: '/media/food/1f966.webp',
              productCount: 20,
            },
          ],
        },
      }),
    ),
  );
  return asked;
}

function serveAddToCart() {
  const added: unknown[] = [];
  server.use(
    graphql.mutation('AddToCart', ({ variables }) => {
      added.push(variables.input);
      const cart = aCart([{ product: potato, quantity: 2 }]);
      return HttpResponse.json({
        data: { addToCart: { __typename: 'CartItemPayload', cart } },
      });
    }),
  );
  return added;
}

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  const row = cell.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

beforeEach(() => localStorage.setItem('token', '7'));

/** The row after the reset of the quantities, which re-renders it a second after the list has loaded. */
async function rowAfterReset(name: string) {
  await rowOf(name);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  return rowOf(name);
}

describe('the product table', () => {
  it('has the specified columns and a row for each product', async () => {
    serveProducts();
    renderApp('/client/home');
    await rowOf(onion.name);

    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Product Id',
      'Name',
      'Description',
      'Image',
      'MRP',
      'Available Quantity',
      'Order quantity',
    ]);
    const cells = (await rowOf(onion.name)).getAllByRole('cell');
    expect(cells.slice(0, 6).map((cell) => cell.textContent)).toEqual([
      '5014',
      'Onion, Nashik (Kanda)',
      '1 kg · From Pune',
      '',
      '₹389.50',
      'only 8 left',
    ]);
  });

  it('refuses a quantity of zero or nothing in the specified words', async () => {
    serveProducts();
    const added = serveAddToCart();
    const { user } = renderApp('/client/home');
    const row = await rowAfterReset(potato.name);

    for (const prepare of [
      () => Promise.resolve(),
      async () => {
        await user.click(row.getByRole('button', { name: /One more/ }));
        await user.clear(row.getByRole('spinbutton'));
      },
    ]) {
      await prepare();
      await user.click(row.getByRole('button', { name: 'Add to Cart' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Qunatity should not be zero');
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    }
    expect(added).toEqual([]);
  });

  it('adds the quantity to the cart and says so', async () => {
    serveProducts();
    const added = serveAddToCart();
    const { user } = renderApp('/client/home');
    const row = await rowAfterReset(potato.name);
    const quantity = row.getByRole('spinbutton', { name: `Order quantity of ${potato.name}` });

    await user.type(quantity, '2');
    await user.click(row.getByRole('button', { name: 'Add to Cart' }));

    expect(await screen.findByText('Item added sucessfully')).toBeVisible();
    expect(added).toEqual([{ productId: '5013', quantity: 2 }]);
    await waitFor(() => expect(quantity).toHaveValue(0));
    expect(await screen.findByRole('region', { name: 'Cart' })).toHaveTextContent('2 items · ₹68');
  });

  it('adds once where the response is lost', async () => {
    serveProducts();
    let quantity = 0;
    server.use(
      graphql.query('Cart', () =>
        HttpResponse.json({
          data: { cart: aCart(quantity > 0 ? [{ product: potato, quantity }] : []) },
        }),
      ),
      graphql.mutation('AddToCart', ({ variables }) => {
        quantity += Number(variables.input.quantity);
        return HttpResponse.error();
      }),
    );
    const { user } = renderApp('/client/home');
    const row = await rowAfterReset(potato.name);
    await user.click(row.getByRole('button', { name: /One more/ }));
    await user.click(row.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Item added sucessfully')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Cart' })).toHaveTextContent('1 item');
  });

  it('sets the quantities back to 0 one second after the list has loaded, and only then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      serveProducts();
      const { user } = renderApp('/client/home');
      const row = await rowOf(potato.name);
      const quantity = () => row.getByRole('spinbutton');
      await user.click(row.getByRole('button', { name: /One more/ }));
      expect(quantity()).toHaveValue(1);

      await act(() => vi.advanceTimersByTimeAsync(1000));
      const fresh = await rowOf(potato.name);
      expect(fresh.getByRole('spinbutton')).toHaveValue(0);

      await user.click(fresh.getByRole('button', { name: /One more/ }));
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(fresh.getByRole('spinbutton')).toHaveValue(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what the list shows', () => {
  it('follows the address', async () => {
    const asked = serveProducts();
    renderApp('/client/home?search=aloo&category=vegetables&sort=NEWEST&inStock=true&page=2');
    await rowOf(potato.name);

    expect(asked[0]).toEqual({
      search: 'aloo',
      category: 'vegetables',
      sort: 'NEWEST',
      inStock: true,
      page: 2,
      pageSize: 25,
    });
  });

  it('changes the address with category, stock and order, beginning at page 1', async () => {
    serveProducts([potato], 60);
    const { user, currentAddress } = renderApp('/client/home?search=aloo&page=2');
    await rowOf(potato.name);
    await screen.findByRole('option', { name: 'Vegetables' });

    await user.selectOptions(screen.getByLabelText('Category'), 'Vegetables');
    await waitFor(() =>
      expect(currentAddress()).toBe('/client/home?search=aloo&category=vegetables'),
    );
    await user.click(screen.getByRole('button', { name: 'In stock' }));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await waitFor(() =>
      expect(currentAddress()).toBe(
        '/client/home?search=aloo&category=vegetables&sort=PRICE_LOW_TO_HIGH&inStock=true',
      ),
    );
  });

  it('takes the category that the landing page hands over, and keeps it on the next page', async () => {
    const asked = serveProducts([potato], 60);
    const { user, history, currentAddress } = renderApp('/about-us');
    await act(() => history.push('/client/home', { category: 'vegetables' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Vegetables' })).toBeVisible();
    expect(currentAddress()).toBe('/client/home');
    expect(asked[0]).toMatchObject({ category: 'vegetables', page: 1 });

    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: 'vegetables', page: 2 }));
    expect(currentAddress()).toBe('/client/home?category=vegetables&page=2');
  });

  it('says so where there is nothing', async () => {
    serveProducts([]);
    renderApp('/client/home');
    expect(await screen.findByText('No product is available in list')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(graphql.query('Products', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/home');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');

    serveProducts();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf(potato.name);
  });

  it('remembers cards or table', async () => {
    serveProducts();
    const { user } = renderApp('/client/home');
    await rowOf(potato.name);

    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `ADD ${potato.name}` })).toBeVisible();
    expect(localStorage.getItem('grocessay.product-view')).toBe('cards');
  });
});
