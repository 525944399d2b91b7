import { useState } from 'react';

import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../generated/graphql';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { awaitsCash, moveLabel } from '../admin-order.rules';
import { useCollectCash } from '../api/use-collect-cash';
import { useMoveOrder } from '../api/use-move-order';
import './order-moves.css';

interface OrderMovesProps {
  order: {
    id: string;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    paymentMethod: PaymentMethod;
  };
  nextStatuses: readonly OrderStatus[];
}

/** Where an order may go from here, one button each; calling it off asks once more. */
export function OrderMoves({ order, nextStatuses }: OrderMovesProps) {
  const { moveOrder, loading } = useMoveOrder();
  const { collectCash, loading: collecting } = useCollectCash();
  const [asking, setAsking] = useState(false);
  const { id } = order;

  const cancel = async () => {
    await moveOrder(id, 'CANCELLED');
    setAsking(false);
  };

  return (
    <div className="order-moves">
      {nextStatuses
        .filter((next) => next !== 'CANCELLED')
        .map((next) => (
          <Button
            key={next}
            tone="outline"
            loading={loading}
            aria-label={`${moveLabel[next]}, order ${id}`}
            onClick={() => void moveOrder(id, next)}
          >
            {moveLabel[next]}
          </Button>
        ))}
      {awaitsCash(order) && (
        <Button
          tone="quiet"
          loading={collecting}
          aria-label={`Cash collected, order ${id}`}
          onClick={() => void collectCash(id)}
        >
          Cash collected
        </Button>
      )}
      {nextStatuses.includes('CANCELLED') && (
        <Button tone="danger" aria-label={`Cancel order ${id}`} onClick={() => setAsking(true)}>
          {moveLabel.CANCELLED}
        </Button>
      )}
      <ConfirmDialog
        title={`Cancel order ${id}?`}
        open={asking}
        confirmLabel="Cancel order"
        loading={loading}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>What was paid is paid back; stock, slot, coupon and gift credit are returned.</p>
      </ConfirmDialog>
    </div>
  );
}
