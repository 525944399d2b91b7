import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const tea = {
  ...{ __typename: 'Product', id: '3', name: 'Assam Tea', nameHi: null, nameMr: null },
  ...{ unit: '500 g', sku: null, barcode: null, stockQuantity: 3, mrpPaise: 5_000 },
  ...{ sellingPaise: null, costPaise: 2_000, version: 4 },
};
const godown = {
  ...{ __typename: 'StockLocation', id: '7', name: 'Godown', note: 'Vashi', version: 2 },
  ...{ productCount: 1, pieces: 40 },
};
const store = { ...godown, id: '8', name: 'Second store', note: null, productCount: 0, pieces: 0 };
const elsewhere = (pieces: number) => ({
  ...{ __typename: 'StockAtLocation', productId: '3', location: godown, pieces },
});
const pageOf = (__typename: string, items: object[]) => ({
  ...{ __typename, items, totalCount: items.length, page: 1, pageSize: 25, pageCount: 1 },
});

/** Serves two places, 40 pieces of tea at one of them, and what a scan finds. */
function serve() {
  server.use(
    graphql.query('StockPlaces', () =>
      HttpResponse.json({ data: { stockLocations: [godown, store] } }),
    ),
    graphql.query('StockElsewhere', () =>
      HttpResponse.json({ data: { stockElsewhere: [elsewhere(40)] } }),
    ),
    graphql.query('StockProduct', () => HttpResponse.json({ data: { product: tea } })),
    graphql.query('StockProductsByCode', () =>
      HttpResponse.json({ data: { productsByCode: [tea] } }),
    ),
  );
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/stock?part=transfer', () => {
  it('moves scanned pieces, and shows what is refused at its line', async () => {
    serve();
    const inputs: unknown[] = [];
    server.use(
      graphql.mutation('TransferStock', ({ variables }) => {
        inputs.push(variables['input']);
        return inputs.length === 1
          ? failure({ code: 'OUT_OF_STOCK', fields: { 'lines.0.pieces': 'Only 1 is there' } })
          : HttpResponse.json({ data: { transferStock: [tea] } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=transfer');
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    expect(screen.getByText('Scan what is to be moved first.')).toBeVisible();
    expect(screen.getByLabelText('From the place')).toHaveValue('7');
    expect(screen.getByLabelText('To the place')).toHaveValue('');
    const scan = screen.getByLabelText('Scan or type a product');
    await user.type(scan, '8901{Enter}');
    const line = await screen.findByRole('group', { name: /Assam Tea/ });
    expect(await within(line).findByText('There: 40')).toBeVisible();
    await user.type(scan, '8901{Enter}');
    await screen.findByText('2 pieces to move');
    const pieces = within(line).getByLabelText('Pieces');
    await user.clear(pieces);
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    expect(within(line).getByText('A whole number, such as 24')).toBeVisible();
    expect(pieces).toHaveFocus();
    await user.type(pieces, '12');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    expect(await within(line).findByText('Only 1 is there')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('From the place'), 'The shop');
    expect(screen.getByLabelText('To the place')).toHaveValue('7');
    expect(await within(line).findByText('There: 3')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('To the place'), 'Second store');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByText('Transferred')).toBeVisible();
    const lines = [{ productId: '3', pieces: 12 }];
    expect(inputs).toMatchObject([
      { fromLocationId: '7', toLocationId: null, lines },
      { fromLocationId: null, toLocationId: '8', lines },
    ]);
    expect(screen.queryByRole('group', { name: /Assam Tea/ })).toBeNull();
  });

  it('says at the place that somebody else removed it', async () => {
    serve();
    server.use(
      graphql.mutation('TransferStock', () =>
        failure({ code: 'NOT_FOUND', fields: { toLocationId: 'No such place of stock' } }),
      ),
    );
    const { user } = renderApp('/admin/stock?part=transfer&from=7&product=3');
    await user.selectOptions(await screen.findByLabelText('To the place'), 'Second store');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByText('No such place of stock')).toBeVisible();
    expect(screen.getByLabelText('To the place')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('To the place'), 'The shop');
    expect(screen.queryByText('No such place of stock')).toBeNull();
  });

  it('begins with the product and the place of its address', async () => {
    serve();
    renderApp('/admin/stock?part=transfer&from=8&product=3');
    expect(await screen.findByRole('group', { name: /Assam Tea/ })).toBeVisible();
    expect(screen.getByLabelText('From the place')).toHaveValue('8');
    expect(screen.getByLabelText('To the place')).toHaveValue('');
    expect(await screen.findByText('There: 0')).toBeVisible();
  });

  it('leads to the places where there is none', async () => {
    renderApp('/admin/stock?part=transfer');
    expect(await screen.findByRole('link', { name: 'Add a place' })).toHaveAttribute(
      'href',
      '/admin/stock?part=places',
    );
  });
});

describe('/admin/stock?part=places', () => {
  it('adds and changes places, and removes empty ones', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('AddStockPlace', ({ variables }) => {
        sent.push(variables);
        return sent.length === 1
          ? failure({ code: 'VALIDATION', fields: { name: 'Another place has this name' } })
          : HttpResponse.json({ data: { addStockLocation: { ...store, id: '9' } } });
      }),
      graphql.mutation('ChangeStockPlace', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { changeStockLocation: { ...godown, version: 3 } } });
      }),
      graphql.mutation('RemoveStockPlace', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { removeStockLocation: true } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=places');
    await user.click(await screen.findByRole('button', { name: 'Add a place' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Godown');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another place has this name')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: Godown 2')).toBeVisible();

    const [edit] = await screen.findAllByRole('button', { name: 'Edit' });
    if (edit) await user.click(edit);
    await user.clear(await screen.findByLabelText('Note'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: Godown')).toBeVisible();

    const remove = await screen.findAllByRole('button', { name: 'Remove' });
    expect(remove).toHaveLength(1);
    if (remove[0]) await user.click(remove[0]);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this place?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed: Second store')).toBeVisible();
    expect(sent.slice(1)).toMatchObject([
      { input: { name: 'Godown 2', note: null } },
      { id: '7', input: { name: 'Godown', note: null }, expectedVersion: 2 },
      { id: '8' },
    ]);
  });

  it('shows what a place has, with its dates', async () => {
    serve();
    const batches = [
      { __typename: 'BatchAtLocation', id: '1', expiresOn: '2026-12-24', pieces: 6 },
      { __typename: 'BatchAtLocation', id: null, expiresOn: null, pieces: 34 },
    ];
    const item = { __typename: 'LocationStockItem', product: tea, pieces: 40, batches };
    server.use(
      graphql.query('PlaceStock', () =>
        HttpResponse.json({ data: { locationStock: pageOf('LocationStockPage', [item]) } }),
      ),
    );
    renderApp('/admin/stock?part=places&place=7');
    const table = await screen.findByRole('table', { name: 'Godown' });
    expect(within(table).getByText(/24 Dec 2026: 6/)).toBeVisible();
    expect(within(table).getByRole('link', { name: 'Transfer' })).toHaveAttribute(
      'href',
      '/admin/stock?part=transfer&from=7&product=3',
    );
  });
});

describe('other parts of the stock', () => {
  it.each(['receive', 'count'])(
    'ask for the place again where it did not load: %s',
    async (part) => {
      serve();
      server.use(
        graphql.query('StockPlaces', () => HttpResponse.error(), { once: true }),
        graphql.query('GoodsReceipts', () =>
          HttpResponse.json({ data: { goodsReceipts: pageOf('GoodsReceiptPage', []) } }),
        ),
      );
      const { user } = renderApp(`/admin/stock?part=${part}`);
      await screen.findByText('The places could not be loaded.');
      expect(screen.queryByLabelText('Scan or type a product')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('option', { name: 'Godown' })).toBeInTheDocument();
    },
  );

  it('count at a place against its stock', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('CountStock', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { countStock: tea } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=count');
    await user.selectOptions(await screen.findByLabelText('Place'), 'Godown');
    await user.type(screen.getByLabelText('Scan or type a product'), '8901{Enter}');
    expect(await screen.findByText(/At this place: 40/)).toBeVisible();
    await user.type(screen.getByLabelText('Pieces'), '38');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ productId: '3', locationId: '7', shown: 40, counted: 38 }]),
    );
  });

  it('tell batches apart by their places, and write off at one of them', async () => {
    const sent: unknown[] = [];
    const batch = (id: string, location: object | null, piecesLeft: number) => ({
      ...{ __typename: 'ExpiringBatch', id, product: tea, batch: 'L1', location, piecesLeft },
      expiresOn: '2020-01-01',
    });
    server.use(
      graphql.query('ExpiringBatches', () =>
        HttpResponse.json({
          data: {
            expiringBatches: pageOf('ExpiringBatchPage', [
              batch('1', null, 6),
              batch('1-7', godown, 9),
            ]),
          },
        }),
      ),
      graphql.mutation('WriteOffBatch', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { writeOffBatch: tea } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=expiring');
    const table = await screen.findByRole('table', { name: 'Expires soon' });
    const texts = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Place'),
      expect.stringMatching(/The shop.*6/),
      expect.stringMatching(/Godown.*9/),
    ]);
    const [, there] = within(table).getAllByRole('button', { name: 'Write off' });
    if (there) await user.click(there);
    const dialog = await screen.findByRole('dialog', { name: 'Write off as waste?' });
    expect(within(dialog).getByText('Godown')).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Pieces'));
    await user.type(within(dialog).getByLabelText('Pieces'), '4');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Write off 4 pieces' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: '1-7', pieces: 4 }]));
  });

  it('say what lies elsewhere where something is low', async () => {
    serve();
    const item = {
      ...{ __typename: 'BuyingListItem', product: tea, level: 9, waitingCount: 0 },
      ...{ soldPieces: 20, suggestedPieces: 0, elsewhere: [elsewhere(40)] },
    };
    server.use(
      graphql.query('BuyingList', () =>
        HttpResponse.json({ data: { buyingList: pageOf('BuyingListPage', [item]) } }),
      ),
    );
    renderApp('/admin/stock');
    expect(await screen.findByText('Godown: 40')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Transfer from Godown' })).toHaveAttribute(
      'href',
      '/admin/stock?part=transfer&from=7&product=3',
    );
  });
});
