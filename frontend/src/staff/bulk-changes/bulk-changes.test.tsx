import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { BulkChangeRowState, BulkChangeState } from '../../generated/graphql';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const noRequest = {
  ...{ __typename: 'BulkChangeRequest', search: null, category: null, prices: null },
  ...{ basisPoints: null, amountPaise: null, rounding: null, newCategory: null },
  ...{ isHidden: null, gstBasisPoints: null, hsn: null, ids: null, stock: null, brand: null },
  ...{ minPricePaise: null, maxPricePaise: null, standing: null, hasPicture: null },
  ...{ hasGstRate: null, gstRateBasisPoints: null, changedSince: null, stockQuantity: null },
  ...{ stockDelta: null, stockKind: null, reason: null },
};
const aChange = (given: { state?: BulkChangeState } & Record<string, unknown> = {}) => ({
  ...{ __typename: 'BulkChange', id: '7', state: 'PREVIEWED' as BulkChangeState },
  request: {
    ...{ ...noRequest, search: 'tea', kind: 'PRICE_PERCENT', prices: 'SELLING' },
    ...{ basisPoints: -500, rounding: 'RUPEES' },
  },
  ...{ createdAt: '2026-11-20T04:00:00Z', startsAt: null, endsAt: null },
  ...{ unchangedCount: 2, waitingCount: 13_778 },
  ...{ changedCount: 0, refusedCount: 1, undoneCount: 0, keptCount: 0 },
  ...given,
});
const values = (given: object) => ({
  ...{ __typename: 'BulkChangeValues', mrpPaise: null, sellingPaise: null, category: null },
  ...{ isHidden: null, gstBasisPoints: null, hsn: null, stockQuantity: null, ...given },
});
const aRow = (state: BulkChangeRowState, given: object = {}) => ({
  ...{ __typename: 'BulkChangeRow', id: '1', productId: '3', productName: 'Assam Tea', state },
  product: null,
  before: values({ mrpPaise: 10_000, sellingPaise: 9_000 }),
  after: values({ sellingPaise: 8_600 }),
  ...{ code: null, field: null, ...given },
});
const pageOf = (__typename: string, items: object[]) => ({
  ...{ __typename, items, totalCount: items.length, page: 1, pageSize: 25, pageCount: 1 },
});
const category = {
  ...{ __typename: 'Category', id: '3', slug: 'beverages', name: 'Beverages' },
  ...{ imageUrl: '/media/food/1f375.webp', productCount: 9 },
  ...{ nameHi: null, nameMr: null, children: [] },
};

