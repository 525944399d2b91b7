import { t } from '@lingui/core/macro';

import { useNavigate } from '../../shared/lib/navigation';
import { paths } from '../../shared/lib/paths';
import { Button } from '../../shared/ui/button';
import { useReorder, type ReorderState } from './use-reorder';

/** The button that adds the products of an order to the cart, and opens the cart. */
export function OrderAgain({ orderId }: { orderId: string }) {
  const { reorder, loading } = useReorder();
  const navigate = useNavigate();

  const orderAgain = async () => {
    const outcome = await reorder(orderId);
    if (!outcome) return;
    const { addedLineCount, left } = outcome;
    const state: ReorderState = { reordered: { orderId, addedLineCount, left } };
    navigate(paths.customerCart, { state });
  };

  return (
    <Button
      tone="outline"
      loading={loading}
      onClick={() => void orderAgain()}
    >{t`Order again`}</Button>
  );
}
