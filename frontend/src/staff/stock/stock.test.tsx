import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const product = (id: string, name: string, given: object = {}) => ({
  ...{ __typename: 'Product', id, name, nameHi: null, nameMr: null, unit: '500 g', sku: null },
  ...{
    barcode: null,
    stockQuantity: 3,
    piecesToPick: 4,
    mrpPaise: 5_000,
    sellingPaise: null,
    costPaise: 2_000,
  },
  ...{ version: 4, ...given },
});
const pageOf = (__typename: string, items: object[]) => ({
  ...{ __typename, items, totalCount: items.length, page: 1, pageSize: 25, pageCount: 1 },
});
const tea = product('3', 'Assam Tea');
const rice = product('4', 'Basmati Rice');

/** Serves products by their codes, and records the requests. */
function serve() {
  const sent: Record<string, unknown>[] = [];
  server.use(
    graphql.query('StockProductsByCode', ({ variables }) => {
      const codes = variables['skus'] as string[];
      const productsByCode = codes.includes('8901') ? [tea] : codes.includes('8902') ? [rice] : [];
      return HttpResponse.json({ data: { productsByCode } });
    }),
    graphql.query('StockProductsByWords', () => HttpResponse.json({ data: { suggestions: [] } })),
    graphql.query('GoodsReceipts', () =>
      HttpResponse.json({ data: { goodsReceipts: pageOf('GoodsReceiptPage', []) } }),
    ),
    graphql.mutation('CountStock', ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { countStock: { ...tea, stockQuantity: 5 } } });
    }),
    graphql.mutation('AdjustStock', ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { adjustStock: tea } });
    }),
  );
  return sent;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('admin', '1');
});

