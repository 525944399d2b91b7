import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { ProductImportState } from '../../generated/graphql';
import { loadLanguage, showLanguage } from '../../shared/lib/language';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const anImport = (given: { state?: ProductImportState } & Record<string, unknown> = {}) => ({
  ...{ __typename: 'ProductImport', id: '7', state: 'CHECKED' as ProductImportState },
  ...{ fileName: 'prices.csv', createdAt: '2026-11-20T04:00:00Z', updateStock: false },
  ...{ defaultStock: 0, problem: null, problemMessage: null, lineCount: 13_778, readCount: 13_778 },
  ...{ insertedCount: 13_000, updatedCount: 700, unchangedCount: 77, badCount: 1 },
  ...{ removedCount: 0, hiddenCount: 0, restoredCount: 0, keptCount: 0 },
  columns: [
    { __typename: 'ImportColumn', header: 'Code', samples: ['A1', 'A2'] },
    { __typename: 'ImportColumn', header: 'Ware', samples: ['Tea'] },
  ],
  fields: [{ __typename: 'ImportedField', name: 'sku', headers: ['Code'] }],
  categories: [{ __typename: 'ImportedCategory', path: 'Hot/Tea', rowCount: 9, slug: 'beverages' }],
  ...given,
});
const pageOf = (__typename: string, items: object[]) => ({
  ...{ __typename, items, totalCount: items.length, page: 1, pageSize: 25, pageCount: 1 },
});
const reasonMessage = {
  ...{ __typename: 'Message', messageId: 'catalogue.cellTooLong', params: { most: 200 } },
};
const badRow = {
  ...{ __typename: 'ProductImportRow', id: '1', line: 4, state: 'BAD', productName: null },
  code: null,
  problems: [{ __typename: 'ImportProblem', field: 'name', reason: 'is required', reasonMessage }],
};
const categories = ['beverages', 'snacks'].map((slug, at) => ({
  ...{ __typename: 'Category', id: String(at), slug, name: slug.toUpperCase() },
  ...{ imageUrl: '/media/food/1f375.webp', productCount: 9 },
  ...{ nameHi: null, nameMr: null, children: [] },
}));

function serve(shown: object, rows: object[] = []) {
  server.use(
    graphql.query('Categories', () => HttpResponse.json({ data: { categories } })),
    graphql.query('ProductImport', () => HttpResponse.json({ data: { productImport: shown } })),
    graphql.query('ProductImports', () =>
      HttpResponse.json({ data: { productImports: pageOf('ProductImportPage', [shown]) } }),
    ),
    graphql.query('ProductImportRows', () =>
      HttpResponse.json({ data: { productImportRows: pageOf('ProductImportRowPage', rows) } }),
    ),
  );
}

beforeEach(() => localStorage.setItem('admin', '1'));
afterEach(() => showLanguage('en'));

