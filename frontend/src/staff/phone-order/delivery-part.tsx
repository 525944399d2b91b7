import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { isOpen, slotNote } from '../../features/delivery/slot.rules';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type { DeliveryAddressFieldsFragment, Substitution } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextAreaField, TextField } from '../../shared/chakra/fields';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { substitutionText } from '../../shared/lib/order-status.rules';
import { addressFormOf, type AddressForm, type Draft } from './draft.rules';
import { Part } from './part';

interface DeliveryPartProps {
  draft: Draft;
  addresses: readonly DeliveryAddressFieldsFragment[];
  /** Whether the shop delivers to the pin code; undefined while unknown. */
  isServiceable: boolean | null | undefined;
  errors: Readonly<Record<string, string>>;
  onAddress: (address: AddressForm) => void;
  onChange: (changes: Partial<Draft>) => void;
}

const substitutions: readonly Substitution[] = ['CALL_ME', 'SIMILAR_PRODUCT', 'NO_SUBSTITUTE'];

/** The address and the slot, what to do about missing products, and a note. */
export function DeliveryPart({ draft, addresses, errors, ...props }: DeliveryPartProps) {
  const { address } = draft;
  const { data } = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' });
  const now = new Date();
  const slots = (data?.deliverySlots ?? []).filter(
    (slot) => isOpen(slot) || slot.id === draft.deliverySlotId,
  );
  const isElsewhere = props.isServiceable === false;
  const pinCodeError =
    errors['pinCode'] ?? (isElsewhere ? t`The shop does not deliver there` : undefined);
  const text = (field: keyof AddressForm) => ({
    value: address[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      props.onAddress({ ...address, [field]: event.target.value }),
  });
  return (
    <Part title={t`Delivery`}>
      {addresses.length > 0 && (
        <Known role="group" aria-label={t`Known addresses`}>
          {addresses.map((known, at) => {
            const form = addressFormOf(known);
            const isChosen = JSON.stringify(form) === JSON.stringify(address);
            return (
              <Button
                key={at}
                tone={isChosen ? 'solid' : 'outline'}
                aria-pressed={isChosen}
                onClick={() => props.onAddress(form)}
              >
                {[known.recipientName, known.line1, known.pinCode].join(', ')}
              </Button>
            );
          })}
        </Known>
      )}
      <TextField label={t`House and street`} maxLength={200} {...text('line1')} />
      <TextField label={t`Area`} hint={t`Optional`} maxLength={200} {...text('line2')} />
      <TextField
        label={t`Landmark`}
        hint={t`Optional: what it is near`}
        maxLength={200}
        {...text('landmark')}
      />
      <TextField
        label={t`Pin code`}
        inputMode="numeric"
        maxLength={6}
        {...(props.isServiceable === true && { hint: t`The shop delivers there` })}
        {...text('pinCode')}
        error={pinCodeError}
      />
      <TextField
        label={t`Delivery instructions`}
        hint={t`Optional`}
        maxLength={200}
        {...text('instructions')}
      />
      <TextField
        label={t`Recipient`}
        hint={t`Left out: the customer`}
        maxLength={200}
        {...text('recipientName')}
      />
      <TextField
        label={t`Phone at the door`}
        hint={t`Left out: that of the customer`}
        inputMode="tel"
        maxLength={10}
        {...text('phone')}
      />
      <SelectField
        label={t`Delivery slot`}
        error={errors['deliverySlotId']}
        value={draft.deliverySlotId}
        onChange={(event) => props.onChange({ deliverySlotId: event.target.value })}
        options={[
          { value: '', label: t`The first with room` },
          ...slots.map((slot) => ({
            value: slot.id,
            label: `${nameDay(slot.date, now)} ${formatWindow(slot.startMinute, slot.endMinute)} (${slotNote(slot)})`,
          })),
        ]}
      />
      <SelectField
        label={t`If something is missing`}
        value={draft.substitution}
        onChange={(event) =>
          props.onChange({ substitution: event.target.value as Draft['substitution'] })
        }
        options={[
          { value: '', label: t`Not asked` },
          ...substitutions.map((value) => ({ value, label: substitutionText(value) })),
        ]}
      />
      <TextAreaField
        label={t`Instructions`}
        hint={t`A note for the staff: the customer does not see it.`}
        rows={2}
        maxLength={1000}
        value={draft.note}
        error={errors['note']}
        onChange={(event) => props.onChange({ note: event.target.value })}
      />
    </Part>
  );
}

const Known = chakra('div', {
  base: {
    display: 'grid',
    gap: '8px',
    '& button': { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
  },
});
