import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { localName, type Named } from '../../shared/lib/local-name';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { SelectField } from '../../shared/chakra/fields';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { isOpen, type DeliverySlot } from '../../features/delivery/slot.rules';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import { useMoveOrder } from './use-move-order';

export interface AfterFailureProps {
  orderId: string;
  lines: readonly (Named & { id: string; quantity: number })[];
}

type Choice = 'again' | 'return';

/** The next step of an order that could not be delivered: another delivery in a new slot, or a return. */
export function AfterFailure({ orderId, lines }: AfterFailureProps) {
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);
  return (
    <div className="order-actions">
      <Button
        tone="outline"
        aria-haspopup="dialog"
        onClick={() => setChoice('again')}
      >{t`New delivery slot`}</Button>
      <Button
        tone="danger"
        aria-haspopup="dialog"
        onClick={() => setChoice('return')}
      >{t`Return to the shop`}</Button>
      <Dialog
        title={t`New delivery slot for order ${orderId}`}
        open={choice === 'again'}
        onClose={close}
      >
        <Slots orderId={orderId} onClose={close} />
      </Dialog>
      <Dialog title={t`Return order ${orderId}?`} open={choice === 'return'} onClose={close}>
        <ReturnForm orderId={orderId} lines={lines} onClose={close} />
      </Dialog>
    </div>
  );
}

interface FormProps {
  orderId: string;
  onClose: () => void;
}

function Slots(props: FormProps) {
  const { data, error, refetch } = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState
        text={t`The delivery slots could not be loaded.`}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState label={t`Loading the delivery slots`} rows={2} />
    );
  const open = data.deliverySlots.filter(isOpen);
  if (open.length === 0) return <p>{t`No delivery slot has room.`}</p>;
  return <SlotForm {...props} slots={open} />;
}

function SlotForm({ orderId, onClose, slots }: FormProps & { slots: readonly DeliverySlot[] }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { deliverySlotId: slots[0]?.id ?? '', leavesNow: false },
  });
  const { moveOrder, loading } = useMoveOrder();
  const submit = handleSubmit(async ({ deliverySlotId, leavesNow }) => {
    await moveOrder(orderId, leavesNow ? 'OUT_FOR_DELIVERY' : 'PACKED', { deliverySlotId });
    onClose();
  });
  const now = new Date();
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t`Delivery slot`}
        hint={t`As agreed with the customer`}
        options={slots.map(({ id, date, startMinute, endMinute }) => ({
          value: id,
          label: `${nameDay(date, now)} ${formatWindow(startMinute, endMinute)}`,
        }))}
        {...register('deliverySlotId')}
      />
      <CheckboxField
        label={t`It is on its way already`}
        hint={t`Otherwise it waits in the shop, packed.`}
        {...register('leavesNow')}
      />
      <DialogChoice
        confirmLabel={t`Book the slot`}
        keepLabel={t`Back`}
        tone="solid"
        loading={loading}
        onKeep={onClose}
      />
    </form>
  );
}

function ReturnForm({ orderId, lines, onClose }: FormProps & Pick<AfterFailureProps, 'lines'>) {
  const { register, handleSubmit } = useForm<{ writtenOffLineIds: string[] }>({
    defaultValues: { writtenOffLineIds: [] },
  });
  const { moveOrder, loading } = useMoveOrder();
  const submit = handleSubmit(async ({ writtenOffLineIds }) => {
    await moveOrder(orderId, 'RETURNED', { writtenOffLineIds });
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t`What was paid is paid back, and gift credit is returned. A coupon stays used.`}</p>
      <fieldset className="order-actions__lines">
        <legend>{t`Write off what cannot be sold again; everything else goes back to the stock.`}</legend>
        {lines.map((line) => (
          <CheckboxField
            key={line.id}
            label={`${line.quantity} × ${localName(line)}`}
            value={line.id}
            {...register('writtenOffLineIds')}
          />
        ))}
      </fieldset>
      <DialogChoice
        confirmLabel={t`Return the order`}
        keepLabel={t`Back`}
        loading={loading}
        onKeep={onClose}
      />
    </form>
  );
}
