import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const line = (id: string, productName: string, pieces: number) => ({
  ...{ __typename: 'GoodsReceiptLine', id, productId: id, productName, pieces, undonePieces: 0 },
  ...{ costPaise: 1_900, batch: null, expiresOn: null, mrpPaise: null, sellingPaise: null },
});
const bill = {
  ...{ __typename: 'GoodsReceipt', id: '9', supplier: 'Vashi Traders', billNumber: 'B-7' },
  ...{ receivedAt: '2026-11-21T04:30:00Z', lineCount: 2, totalPaise: 57_000 },
  ...{ staffEmail: 'asha@shop.test', undoneAt: null, undoneByEmail: null, location: null },
  lines: [line('3', 'Assam Tea', 24), line('4', 'Basmati Rice', 6)],
};

/** Serves the bill with these pieces left. */
const serve = (piecesThere: number[]) =>
  server.use(
    graphql.query('GoodsReceipt', () =>
      HttpResponse.json({ data: { goodsReceipt: { ...bill, piecesThere } } }),
    ),
  );

beforeEach(() => localStorage.setItem('admin', '1'));

describe('a wrong bill', () => {
  it('is undone after it said what of it is gone, also what was sold while it was asked', async () => {
    serve([24, 6]);
    const sent: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('UndoGoodsReceipt', ({ variables }) => {
        sent.push(variables);
        if (sent.length === 1) {
          serve([22, 6]);
          return failure({ code: 'CONFLICT', message: 'Look at it again' });
        }
        const undone = { undoneAt: '2026-11-21T05:00:00Z', undoneByEmail: 'ravi@shop.test' };
        const lines = bill.lines.map((each) => ({ ...each, undonePieces: each.pieces }));
        return HttpResponse.json({
          data: { undoGoodsReceipt: { ...bill, ...undone, piecesThere: [0, 0], lines } },
        });
      }),
    );
    const { user } = renderApp('/admin/stock?part=receive&receipt=9');
    await user.click(await screen.findByRole('button', { name: 'Undo this bill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this bill?' }));
    expect(dialog.getByText(/^30 pieces leave the stock again/)).toBeVisible();
    expect(dialog.queryByText(/already gone/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Undo the bill' }));
    expect(await dialog.findByText('Assam Tea: 2 of 24')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo the bill' }));
    expect(await screen.findByText(/^This bill was undone.*ravi@shop.test/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this bill' })).toBeNull();
    expect(sent).toEqual([
      { id: '9', expectedPieces: 30 },
      { id: '9', expectedPieces: 28 },
    ]);
  });

  it('says where nothing of it is left', async () => {
    serve([0, 0]);
    renderApp('/admin/stock?part=receive&receipt=9');
    expect(await screen.findByText(/^Nothing of this bill is left/)).toBeVisible();
  });
});
