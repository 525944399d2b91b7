import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';

import { isOpen, type DeliverySlot } from '../../features/delivery/slot.rules';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type { AdminOrderDetailsFragment } from '../../generated/graphql';
import { useChangeOrderDeliveryMutation } from '../../generated/staff/orders/change-delivery';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { ConflictDialog } from '../kit/conflict-dialog';
import { changedFields } from '../kit/conflict.rules';
import { useRecordEditing } from '../kit/use-record-editing';
import {
  canChangeDelivery,
  deliveryInput,
  deliveryOf,
  readStoredDelivery,
  type DeliveryField,
  type DeliveryForm,
} from './change-delivery.rules';

type Order = AdminOrderDetailsFragment['order'];

/** A button that opens a form for the delivery slot and the address of an order that is not packed yet. */
export function ChangeDelivery({ order }: { order: Order }) {
  const [isChanging, setIsChanging] = useState(false);
  const close = () => setIsChanging(false);
  if (!canChangeDelivery(order)) return null;
  const { id } = order;
  return (
    <div className="order-actions">
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
        {t`Change delivery`}
      </Button>
      <Dialog title={t`Delivery of order ${id}`} open={isChanging} onClose={close}>
        <DeliverySlots order={order} onClose={close} />
      </Dialog>
    </div>
  );
}

interface FormProps {
  order: Order;
  onClose: () => void;
}

function DeliverySlots(props: FormProps) {
  const { data, error, refetch } = useDeliverySlotsQuery({ fetchPolicy: 'network-only' });
  if (data) return <ChangeDeliveryForm {...props} slots={data.deliverySlots} />;
  if (!error) return <LoadingState label={t`Loading the delivery slots`} rows={2} />;
  return (
    <ErrorState text={t`The delivery slots could not be loaded.`} onRetry={() => void refetch()} />
  );
}

function ChangeDeliveryForm({
  order,
  slots,
  onClose,
}: FormProps & { slots: readonly DeliverySlot[] }) {
  const { id } = order;
  const { showSuccess, showFailure } = useMessages();
  const [changeDelivery] = useChangeOrderDeliveryMutation();
  const [record] = useState(() => deliveryOf(order));
  const editing = useRecordEditing<DeliveryField>({
    record,
    save: async (base, values) => {
      if (changedFields(base.values, values).length === 0) return;
      await changeDelivery({ variables: { id, input: deliveryInput(base, values) } });
    },
    read: readStoredDelivery,
  });
  const form = useForm<DeliveryForm>({ defaultValues: record.values });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { errors } = formState;

  const finish = (outcome: Awaited<ReturnType<typeof editing.save>>) => {
    if (outcome === 'conflict') return;
    if (outcome === 'saved') {
      showSuccess(t`The delivery of order ${id} is changed`);
      return onClose();
    }
    const refused = Object.entries(outcome.fields).filter(([name]) => name in record.values);
    for (const [name, message] of refused) setError(name as FieldPath<DeliveryForm>, { message });
    if (refused[0]) setFocus(refused[0][0] as FieldPath<DeliveryForm>);
    else showFailure(outcome.message);
  };
  const submit = handleSubmit(async (values) => {
    if (changedFields(record.values, values).length === 0) return onClose();
    finish(await editing.save(values));
  });

  const now = new Date();
  const windowOf = (slot: Pick<DeliverySlot, 'date' | 'startMinute' | 'endMinute'>) =>
    `${nameDay(slot.date, now)} ${formatWindow(slot.startMinute, slot.endMinute)}`;
  const ownSlotId = record.values.deliverySlotId;
  const known = [{ ...order.deliverySlot, id: ownSlotId }, ...slots];
  const nameOf = (slotId: string) => {
    const slot = known.find((each) => each.id === slotId);
    return slot ? windowOf(slot) : slotId;
  };
  const labels: Record<DeliveryField, string> = {
    deliverySlotId: t`Delivery slot`,
    recipientName: t`Recipient`,
    phone: t`Phone`,
    line1: t`House and street`,
    line2: t`Area`,
    landmark: t`Landmark`,
    instructions: t`Delivery instructions`,
    pinCode: t`Pin code`,
  };
  const text = (name: Exclude<DeliveryField, 'deliverySlotId'>) => ({
    label: labels[name],
    error: errors[name]?.message,
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t`The bill stays as it is. The customer gets an email.`}</p>
      <SelectField
        label={labels.deliverySlotId}
        error={errors.deliverySlotId?.message}
        options={[ownSlotId, ...slots.filter(isOpen).map((slot) => slot.id)]
          .filter((slotId, at, all) => all.indexOf(slotId) === at)
          .map((value) => ({ value, label: nameOf(value) }))}
        {...register('deliverySlotId')}
      />
      <TextField {...text('recipientName')} {...register('recipientName')} />
      <TextField {...text('phone')} inputMode="numeric" {...register('phone')} />
      <TextField {...text('line1')} {...register('line1')} />
      <TextField {...text('line2')} hint={t`Optional`} {...register('line2')} />
      <TextField
        {...text('landmark')}
        hint={t`Optional: what it is near`}
        {...register('landmark')}
      />
      <TextField {...text('instructions')} hint={t`Optional`} {...register('instructions')} />
      <TextField {...text('pinCode')} inputMode="numeric" maxLength={6} {...register('pinCode')} />
      <DialogChoice
        confirmLabel={t`Save`}
        keepLabel={t`Back`}
        tone="solid"
        loading={editing.saving}
        onKeep={onClose}
      />
      <ConflictDialog<DeliveryField>
        conflict={editing.conflict}
        saving={editing.saving}
        labelOf={(field) => labels[field]}
        describe={(field, value) => {
          if (field === 'deliverySlotId') return nameOf(value);
          return value || t`(empty)`;
        }}
        onChoose={(against, chosen) => void editing.saveChosen(against, chosen).then(finish)}
        onClose={editing.dismiss}
      />
    </form>
  );
}