/** Serves one change with its rows, and the list of changes; returns the requested rows. */
function serve(change: ReturnType<typeof aChange>, rows: object[] = []) {
  const asked: unknown[] = [];
  server.use(
    graphql.query('Categories', () => HttpResponse.json({ data: { categories: [category] } })),
    graphql.query('BulkChange', () => HttpResponse.json({ data: { bulkChange: { ...change } } })),
    graphql.query('BulkChanges', () =>
      HttpResponse.json({ data: { bulkChanges: pageOf('BulkChangePage', [{ ...change }]) } }),
    ),
    graphql.query('BulkChangeRows', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({ data: { bulkChangeRows: pageOf('BulkChangeRowPage', rows) } });
    }),
  );
  return asked;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/bulk-changes', () => {
  it('asks what to change of which products, and leads to the preview', async () => {
    serve(aChange());
    const inputs: unknown[] = [];
    server.use(
      graphql.mutation('PreviewBulkChange', ({ variables }) => {
        inputs.push(variables['input']);
        return HttpResponse.json({ data: { previewBulkChange: aChange() } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/bulk-changes?search=tea');
    expect(await screen.findByRole('searchbox', { name: 'Words' })).toHaveValue('tea');
    await screen.findByRole('option', { name: 'Beverages' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Beverages');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/Enter a percentage such as 5/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Up or down'), 'Down');
    await user.type(screen.getByLabelText('Percent'), '5');
    await user.selectOptions(screen.getByLabelText('Rounding'), 'To whole rupees');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/bulk-changes/7'));
    expect(inputs).toEqual([
      {
        ...{ search: 'tea', category: 'beverages', kind: 'PRICE_PERCENT', prices: 'SELLING' },
        ...{ rounding: 'RUPEES', basisPoints: -500 },
      },
    ]);
  });

  it('shows the fields of each kind of change, and what the server refuses at its field', async () => {
    serve(aChange());
    server.use(
      graphql.mutation('PreviewBulkChange', () =>
        failure({ code: 'VALIDATION', fields: { hsn: 'No such code' } }),
      ),
    );
    const { user } = renderApp('/admin/bulk-changes');
    await user.selectOptions(await screen.findByLabelText('Kind of change'), 'GST');
    expect(screen.queryByLabelText('Percent')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('HSN code'), '1006');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('No such code')).toBeVisible();
  });

  it('takes pieces away from all that fit, with a reason', async () => {
    serve(aChange());
    const inputs: unknown[] = [];
    server.use(
      graphql.mutation('PreviewBulkChange', ({ variables }) => {
        inputs.push(variables['input']);
        return failure({ code: 'VALIDATION', fields: { stockDelta: 'Too many' } });
      }),
    );
    const { user } = renderApp('/admin/bulk-changes?search=tea');
    await user.selectOptions(await screen.findByLabelText('Kind of change'), 'STOCK_CHANGE');
    await user.selectOptions(screen.getByLabelText('What happens'), 'WASTE');
    const preview = screen.getByRole('button', { name: 'Preview' });
    await user.click(preview);
    expect(await screen.findByText('A whole number, such as 24')).toBeVisible();
    expect(screen.getByText(/^Say why/)).toBeVisible();
    await user.type(screen.getByLabelText('Pieces'), '12');
    await user.type(screen.getByLabelText('Reason'), 'Expired');
    await user.click(preview);
    expect(await screen.findByText('Too many')).toBeVisible();
    expect(inputs).toEqual([
      {
        ...{ search: 'tea', category: null, kind: 'STOCK_CHANGE', stockDelta: -12 },
        ...{ stockKind: 'WASTE', reason: 'Expired' },
      },
    ]);
  });

  it('lists earlier changes', async () => {
    serve(aChange({ state: 'DONE', waitingCount: 0, changedCount: 13_778 }));
    renderApp('/admin/bulk-changes');
    const table = within(
      await screen.findByRole('table', { name: 'Scheduled and earlier changes' }),
    );
    expect(
      table.getByRole('link', { name: 'Selling price: 5 % down · To whole rupees' }),
    ).toHaveAttribute('href', '/admin/bulk-changes/7');
    expect(table.getByText('13,778 products')).toBeVisible();
    expect(table.getByText('Done')).toBeVisible();
  });

  it('is reached from the product list with its words', async () => {
    server.use(
      graphql.query('AdminProducts', () =>
        HttpResponse.json({ data: { products: pageOf('ProductPage', []) } }),
      ),
    );
    renderApp('/admin/listproduct?search=tea');
    const products = within(await screen.findByRole('main'));
    expect(await products.findByRole('link', { name: 'Change many' })).toHaveAttribute(
      'href',
      '/admin/bulk-changes?search=tea',
    );
  });
});

describe('/admin/bulk-changes/7', () => {
  it('previews the products, starts, shows how far it is, and cancels the rest', async () => {
    const change = aChange();
    const asked = serve(change, [
      aRow('WAITING'),
      aRow('REFUSED', { id: '2', code: 'VALIDATION', field: 'sellingPaise' }),
    ]);
    server.use(
      graphql.mutation('StartBulkChange', () => {
        Object.assign(change, { state: 'RUNNING', waitingCount: 13_000, changedCount: 778 });
        return HttpResponse.json({ data: { startBulkChange: { ...change } } });
      }),
      graphql.mutation('CancelBulkChange', () => {
        Object.assign(change, { state: 'CANCELLED' });
        return HttpResponse.json({ data: { cancelBulkChange: { ...change } } });
      }),
    );
    const { user } = renderApp('/admin/bulk-changes/7');
    const table = within(await screen.findByRole('table', { name: 'Products' }));
    expect(table.getAllByText('MRP ₹100 · Sold at ₹90')).toHaveLength(2);
    expect(table.getByText('Sold at ₹86')).toBeVisible();
    expect(
      table.getByText('The selling price would be above the MRP or below ₹0.01'),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Change 13,778 products' }));
    expect(await screen.findByText('779 of 13,779 products')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the rest' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo the whole change' })).toBeVisible();
    expect(asked.length).toBeGreaterThan(1);
  });

  it('schedules a change, shows what the server refuses of that, and cancels it', async () => {
    const change = aChange();
    serve(change, [aRow('WAITING')]);
    const asked: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('StartBulkChange', ({ variables }) => {
        asked.push(variables);
        if (asked.length === 1)
          return failure({ code: 'VALIDATION', fields: { endsAt: 'Too early' } });
        Object.assign(change, { ...variables, state: 'SCHEDULED' });
        return HttpResponse.json({ data: { startBulkChange: { ...change } } });
      }),
      graphql.mutation('CancelBulkChange', () => {
        Object.assign(change, { state: 'CANCELLED' });
        return HttpResponse.json({ data: { cancelBulkChange: { ...change } } });
      }),
    );
    const { user } = renderApp('/admin/bulk-changes/7');
    await user.selectOptions(await screen.findByLabelText('When'), 'Later');
    expect(screen.getByText(/is decided when it starts/)).toBeVisible();
    const schedule = screen.getByRole('button', { name: 'Schedule the change' });
    await user.click(schedule);
    expect(await screen.findByText('Choose a day and a time')).toBeVisible();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2030-12-01T09:00' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2030-12-02T09:00' } });
    await user.click(schedule);
    expect(await screen.findByText('Too early')).toBeVisible();
    await user.click(schedule);
    expect(await screen.findByText('Scheduled')).toBeVisible();
    expect(asked[1]).toEqual({
      ...{ id: '7', startsAt: '2030-12-01T03:30:00.000Z', endsAt: '2030-12-02T03:30:00.000Z' },
    });
    expect(screen.getByText('1 Dec 2030, 9:00 am until 2 Dec 2030, 9:00 am')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  it('follows a change until it is done, and undoes it after asking', async () => {
    const change = aChange({ state: 'RUNNING', waitingCount: 1, changedCount: 2 });
    const asked = serve(change, [aRow('CHANGED')]);
    server.use(
      graphql.mutation('UndoBulkChange', () => {
        Object.assign(change, { state: 'UNDONE', changedCount: 0, undoneCount: 2, keptCount: 1 });
        return HttpResponse.json({ data: { undoBulkChange: { ...change } } });
      }),
    );
    const { user } = renderApp('/admin/bulk-changes/7');
    await screen.findByRole('progressbar');
    Object.assign(change, { state: 'DONE', waitingCount: 0, changedCount: 3 });
    await user.click(await screen.findByRole('button', { name: 'Undo the whole change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
    await user.click(dialog.getByRole('button', { name: 'Set back 3 products' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'Not set back');
    await waitFor(() => expect(asked.at(-1)).toEqual({ id: '7', state: 'KEPT', page: 1 }));
  });

  it('shows what becomes of stocks, and what an undo of them does', async () => {
    const change = aChange({ state: 'DONE', waitingCount: 0, changedCount: 2 });
    Object.assign(change.request, {
      ...{ kind: 'STOCK_CHANGE', stockDelta: -1200, stockKind: 'WASTE', reason: 'Expired' },
    });
    serve(change, [
      aRow('CHANGED', {
        before: values({ stockQuantity: 1500 }),
        after: values({ stockQuantity: 300 }),
      }),
      aRow('REFUSED', { id: '2', code: 'OUT_OF_STOCK', before: values({ stockQuantity: 9 }) }),
    ]);
    const { user } = renderApp('/admin/bulk-changes/7');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Stock: 1,200 fewer · Expired',
    );
    const table = within(await screen.findByRole('table', { name: 'Products' }));
    expect(table.getByText('Stock: 1,500')).toBeVisible();
    expect(table.getByText('Stock: 300')).toBeVisible();
    expect(table.getByText('Fewer pieces are there')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the whole change' }));
    expect(await screen.findByText(/^What is sold since stays sold/)).toBeVisible();
  });

  it('says where there is nothing to change', async () => {
    serve(aChange({ waitingCount: 0 }));
    renderApp('/admin/bulk-changes/7');
    expect(await screen.findByText('There is nothing to change.')).toBeVisible();
  });

  it('says where it cannot be loaded', async () => {
    server.use(graphql.query('BulkChange', () => failure({ code: 'NOT_FOUND' })));
    renderApp('/admin/bulk-changes/7');
    expect(await screen.findByText('The change could not be loaded.')).toBeVisible();
  });
});