describe('/admin/stock', () => {
  it('lists what is low, with who waits and how much to buy', async () => {
    const item = {
      ...{ __typename: 'BuyingListItem', product: tea, level: 9, waitingCount: 2 },
      ...{ soldPieces: 20, suggestedPieces: 28, elsewhere: [] },
    };
    server.use(
      graphql.query('BuyingList', () =>
        HttpResponse.json({ data: { buyingList: pageOf('BuyingListPage', [item]) } }),
      ),
    );
    renderApp('/admin/stock');
    const table = await screen.findByRole('table', { name: 'Sold out or low' });
    expect(within(table).getByRole('link', { name: /Assam Tea/ })).toBeVisible();
    for (const number of ['9', '2', '20', '28']) within(table).getByText(number);
    expect(screen.getByRole('link', { name: 'Low stock' })).toHaveAttribute('aria-current', 'page');
  });

  it('shares what is to be bought as a message', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const itemOf = (of: object, suggestedPieces: number) => ({
      ...{ __typename: 'BuyingListItem', product: of, level: 9, waitingCount: 0 },
      ...{ soldPieces: 0, suggestedPieces, elsewhere: [] },
    });
    server.use(
      graphql.query('BuyingList', () =>
        HttpResponse.json({
          data: { buyingList: pageOf('BuyingListPage', [itemOf(tea, 28), itemOf(rice, 0)]) },
        }),
      ),
    );
    const { user } = renderApp('/admin/stock');
    await user.click(await screen.findByRole('button', { name: 'Share the list' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: '28 × Assam Tea (500 g)' }));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('receives a scanned bill as a whole, and shows what is refused at its line', async () => {
    serve();
    const inputs: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('ReceiveGoods', ({ variables }) => {
        inputs.push(variables['input'] as Record<string, unknown>);
        return inputs.length === 1
          ? failure({ code: 'VALIDATION', fields: { 'lines.0.sellingPaise': 'Above the MRP' } })
          : HttpResponse.json({
              data: { receiveGoods: { __typename: 'GoodsReceipt', id: '1', lineCount: 2 } },
            });
      }),
    );
    const { user } = renderApp('/admin/stock?part=receive');
    const scan = await screen.findByLabelText('Scan or type a product');
    await user.type(scan, '8901{Enter}');
    await screen.findByRole('group', { name: /Assam Tea/ });
    await user.type(scan, '8901{Enter}');
    await user.type(scan, '8902{Enter}');
    const line = await screen.findByRole('group', { name: /Basmati Rice/ });
    await screen.findByText('3 pieces on the bill');
    await user.type(within(line).getByLabelText('Cost of one, in rupees'), '19.50');
    await user.type(within(line).getByLabelText('New selling price'), '60');
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    expect(await screen.findByText('Who brought it?')).toBeVisible();
    expect(screen.getByLabelText('Supplier')).toHaveFocus();
    await user.type(screen.getByLabelText('Supplier'), 'Vashi Traders');
    await user.type(screen.getByLabelText('Number of the bill'), 'B-7');
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    expect(await within(line).findByText('Above the MRP')).toBeVisible();
    expect(within(line).getByLabelText('New selling price')).toHaveFocus();
    await user.clear(within(line).getByLabelText('New selling price'));
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    expect(await screen.findByText('Goods received')).toBeVisible();
    expect(inputs[1]).toMatchObject({
      ...{ supplier: 'Vashi Traders', billNumber: 'B-7' },
      lines: [
        { productId: '4', pieces: 1, costPaise: 1_950, sellingPaise: null },
        { productId: '3', pieces: 2, costPaise: null },
      ],
    });
    expect(screen.queryByRole('group', { name: /Basmati Rice/ })).toBeNull();
  });

  it('does not lose a bill by a reload, or add one twice whose response was lost', async () => {
    serve();
    const keys: unknown[] = [];
    server.use(
      graphql.mutation('ReceiveGoods', ({ variables }) => {
        const key = (variables['input'] as { key: string }).key;
        const isUsed = keys.includes(key);
        keys.push(key);
        if (keys.length === 1) return HttpResponse.error();
        return isUsed
          ? failure({ code: 'IDEMPOTENCY_KEY_REUSED' })
          : HttpResponse.json({
              data: { receiveGoods: { __typename: 'GoodsReceipt', id: '1', lineCount: 1 } },
            });
      }),
    );
    const first = renderApp('/admin/stock?part=receive');
    const scan = await screen.findByLabelText('Scan or type a product');
    await first.user.type(scan, '8901{Enter}');
    await screen.findByRole('group', { name: /Assam Tea/ });
    await first.user.type(screen.getByLabelText('Supplier'), 'Vashi Traders');
    await first.user.type(screen.getByLabelText('Number of the bill'), 'B-7');
    await first.user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    await screen.findByText(/cannot be reached/);
    cleanup();

    const { user } = renderApp('/admin/stock?part=receive');
    const line = await screen.findByRole('group', { name: /Assam Tea/ });
    expect(screen.getByLabelText('Number of the bill')).toHaveValue('B-7');
    await user.type(within(line).getByLabelText('Pieces'), '2');
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    await screen.findByText(/^This bill is already received/);
    expect(keys[1]).toBe(keys[0]);
    await user.click(screen.getByRole('button', { name: 'Make it another bill' }));
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    expect(await screen.findByText('Goods received')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before a bill is received that somebody else has received', async () => {
    serve();
    const earlier = {
      ...{ __typename: 'GoodsReceipt', id: '9', supplier: 'Vashi Traders', billNumber: 'B-7' },
      ...{ receivedAt: '2026-11-21T04:30:00Z', lineCount: 1, totalPaise: 0, undoneAt: null },
    };
    let receivedCount = 0;
    server.use(
      graphql.query('GoodsReceipts', () =>
        HttpResponse.json({ data: { goodsReceipts: pageOf('GoodsReceiptPage', [earlier]) } }),
      ),
      graphql.mutation('ReceiveGoods', () => {
        receivedCount++;
        return HttpResponse.json({
          data: { receiveGoods: { __typename: 'GoodsReceipt', id: '10', lineCount: 1 } },
        });
      }),
    );
    const { user } = renderApp('/admin/stock?part=receive');
    await user.type(await screen.findByLabelText('Scan or type a product'), '8901{Enter}');
    await screen.findByRole('group', { name: /Assam Tea/ });
    await user.type(screen.getByLabelText('Supplier'), 'vashi traders');
    await user.type(screen.getByLabelText('Number of the bill'), 'b-7');
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    expect(await screen.findByText(/^A bill with this number of Vashi Traders/)).toBeVisible();
    expect(receivedCount).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Receive the bill' }));
    expect(await screen.findByText('Goods received')).toBeVisible();
    expect(screen.queryByText(/^A bill with this number/)).toBeNull();
  });

  it('loses no scan where the answers come slower than the scans', async () => {
    serve();
    let answer = () => {};
    const allScanned = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      graphql.query('StockProductsByCode', async ({ variables }) => {
        const [code] = variables['skus'] as string[];
        await allScanned;
        const productsByCode = code === '8901' ? [tea] : code === '8902' ? [rice] : [];
        return HttpResponse.json({ data: { productsByCode } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=receive');
    const scan = await screen.findByLabelText('Scan or type a product');
    await user.type(scan, '8901{Enter}8902{Enter}0000{Enter}8901{Enter}');
    answer();
    expect(await screen.findByText('3 pieces on the bill')).toBeVisible();
    expect(screen.getByText('No product has the code or name 0000.')).toBeVisible();
    expect(scan).toHaveValue('');
  });

  it('counts against the stock that was shown, and writes off', async () => {
    const sent = serve();
    const { user } = renderApp('/admin/stock?part=count');
    const scan = await screen.findByLabelText('Scan or type a product');
    await user.type(scan, 'nothing{Enter}');
    expect(await screen.findByText(/^No product has the code or name/)).toBeVisible();
    await user.clear(scan);
    await user.type(scan, '8901{Enter}');
    expect(
      await screen.findByText(/^In stock: 3, and 4 more on the shelf for orders that are still/),
    ).toBeVisible();
    expect(
      screen.getByText(/^Leave out the pieces of orders that are still to be picked/),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Orders with it that are to be picked' }),
    ).toHaveAttribute(
      'href',
      '/admin/order-search?productId=3&statuses=PENDING%2CSUCCESS%2CPICKING',
    );
    await waitFor(() => expect(screen.getByLabelText('Pieces')).toHaveFocus());
    await user.keyboard('5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Counted. In stock now: 5')).toBeVisible();
    await user.type(screen.getByLabelText('Scan or type a product'), '8901{Enter}');
    await user.selectOptions(await screen.findByLabelText('What it is'), 'Stolen');
    await user.type(screen.getByLabelText('Pieces'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { productId: '3', shown: 3, counted: 5 },
      { productId: '3', delta: -2, kind: 'THEFT', reason: 'Stolen' },
    ]);
  });

  it('sells off what expires, against the version that is shown, and writes off what did', async () => {
    serve();
    const sent: unknown[] = [];
    const batch = (id: string, expiresOn: string, of: object) => ({
      ...{ __typename: 'ExpiringBatch', id, product: of, batch: 'L1', expiresOn, piecesLeft: 6 },
      location: null,
    });
    const updates: unknown[] = [];
    server.use(
      graphql.query('ExpiringBatches', () =>
        HttpResponse.json({
          data: {
            expiringBatches: pageOf('ExpiringBatchPage', [
              batch('1', '2020-01-01', tea),
              batch('2', '2999-01-01', rice),
            ]),
          },
        }),
      ),
      graphql.mutation('SellOff', ({ variables }) => {
        updates.push(variables);
        return HttpResponse.json({ data: { updateProduct: { ...rice, sellingPaise: 3_700 } } });
      }),
      graphql.mutation('WriteOffBatch', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { writeOffBatch: { ...tea, stockQuantity: 0 } } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=expiring');
    const sellOff = await screen.findByRole('button', { name: 'Sell off' });
    await user.click(sellOff);
    await user.click(await screen.findByRole('button', { name: 'Sell at ₹37' }));
    await waitFor(() =>
      expect(updates).toEqual([{ id: '4', input: { sellingPaise: 3_700 }, expectedVersion: 4 }]),
    );
    const [writeOff] = await screen.findAllByRole('button', { name: 'Write off' });
    if (writeOff) await user.click(writeOff);
    const pieces = await screen.findByLabelText('Pieces');
    expect(pieces).toHaveValue('6');
    await user.clear(pieces);
    await user.click(screen.getByRole('button', { name: 'Write off', hidden: false }));
    expect(screen.getByText('A whole number, such as 24')).toBeVisible();
    await user.type(pieces, '4');
    await user.click(screen.getByRole('button', { name: 'Write off 4 pieces' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: '1', pieces: 4, keepsRest: false }]));

    const [, stillGood] = await screen.findAllByRole('button', { name: 'Write off' });
    if (stillGood) await user.click(stillGood);
    await user.clear(await screen.findByLabelText('Pieces'));
    await user.type(screen.getByLabelText('Pieces'), '2');
    expect(screen.getByRole('checkbox', { name: /^The others are still/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Write off 2 pieces' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        ...{ id: '2', pieces: 2, keepsRest: true },
        reason: 'Expires on 1 Jan 2999 · L1',
      }),
    );
  });
});

describe('/admin/stock?part=count', () => {
  it('counts once where the number is corrected after a lost response', async () => {
    serve();
    const keys: unknown[] = [];
    server.use(
      graphql.mutation('CountStock', ({ variables }) => {
        keys.push(variables['key']);
        return keys.length === 1
          ? HttpResponse.error()
          : failure({ code: 'IDEMPOTENCY_KEY_REUSED', fields: { key: 'Used' } });
      }),
    );
    const { user } = renderApp('/admin/stock?part=count&code=8901');
    await user.type(await screen.findByLabelText('Pieces'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/cannot be reached/);
    await user.type(screen.getByLabelText('Pieces'), '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^What you entered first is already saved/)).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });

  it('opens the product that a link names', async () => {
    serve();
    renderApp('/admin/stock?part=count&code=8901');
    expect(await screen.findByText(/In stock: 3/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Pieces')).toHaveFocus());
  });
});

describe('a product that somebody else counted meanwhile', () => {
  it('is compared with their stock from then on', async () => {
    const sent = serve();
    server.use(
      graphql.mutation(
        'CountStock',
        () =>
          failure({
            code: 'CONFLICT',
            fields: { counted: 'It was counted meanwhile' },
            details: { current: { stockQuantity: 6 } },
          }),
        { once: true },
      ),
    );
    const { user } = renderApp('/admin/stock?part=count&code=8901');
    await user.type(await screen.findByLabelText('Pieces'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It was counted meanwhile')).toBeVisible();
    expect(screen.getByText(/In stock: 6/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ shown: 6, counted: 2 }]));
  });
});

describe('/admin/stock/:id', () => {
  it('lists the changes of a stock, and goes on to older ones', async () => {
    const movement = (id: string, kind: string, given: object) => ({
      ...{ __typename: 'StockMovement', id, kind, orderId: null, reason: null, staffEmail: null },
      ...{ at: '2026-11-20T04:00:00Z', quantity: -2, stockAfter: 8, location: null, ...given },
    });
    server.use(
      graphql.query('StockMovements', () =>
        HttpResponse.json({
          data: {
            product: tea,
            stockMovements: {
              ...{ __typename: 'StockMovements', hasNext: true, endCursor: '7' },
              items: [
                movement('9', 'SALE', { orderId: '55' }),
                movement('7', 'RECEIVED', { quantity: 10, stockAfter: 10, reason: 'Bill 7' }),
              ],
            },
          },
        }),
      ),
    );
    renderApp('/admin/stock/3');
    expect(await screen.findByRole('heading', { name: 'Stock of Assam Tea' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order 55' })).toHaveAttribute(
      'href',
      '/admin/orders/55',
    );
    expect(screen.getByText('+10')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Older ones' })).toHaveAttribute(
      'href',
      '/admin/stock/3?after=7',
    );
  });
});
