import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const categories = [
  { id: '3', slug: 'beverages', name: 'Beverages' },
  { id: '4', slug: 'fruits', name: 'Fruits' },
].map((each) => ({
  ...{ __typename: 'Category', ...each, imageUrl: '/x.webp', productCount: 9 },
  ...{ nameHi: null, nameMr: null, children: [] },
}));

const aRow = (id: string, given: object = {}) => ({
  ...{ __typename: 'Product', id, version: 1, name: `Tea ${id}`, sku: `S${id}` },
  ...{ imageUrl: '/x.webp', mrpPaise: 10_000, sellingPaise: null, stockQuantity: 5 },
  ...{ isHidden: null, visibleFrom: null, visibleUntil: null, gstBasisPoints: 500 },
  ...{
    changedAt: '2026-11-20T04:00:00Z',
    category: { __typename: 'Category', id: '3', slug: 'beverages', name: 'Beverages' },
  },
  ...given,
});

/** Responds as the server does, and records the requests. */
function serve(items = [aRow('1'), aRow('2')]) {
  const asked: Record<string, unknown>[] = [];
  const sent: Record<string, unknown>[] = [];
  server.use(
    graphql.query('Categories', () => HttpResponse.json({ data: { categories } })),
    graphql.query('ProductTable', ({ variables }) => {
      asked.push(variables);
      const part = {
        totalCount: items.length,
        hasPrevious: false,
        hasNext: true,
        correctedSearch: null,
      };
      const productTable = {
        ...{ __typename: 'ProductTablePart', ...part, startCursor: 'c1', endCursor: 'c2', items },
      };
      return HttpResponse.json({ data: { productTable } });
    }),
    graphql.query('TableProductNow', ({ variables }) =>
      HttpResponse.json({ data: { product: items.find(({ id }) => id === variables['id']) } }),
    ),
    graphql.mutation('UpdateTableProduct', ({ variables }) => {
      sent.push(variables);
      const at = items.findIndex(({ id }) => id === variables['id']);
      const old = items[at] ?? aRow('1');
      items[at] = { ...old, ...(variables['input'] as object), version: old.version + 1 };
      return HttpResponse.json({ data: { updateProduct: items[at] } });
    }),
  );
  return { asked, sent };
}