describe('/admin/imports', () => {
  it('sends a file, and leads to its check', async () => {
    serve(anImport());
    const sent: string[] = [];
    server.use(
      http.post('/imports/products', ({ request }) => {
        sent.push(new URL(request.url).search, String(request.headers.get('content-type')));
        return HttpResponse.json({ id: 7, state: 'CHECKING' }, { status: 202 });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/imports');
    const file = new File(['sku\n'], 'prices.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a file'), file);
    await waitFor(() => expect(currentAddress()).toBe('/admin/imports/7'));
    expect(sent).toEqual(['?dryRun=true&name=prices.csv', 'text/csv']);
  });

  it('takes a dropped file, and says why it is refused', async () => {
    serve(anImport());
    server.use(
      http.post('/imports/products', () =>
        HttpResponse.json({ code: 'VALIDATION', message: 'No table' }, { status: 400 }),
      ),
    );
    renderApp('/admin/imports');
    const place = await screen.findByText('Drop a file here, or choose one');
    const file = new File(['{}'], 'prices.jsonl');
    fireEvent.dragOver(place);
    fireEvent.dragLeave(place);
    fireEvent.drop(place, { dataTransfer: { files: [file] } });
    expect(await screen.findByText('No table')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Earlier imports' }));
    expect(table.getByRole('link', { name: 'prices.csv' })).toBeVisible();
    expect(table.getByText('13,700 products')).toBeVisible();
  });

  it('says where the shop cannot be reached', async () => {
    serve(anImport());
    server.use(http.post('/imports/products', () => HttpResponse.error()));
    const { user } = renderApp('/admin/imports');
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['x'], 'a.csv'));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
  });
});

describe('/admin/imports/:id', () => {
  it('shows how a file is read, and checks it again before it is imported in another way', async () => {
    serve(anImport(), [badRow]);
    const inputs: unknown[] = [];
    server.use(
      graphql.mutation('StartProductImport', ({ variables }) => {
        inputs.push(variables['input']);
        return inputs.length === 1
          ? failure({ code: 'VALIDATION', message: 'No such column' })
          : HttpResponse.json({ data: { startProductImport: anImport({ state: 'CHECKING' }) } });
      }),
    );
    const { user } = renderApp('/admin/imports/7');
    const importButton = () => screen.queryByRole('button', { name: 'Import 13,700 products' });
    expect(await screen.findByText('Would be new')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('sku');
    expect(screen.getByText('A1 · A2')).toBeVisible();
    expect(importButton()).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Ware'), 'Name');
    expect(importButton()).toBeNull();
    await screen.findAllByRole('option', { name: 'Snacks' });
    await user.selectOptions(screen.getByLabelText('Hot/Tea'), 'Snacks');
    await user.click(screen.getByRole('checkbox', { name: /Take the stock of the file/ }));
    await user.type(screen.getByLabelText(/Stock of new products/), '5');
    expect(await screen.findByText('Name: is required')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('No such column')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(inputs).toEqual(
      [true, true].map((dryRun) => ({
        ...{ dryRun, updateStock: true, defaultStock: 5 },
        fields: [
          { name: 'sku', headers: ['Code'] },
          { name: 'name', headers: ['Ware'] },
        ],
        categories: [{ path: 'Hot/Tea', slug: 'snacks' }],
      })),
    );
  });

  it('names costs and levels of low stock as what they are read as', async () => {
    const columns = ['Landing price', 'Reorder level'].map((header) => ({
      ...{ __typename: 'ImportColumn', header, samples: [] },
    }));
    const fields = [
      { __typename: 'ImportedField', name: 'cost', headers: ['Landing price'] },
      { __typename: 'ImportedField', name: 'lowStock', headers: ['Reorder level'] },
    ];
    serve(anImport({ columns, fields }));
    renderApp('/admin/imports/7');
    expect(await screen.findByLabelText('Landing price')).toHaveDisplayValue('Cost');
    expect(screen.getByLabelText('Reorder level')).toHaveDisplayValue('Low stock from');
  });

  it('imports with the stock and categories that are chosen, and asks before they are lost', async () => {
    serve(anImport());
    const inputs: unknown[] = [];
    server.use(
      graphql.mutation('StartProductImport', ({ variables }) => {
        inputs.push(variables['input']);
        return HttpResponse.json({ data: { startProductImport: anImport({ state: 'RUNNING' }) } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/imports/7');
    await user.type(await screen.findByLabelText(/Stock of new products/), '5');
    await user.click(screen.getByRole('link', { name: 'All imports' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(currentAddress()).toBe('/admin/imports/7');
    await user.click(screen.getByRole('button', { name: 'Import 13,700 products' }));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(inputs).toMatchObject([{ dryRun: false, defaultStock: 5 }]);
  });

  it('cancels what runs, and discards what was checked', async () => {
    serve(anImport({ state: 'RUNNING', readCount: 500 }));
    server.use(
      graphql.mutation('CancelProductImport', () =>
        HttpResponse.json({ data: { cancelProductImport: anImport({ state: 'CANCELLED' }) } }),
      ),
    );
    const { user } = renderApp('/admin/imports/7');
    expect(await screen.findByText('500 of 13,778 rows')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the rest' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  it('undoes an import that is done', async () => {
    serve(anImport({ state: 'DONE' }), [{ ...badRow, state: 'KEPT', code: 'CONFLICT' }]);
    server.use(
      graphql.mutation('UndoProductImport', () =>
        HttpResponse.json({
          data: { undoProductImport: anImport({ state: 'UNDONE', removedCount: 12_999 }) },
        }),
      ),
    );
    const { user } = renderApp('/admin/imports/7');
    expect(await screen.findByText('Somebody changed it since.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Download what is wrong/ })).toHaveAttribute(
      'href',
      '/imports/products/7/bad-rows.csv',
    );
    await user.click(screen.getByRole('button', { name: 'Undo the whole import' }));
    await user.click(await screen.findByRole('button', { name: 'Take back 13,700 products' }));
    expect(await screen.findByText('12,999')).toBeVisible();
  });

  it('says in the language of the reader what is wrong with a row', async () => {
    serve(anImport({ state: 'DONE' }), [badRow]);
    await loadLanguage('hi');
    showLanguage('hi');
    renderApp('/admin/imports/7');
    expect(await screen.findByText(/200 अक्षरों से लंबा है/)).toBeVisible();
  });

  it('says in the language of the reader why the file cannot be read', async () => {
    const problemMessage = { __typename: 'Message', messageId: 'catalogue.fileEmpty', params: {} };
    serve(
      anImport({
        problem:
          'The file is empty: its first line should name the columns, and each line below it is a product',
        problemMessage,
      }),
    );
    await loadLanguage('hi');
    showLanguage('hi');
    renderApp('/admin/imports/7');
    expect(await screen.findByText(/^फ़ाइल खाली है:/)).toBeVisible();
  });

  it('says where it cannot be loaded', async () => {
    server.use(graphql.query('ProductImport', () => failure({ code: 'INTERNAL' })));
    renderApp('/admin/imports/7');
    expect(await screen.findByText('The import could not be loaded.')).toBeVisible();
  });
});
