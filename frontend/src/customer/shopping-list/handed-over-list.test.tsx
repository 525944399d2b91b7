import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const onion = aProduct({ id: '31', name: 'Onion', unit: '1 kg', mrpPaise: 4000 });

/** Serves the lines of a hand-over, and records what is requested and added. */
function serveList() {
  const asked: unknown[] = [];
  server.use(
    graphql.query('HandedOverList', ({ variables }) => {
      asked.push(variables['lines']);
      const items = [{ __typename: 'CartItem', quantity: 2, product: onion }];
      const cart = { __typename: 'Cart', items };
      const shoppingListQuote = { __typename: 'ShoppingListQuote', cart };
      return HttpResponse.json({ data: { shoppingListQuote } });
    }),
    graphql.mutation('AddShoppingList', ({ variables }) => {
      asked.push(variables['lines']);
      const addShoppingList = {
        __typename: 'AddShoppingListPayload',
        ...{ addedLineCount: 1, left: [], cart: aCart() },
      };
      return HttpResponse.json({ data: { addShoppingList } });
    }),
  );
  return asked;
}

beforeEach(() => localStorage.setItem('token', '7'));

describe('a list that came with a link', () => {
  it('is looked over, and put into the cart when the customer says so', async () => {
    const asked = serveList();
    const { user } = renderApp('/client/list?items=31:2');
    const pieces = await screen.findByRole('spinbutton', { name: 'Quantity of Onion' });
    expect(pieces).toHaveValue(2);
    await user.click(screen.getByRole('button', { name: /^Add 1 product/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /cart/i })).toBeVisible();
    const lines = [{ productId: '31', quantity: 2 }];
    expect(asked).toEqual([lines, lines]);
  });

  it('has the products that are still sold', async () => {
    const asked = serveList();
    let refusals = 0;
    server.use(
      graphql.query('HandedOverList', ({ variables }) => {
        const lines = variables['lines'] as { productId: string }[];
        const message = 'No such product';
        const fields = Object.fromEntries(
          lines.flatMap(({ productId }, at) =>
            productId === '31' ? [] : [[`lines.${at}.productId`, message]],
          ),
        );
        if (Object.keys(fields).length === 0) return undefined;
        refusals += 1;
        return failure({ code: 'NOT_FOUND', message, fields, status: 404 });
      }),
    );
    const { user } = renderApp('/client/list?items=99:1,31:2,98:1');
    expect(await screen.findByText('2 products of your list are no longer sold.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Add 1 product/ }));
    await screen.findByRole('heading', { level: 1, name: /cart/i });
    expect(asked.at(-1)).toEqual([{ productId: '31', quantity: 2 }]);
    expect(refusals).toBe(1);
  });

  it('can be left for one that is written', async () => {
    serveList();
    const { user } = renderApp('/client/list?items=31:2');
    await user.click(await screen.findByRole('button', { name: 'Change the list' }));
    expect(await screen.findByRole('textbox', { name: 'Your list' })).toBeVisible();
  });

  it('says where it cannot be loaded', async () => {
    server.use(
      graphql.query('HandedOverList', () =>
        failure({ code: 'NOT_FOUND', message: 'No such product' }),
      ),
    );
    renderApp('/client/list?items=31:2');
    expect(await screen.findByText('This list could not be loaded.')).toBeVisible();
  });
});
