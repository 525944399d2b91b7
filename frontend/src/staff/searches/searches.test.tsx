import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const miss = (given: object = {}) => ({
  ...{ __typename: 'SearchMiss', id: '7', text: 'dragon fruit', searchCount: 1_204 },
  ...{ lastSearchedAt: '2026-11-20T09:00:00Z', foundCount: 0, firstFound: null },
  ...given,
});

/** Serves the list, and records the requests. */
function serveMisses(misses: readonly object[]) {
  const asked: unknown[] = [];
  server.use(
    graphql.query('SearchMisses', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({ data: { searchMisses: misses } });
    }),
  );
  return asked;
}

/** Serves one product and its changes. */
function serveProduct(aliases: string | null) {
  const product = { ...aProduct({ id: '5', name: 'Pitaya' }), aliases, version: 3 };
  const sent: unknown[] = [];
  server.use(
    graphql.query('Suggestions', () => HttpResponse.json({ data: { suggestions: [product] } })),
    graphql.query('ProductAliases', () => HttpResponse.json({ data: { product } })),
    graphql.mutation('ChangeAliases', ({ variables }) => {
      sent.push(variables);
      const changed = { aliases: variables['aliases'] as string, version: 3 + sent.length };
      const updateProduct = { __typename: 'Product', id: '5', ...changed };
      return HttpResponse.json({ data: { updateProduct } });
    }),
  );
  return sent;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/searches', () => {
  it('lists what was not found, how often, and what customers find now', async () => {
    const firstFound = {
      __typename: 'Product',
      id: '5',
      name: 'Pitaya',
      nameHi: null,
      nameMr: null,
    };
    serveMisses([miss(), miss({ id: '8', text: 'kamalam', foundCount: 3, firstFound })]);
    renderApp('/admin/searches');
    const table = await screen.findByRole('table', { name: 'Searches without a result' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('dragon fruit');
    expect(first).toHaveTextContent('1,204');
    expect(first).toHaveTextContent(/20 Nov( 2026)?, 2:30 pm/);
    expect(first).toHaveTextContent('nothing');
    expect(second).toHaveTextContent('and 2 more');
    expect(within(table).getByRole('link', { name: 'Pitaya' })).toHaveAttribute(
      'href',
      '/admin/addproduct?id=5',
    );
  });

  it('asks for what the address says, and writes into it what is chosen', async () => {
    const asked = serveMisses([]);
    const { user, currentAddress } = renderApp('/admin/searches?show=dismissed&days=7');
    expect(await screen.findByText('You have taken nothing off the list.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'In the last' }), '90');
    expect(currentAddress()).toBe('/admin/searches?show=dismissed&days=90');
    await user.click(screen.getByRole('link', { name: 'Not found' }));
    expect(await screen.findByText('Customers found something each time.')).toBeVisible();
    expect(asked).toEqual([
      { days: 7, isDismissed: true },
      { days: 90, isDismissed: true },
      { days: 90, isDismissed: false },
    ]);
  });

  it('says where the list could not be loaded', async () => {
    server.use(graphql.query('SearchMisses', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/admin/searches');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveMisses([miss()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('dragon fruit')).toBeVisible();
  });

  it('makes a text another name of a product, and takes that back', async () => {
    serveMisses([miss()]);
    const sent = serveProduct('strawberry pear');
    const { user } = renderApp('/admin/searches');
    await user.click(await screen.findByRole('button', { name: 'Other name of …' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('combobox', { name: 'Product' }), 'pit');
    await user.click(await within(dialog).findByRole('option', { name: /Pitaya/ }));
    expect(await screen.findByText('Pitaya is also called ‘dragon fruit’ now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Pitaya is not called ‘dragon fruit’ any more')).toBeVisible();
    expect(sent).toEqual([
      { id: '5', aliases: 'strawberry pear;dragon fruit', expectedVersion: 3 },
      { id: '5', aliases: 'strawberry pear', expectedVersion: 4 },
    ]);
  });

  it.each([
    [
      'the change is refused',
      'Aliases should be at most 500 characters',
      graphql.mutation('ChangeAliases', () =>
        failure({
          code: 'VALIDATION',
          fields: { aliases: 'Aliases should be at most 500 characters' },
        }),
      ),
    ],
    [
      'the product does not come',
      'The shop cannot be reached. Check your connection and try again.',
      graphql.query('ProductAliases', () => HttpResponse.json({ data: null })),
    ],
  ])('says so and stays where %s', async (_, text, handler) => {
    serveMisses([miss()]);
    serveProduct(null);
    server.use(handler);
    const { user } = renderApp('/admin/searches');
    await user.click(await screen.findByRole('button', { name: 'Other name of …' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('combobox', { name: 'Product' }), 'pit');
    await user.click(await within(dialog).findByRole('option', { name: /Pitaya/ }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(dialog).toBeVisible();
  });

  it('takes a text off the list, and puts it back', async () => {
    serveMisses([miss()]);
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('DismissSearchMiss', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { dismissSearchMiss: variables['isDismissed'] } });
      }),
    );
    const { user } = renderApp('/admin/searches');
    const button = await screen.findByRole('button', { name: 'Not ours' });
    expect(button).toHaveAccessibleDescription('dragon fruit');
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('‘dragon fruit’ is on the list again')).toBeVisible();
    expect(sent).toEqual([
      { id: '7', isDismissed: true },
      { id: '7', isDismissed: false },
    ]);
  });
});