const cell = async (row: number, text: string | RegExp) => {
  const rows = await screen.findAllByRole('row');
  return within(rows[row] as HTMLElement).getByRole('gridcell', { name: text });
};

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/products', () => {
  it('asks for what the URL says, and leads on from there', async () => {
    const { asked } = serve();
    const { user, currentAddress } = renderApp(
      '/admin/products?search=tea&stock=LOW&hasPicture=false&sort=NAME_A_TO_Z',
    );
    expect(await screen.findByRole('grid', { name: 'Products' })).toBeVisible();
    expect(asked[0]).toEqual({
      filter: { search: 'tea', stock: 'LOW', hasPicture: false },
      ...{ sort: 'NAME_A_TO_Z', pageSize: 25, after: null, before: null },
    });
    expect(screen.getByText('2 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change all 2 that fit' })).toHaveAttribute(
      'href',
      '/admin/bulk-changes?search=tea&hasPicture=false&stock=LOW',
    );
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(currentAddress()).toMatch(/&after=c2$/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'GST rate' }), 'Not known');
    await user.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement);
    await waitFor(() => expect(currentAddress()).toMatch(/hasGstRate=false/));
    expect(currentAddress()).not.toMatch(/after/);
  });

  it('is changed by keyboard as a sheet, and each change is taken back', async () => {
    const { sent } = serve();
    const { user } = renderApp('/admin/products');
    (await cell(1, '₹100')).focus();
    await user.keyboard('{Enter}110{Enter}');
    expect(await cell(2, '₹100')).toHaveFocus();
    await user.keyboard('120.5{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { id: '1', input: { mrpPaise: 11_000 }, expectedVersion: 1 },
      { id: '2', input: { mrpPaise: 12_050 }, expectedVersion: 1 },
    ]);
    expect(await cell(2, '₹120.50')).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Saved: Mrp Price, Tea 2')).toBeInTheDocument());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(sent[2]).toEqual({ id: '2', input: { mrpPaise: 10_000 }, expectedVersion: 2 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent[3]).toMatchObject({ id: '1', input: { mrpPaise: 10_000 } }));
  });

  it('gives up by Escape, goes right by Tab, and has a choice for a category', async () => {
    const { sent } = serve();
    const { user } = renderApp('/admin/products');
    (await cell(1, '₹100')).focus();
    await user.keyboard('{F2}7{Escape}');
    expect(await cell(1, '₹100')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    const choice = await screen.findByRole('combobox', { name: 'Category, Tea 1' });
    await user.selectOptions(choice, 'Fruits');
    await user.keyboard('{Tab}');
    expect(await cell(1, '₹100')).toHaveFocus();
    await waitFor(() =>
      expect(sent).toEqual([{ id: '1', input: { categorySlug: 'fruits' }, expectedVersion: 1 }]),
    );
  });

  it('says at the cell what is wrong, and keeps what was typed', async () => {
    const { sent } = serve();
    const { user } = renderApp('/admin/products');
    (await cell(1, '₹100')).focus();
    await user.keyboard('{Enter}0{Enter}');
    const trouble = await screen.findByRole('group', { name: 'Mrp Price, Tea 1' });
    expect(trouble).toHaveTextContent('Mrp Price should be an amount such as 28 or 389.50');
    expect(sent).toEqual([]);
    server.use(
      graphql.mutation('UpdateTableProduct', () =>
        failure({ code: 'VALIDATION', fields: { sellingPaise: 'Not above the MRP' } }),
      ),
    );
    (await cell(1, '–')).focus();
    await user.keyboard('200{Enter}');
    expect(await screen.findByRole('group', { name: 'Selling price, Tea 1' })).toHaveTextContent(
      'Not above the MRP',
    );
    await user.click(within(trouble).getByRole('button', { name: 'Leave it as it was' }));
    expect(await cell(1, '₹100')).toBeVisible();
  });

  it('sends a change again that the connection lost, under its key', async () => {
    serve();
    const sent: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('SetStock', ({ variables }) => {
        sent.push(variables);
        const setStock = { __typename: 'Product', id: '1', stockQuantity: 9 };
        return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({ data: { setStock } });
      }),
    );
    const { user } = renderApp('/admin/products');
    (await cell(1, '5')).focus();
    await user.keyboard('9{Enter}');
    const trouble = await screen.findByRole('group', { name: 'Quantity, Tea 1' });
    await user.click(within(trouble).getByRole('button', { name: 'Try again' }));
    expect(await cell(1, '9')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each(['Save mine', 'Keep what is stored'])(
    'shows both values of a conflict: %s',
    async (choice) => {
      const items = [aRow('1')];
      const { sent } = serve(items);
      const { user } = renderApp('/admin/products');
      const price = await cell(1, '₹100');
      items[0] = aRow('1', { mrpPaise: 15_000, version: 4 });
      const refuse = failure({
        ...{
          code: 'CONFLICT',
          status: 409,
          fields: { expectedVersion: 'The product was changed meanwhile' },
        },
        details: { current: { mrpPaise: 15_000, version: 4 }, submitted: {} },
      });
      server.use(graphql.mutation('UpdateTableProduct', () => refuse, { once: true }));
      price.focus();
      await user.keyboard('110{Enter}');
      const conflict = await screen.findByRole('group', { name: 'Mrp Price, Tea 1' });
      expect(conflict).toHaveTextContent('Stored: ₹150');
      expect(conflict).toHaveTextContent('Yours: ₹110');
      await user.click(within(conflict).getByRole('button', { name: choice }));
      if (choice === 'Save mine')
        await waitFor(() =>
          expect(sent).toEqual([{ id: '1', input: { mrpPaise: 11_000 }, expectedVersion: 4 }]),
        );
      else expect(await cell(1, '₹150')).toBeVisible();
    },
  );

  it('goes on where somebody changed another field only', async () => {
    const { sent } = serve();
    const refuse = failure({
      ...{ code: 'CONFLICT', status: 409, fields: { expectedVersion: 'Changed' } },
      details: { current: { mrpPaise: 10_000, version: 3 }, submitted: {} },
    });
    const { user } = renderApp('/admin/products');
    (await cell(1, '₹100')).focus();
    server.use(graphql.mutation('UpdateTableProduct', () => refuse, { once: true }));
    await user.keyboard('110{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([{ id: '1', input: { mrpPaise: 11_000 }, expectedVersion: 3 }]),
    );
  });

  it('sets a stock against the one that was seen, and takes it back by difference', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('SetStock', ({ variables: { expected, value } }) => {
        sent.push({ expected, value });
        const setStock = { __typename: 'Product', id: '1', stockQuantity: 9 };
        return HttpResponse.json({ data: { setStock } });
      }),
      graphql.mutation('AdjustTableStock', ({ variables: { delta } }) => {
        sent.push({ delta });
        const adjustStock = { __typename: 'Product', id: '1', stockQuantity: 4 };
        return HttpResponse.json({ data: { adjustStock } });
      }),
    );
    const { user } = renderApp('/admin/products');
    (await cell(1, '5')).focus();
    await user.keyboard('9{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([{ expected: 5, value: 9 }, { delta: -4 }]));
    expect(await cell(1, '4')).toBeVisible();
  });

  it('leads to a change of those that are chosen', async () => {
    serve();
    const { user } = renderApp('/admin/products');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Tea 2' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    expect(bar.getByRole('link', { name: 'Change many' })).toHaveAttribute(
      'href',
      '/admin/bulk-changes?ids=2',
    );
  });

  it('says so where nothing fits', async () => {
    serve([]);
    renderApp('/admin/products?search=nothing');
    expect(await screen.findByText('No product fits.')).toBeVisible();
  });

  it('saves filters, sort and columns as a view, which is opened, renamed and deleted', async () => {
    serve();
    const views: Record<string, unknown>[] = [];
    const sent: unknown[] = [];
    server.use(
      graphql.query('SavedViews', () => HttpResponse.json({ data: { savedViews: [...views] } })),
      graphql.mutation('AddSavedView', ({ variables: { input } }) => {
        sent.push(input);
        if (sent.length === 1) return failure({ code: 'VALIDATION', fields: { name: 'Taken' } });
        views.push({ __typename: 'SavedView', id: '9', name: input.name, search: input.search });
        return HttpResponse.json({ data: { addSavedView: views[0] } });
      }),
      graphql.mutation('RenameSavedView', ({ variables: { name } }) => {
        Object.assign(views[0] ?? {}, { name });
        return HttpResponse.json({ data: { renameSavedView: { ...views[0] } } });
      }),
      graphql.mutation('RemoveSavedView', () => {
        views.pop();
        return HttpResponse.json({ data: { removeSavedView: true } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/products?stock=LOW&after=c1');
    await screen.findByRole('grid', { name: 'Products' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'GST rate' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: 'GST rate' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name for the view')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), 'To buy');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Taken')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const saved = { list: 'PRODUCT_TABLE', name: 'To buy', search: 'stock=LOW&hide=gst' };
    await waitFor(() => expect(currentAddress()).toBe('/admin/products?stock=LOW&hide=gst'));
    expect(sent).toEqual([saved, saved]);
    const link = () => screen.findByRole('link', { name: 'To buy' });
    expect(await link()).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('button', { name: 'Rename the view' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Low');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Low' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete the view' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete the view ‘Low’?' }));
    await user.click(asked.getByRole('button', { name: 'Delete the view' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Low' })).not.toBeInTheDocument(),
    );
  });
});
