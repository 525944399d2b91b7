import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { invalidate } from '../../apollo/invalidate';
import type { GoodsReceiptQuery } from '../../generated/graphql';
import { useUndoGoodsReceiptMutation } from '../../generated/staff/stock/stock';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { invalidateStock } from './invalidate-stock';

interface UndoBillProps {
  receipt: GoodsReceiptQuery['goodsReceipt'];
  /** Loads the bill again: something of it left the stock meanwhile. */
  onMoved: () => void;
}

/** Undoes a wrong bill, after it said which pieces of it are gone. */
export function UndoBill({ receipt: { id, lines, piecesThere }, onMoved }: UndoBillProps) {
  const { showSuccess, showFailure } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [undo, { loading }] = useUndoGoodsReceiptMutation({
    update: (cache) => {
      invalidateStock(cache);
      invalidate(cache, 'goodsReceipts', 'product');
    },
  });
  const expectedPieces = piecesThere.reduce((sum, pieces) => sum + pieces, 0);
  const gone = lines
    .map((line, at) => ({ ...line, gonePieces: line.pieces - (piecesThere[at] ?? 0) }))
    .filter(({ gonePieces }) => gonePieces > 0);
  if (expectedPieces === 0)
    return <p>{t`Nothing of this bill is left, so it cannot be undone.`}</p>;

  const confirm = async () => {
    try {
      await undo({ variables: { id, expectedPieces } });
    } catch (error) {
      showFailure(toShopError(error).message);
      onMoved();
      return;
    }
    setIsOpen(false);
    showSuccess(t`Bill undone`);
  };
  return (
    <div>
      <Button tone="danger" onClick={() => setIsOpen(true)}>{t`Undo this bill`}</Button>
      <ConfirmDialog
        title={t`Undo this bill?`}
        open={isOpen}
        confirmLabel={t`Undo the bill`}
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      >
        <p>
          {plural(expectedPieces, {
            one: '# piece leaves the stock again.',
            other: '# pieces leave the stock again.',
          })}{' '}
          {t`A cost that came from this bill becomes that of the bill before, or none. MRPs and selling prices stay.`}
        </p>
        {gone.length > 0 && (
          <>
            <p>{t`These pieces are already gone: sold, moved or written off. They stay as they are. If you enter the bill again, leave them out; if they never came, count these products.`}</p>
            <ul>
              {gone.map(({ id: lineId, productName: name, gonePieces, pieces }) => (
                <li key={lineId} className="long-text">
                  {t`${{ name }}: ${{ gone: gonePieces }} of ${{ pieces }}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}
