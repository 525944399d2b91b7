import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { AddProduct } from '../../features/catalogue/add-product';
import { AddToOrder } from '../../features/orders/add-to-order';
import { EditOrderForm } from '../../features/orders/edit-order-form';
import { useAdminOrderToEditQuery } from '../../generated/staff/orders/edit-order';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { formatPaise } from '../../shared/lib/format-price';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ErrorState, LoadingState } from '../../shared/ui/states';

interface EditOrderProps {
  order: { id: string; editableUntil?: string | null };
  onChanged: () => void;
}

/** A button that opens the lines of an order, for changes that its customer requests by telephone. */
export function EditOrder({ order: { id, editableUntil }, onChanged }: EditOrderProps) {
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const reread = () => {
    close();
    onChanged();
  };
  if (!editableUntil) return null;
  return (
    <div className="order-actions">
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setIsEditing(true)}>
        {t`Edit order`}
      </Button>
      <Dialog title={t`Edit order ${id}`} open={isEditing} onClose={close}>
        <OrderLines orderId={id} onDone={reread} />
      </Dialog>
    </div>
  );
}

function OrderLines({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const { showSuccess } = useMessages();
  const { data, error, refetch } = useAdminOrderToEditQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
  });
  const order = data?.adminOrder.order;
  if (order)
    return (
      <EditOrderForm
        order={order}
        search={(onAdd) => <AddProduct onAdd={onAdd} />}
        addition={(added) => (
          <AddToOrder
            input={{ orderId, added: [...added] }}
            label={(paise) =>
              paise === undefined
                ? t`Add for cash`
                : t`Add for ${{ sum: formatPaise(paise) }} in cash`
            }
            onAdded={({ id }) => {
              showSuccess(t`Order ${id} comes together with order ${orderId}`);
              onDone();
            }}
          />
        )}
        onStale={onDone}
        onDone={onDone}
      />
    );
  if (!error) return <LoadingState label={t`Loading the order`} rows={2} />;
  return <ErrorState text={t`The order could not be loaded.`} onRetry={() => void refetch()} />;
}
