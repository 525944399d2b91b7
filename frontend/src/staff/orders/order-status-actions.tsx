import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useCollectCashMutation } from '../../generated/staff/orders/move-order';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../generated/graphql';
import { adminOrderOf } from '../staff-paths';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { onSingleClick } from '../kit/on-single-click';
import { useFromList } from '../kit/way-back';
import { awaitsCash, transitionText } from './order.rules';
import { useMoveOrder } from './use-move-order';
import { AfterFailure, type AfterFailureProps } from './after-failure';
import { FailDelivery } from './fail-delivery';

interface OrderStatusActionsProps {
  order: {
    id: string;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    paymentMethod: PaymentMethod;
    /** The lines, if loaded: a return is decided line by line. */
    lines?: AfterFailureProps['lines'];
  };
  nextStatuses: readonly OrderStatus[];
}

/** Transitions that open a dialog. */
const askedFor: readonly OrderStatus[] = ['CANCELLED', 'DELIVERY_FAILED'];

/** A button for each possible transition of an order; cancelling asks for confirmation. */
export function OrderStatusActions({ order, nextStatuses }: OrderStatusActionsProps) {
  const fromList = useFromList();
  if (order.status === 'DELIVERY_FAILED')
    return order.lines ? (
      <AfterFailure orderId={order.id} lines={order.lines} />
    ) : (
      <ButtonLink
        to={adminOrderOf(order.id)}
        state={fromList}
        tone="outline"
        aria-label={t`Decide, order ${order.id}`}
      >{t`Decide`}</ButtonLink>
    );
  return <Moves order={order} nextStatuses={nextStatuses} />;
}

function Moves({ order, nextStatuses }: OrderStatusActionsProps) {
  const { moveOrder, loading } = useMoveOrder();
  const { showSuccess, showFailure } = useMessages();
  const [asking, setAsking] = useState(false);
  const { id } = order;
  const [collectCash, { loading: collecting, client }] = useCollectCashMutation({
    onCompleted: () => showSuccess(t`Order ${id}: cash collected`),
    onError: (error) => {
      showFailure(toShopError(error).message);
      invalidate(client.cache, 'adminOrders');
    },
  });

  const cancel = async () => {
    await moveOrder(id, 'CANCELLED');
    setAsking(false);
  };

  return (
    <div className="order-actions">
      {nextStatuses
        .filter((next) => !askedFor.includes(next))
        .map((next) => (
          <Button
            key={next}
            tone="outline"
            loading={loading}
            aria-label={t`${transitionText(next)}, order ${id}`}
            onClick={onSingleClick(() => void moveOrder(id, next))}
          >
            {transitionText(next)}
          </Button>
        ))}
      {nextStatuses.includes('DELIVERY_FAILED') && <FailDelivery orderId={id} />}
      {awaitsCash(order) && (
        <Button
          tone="quiet"
          loading={collecting}
          aria-label={t`Cash collected, order ${id}`}
          onClick={onSingleClick(() => void collectCash({ variables: { orderId: id } }))}
        >{t`Cash collected`}</Button>
      )}
      {nextStatuses.includes('CANCELLED') && (
        <Button tone="danger" aria-label={t`Cancel order ${id}`} onClick={() => setAsking(true)}>
          {transitionText('CANCELLED')}
        </Button>
      )}
      <ConfirmDialog
        title={t`Cancel order ${id}?`}
        open={asking}
        confirmLabel={t`Cancel order`}
        loading={loading}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>{t`What was paid is paid back; stock, slot, coupon and gift credit are returned.`}</p>
        <p>{t`A delivery fee stays as long as other orders of the same delivery come.`}</p>
      </ConfirmDialog>
    </div>
  );
}
