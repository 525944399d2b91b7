import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { isOpen, type DeliverySlot } from '../../features/delivery/slot.rules';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import { useChangeOrderDeliveryMutation } from '../../generated/staff/orders/change-delivery';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { SelectField } from '../../shared/chakra/fields';
import { Notice } from '../../shared/chakra/notice';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { adminOrderOf } from '../staff-paths';
import type { BoardOrder } from './board.rules';

interface AnotherSlotProps {
  /** The orders to move; the dialog is closed if there are none. */
  orders: readonly BoardOrder[];
  onClose: () => void;
}

/** Gives orders another delivery slot, such as those of a day that the shop closes. */
export function AnotherSlot({ orders, onClose }: AnotherSlotProps) {
  const { length } = orders;
  return (
    <Dialog
      title={plural(length, {
        one: 'Another slot for # order',
        other: 'Another slot for # orders',
      })}
      open={length > 0}
      onClose={onClose}
    >
      {length > 0 && <Slots orders={orders} onClose={onClose} />}
    </Dialog>
  );
}

function Slots(props: AnotherSlotProps) {
  const { data, error, refetch } = useDeliverySlotsQuery({ fetchPolicy: 'network-only' });
  if (data) return <SlotForm {...props} slots={data.deliverySlots.filter(isOpen)} />;
  if (!error) return <LoadingState label={t`Loading the delivery slots`} rows={2} />;
  return (
    <ErrorState text={t`The delivery slots could not be loaded.`} onRetry={() => void refetch()} />
  );
}

/** An order to move, with the version to change, and why the last try was refused. */
interface Waiting {
  id: string;
  version: number;
  reason?: string;
}

function SlotForm({
  orders,
  slots,
  onClose,
}: AnotherSlotProps & { slots: readonly DeliverySlot[] }) {
  const { showSuccess } = useMessages();
  const [change] = useChangeOrderDeliveryMutation();
  // Orders are rather late than early: nobody is at home for a delivery of tomorrow that comes today.
  const date = orders[0]?.order.deliverySlot.date ?? '';
  const [slotId, setSlotId] = useState(
    () => (slots.find((slot) => slot.date > date) ?? slots[0])?.id ?? '',
  );
  const [left, setLeft] = useState<readonly Waiting[]>(() =>
    orders.map(({ order }) => ({ id: order.id, version: order.deliveryVersion })),
  );
  const refusals = left.filter(({ reason }) => reason !== undefined);
  const [isMoving, setIsMoving] = useState(false);
  const now = new Date();

  const move = async () => {
    const refused: Waiting[] = [];
    setIsMoving(true);
    // One after the other: they take the places of one slot, and each has an answer of its own.
    for (const { id, version } of left) {
      const input = { deliverySlotId: slotId, expectedVersion: version };
      try {
        await change({ variables: { id, input } });
      } catch (error) {
        const { message, current } = toShopError(error);
        // Who reads that a colleague changed the order, and moves it again, means the order as it is now.
        refused.push({ id, version: Number(current?.['version'] ?? version), reason: message });
      }
    }
    setIsMoving(false);
    const count = left.length - refused.length;
    if (count > 0)
      showSuccess(
        plural(count, { one: '# order has another slot', other: '# orders have another slot' }),
      );
    if (refused.length === 0) return onClose();
    setLeft(refused);
  };

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <p>{t`The bills stay as they are. Each customer gets an email.`}</p>
      <SelectField
        label={t`Delivery slot`}
        value={slotId}
        onChange={({ target }) => setSlotId(target.value)}
        options={slots.map(({ id, startMinute, endMinute, remaining, ...slot }) => {
          const window = `${nameDay(slot.date, now)} ${formatWindow(startMinute, endMinute)}`;
          return { value: id, label: t`${window}: ${remaining} free` };
        })}
      />
      {refusals.length > 0 && (
        <Notice tone="failure">
          <p>{t`These keep their slot:`}</p>
          <ul className="order-reasons">
            {refusals.map(({ id, reason }) => (
              <li key={id}>
                <Link to={adminOrderOf(id)} className="text-link">{t`Order ${id}`}</Link>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogChoice
        confirmLabel={plural(left.length, { one: 'Move # order', other: 'Move # orders' })}
        keepLabel={t`Back`}
        tone="solid"
        loading={isMoving}
        onKeep={onClose}
      />
    </form>
  );
}
