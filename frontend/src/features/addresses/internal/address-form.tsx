import { t } from '@lingui/core/macro';
import { useEffect, type FocusEvent } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';

import type { AddressFieldsFragment } from '../../../generated/graphql';
import { Button } from '../../../shared/chakra/button';
import { CheckboxField } from '../../../shared/chakra/choices';
import { TextField } from '../../../shared/chakra/fields';
import { KeepUnsaved } from '../../../shared/chakra/notice';
import { usePinCodeCheck } from './use-pin-code-check';
import { useSaveAddress } from './use-save-address';
import {
  addressChecks as checks,
  inputOfAddressForm,
  type AddressForm as Values,
} from './address-form.rules';
import './address-form.css';

interface AddressFormProps {
  initial: Values;
  /** The id of the address to change; missing for a new one. */
  addressId?: string;
  onSaved: (address: AddressFieldsFragment) => void;
  onCancel: () => void;
}

/** The form to add or change an address. It checks the pin code when the field loses the focus. */
export function AddressForm({ initial, addressId, onSaved, onCancel }: AddressFormProps) {
  const form = useForm<Values>({ defaultValues: initial });
  const { register, handleSubmit, setError, setFocus, trigger, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const checkPinCode = usePinCodeCheck();
  const { saveAddress } = useSaveAddress();

  // The form replaces the button that opened it, so the focus moves to the first empty field.
  const first = initial.label && !initial.pinCode ? 'pinCode' : 'label';
  useEffect(() => setFocus(first), [setFocus, first]);

  const save = handleSubmit(async (values) => {
    const outcome = await saveAddress(inputOfAddressForm(values), addressId);
    if (outcome.saved) return onSaved(outcome.address);
    const refused = Object.entries(outcome.refusal.fields).filter(([name]) => name in initial);
    for (const [name, message] of refused) setError(name as FieldPath<Values>, { message });
    if (refused[0]) setFocus(refused[0][0] as FieldPath<Values>);
  });

  return (
    <form className="form address-form" noValidate onSubmit={(event) => void save(event)}>
      <div className="form__pair">
        <TextField
          label={t`Name of the address`}
          hint={t`Such as Home or Office`}
          error={errors.label?.message}
          {...register('label', { validate: checks.label })}
        />
        <TextField
          label={t`Pin code`}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          error={errors.pinCode?.message}
          {...register('pinCode', {
            validate: checkPinCode,
            onBlur: (event: FocusEvent<HTMLInputElement>) => {
              if (event.target.value) void trigger('pinCode');
            },
          })}
        />
      </div>
      <TextField
        label={t`House and street`}
        autoComplete="address-line1"
        error={errors.line1?.message}
        {...register('line1', { validate: checks.line1 })}
      />
      <div className="form__pair">
        <TextField
          label={t`Area`}
          hint={t`Optional`}
          autoComplete="address-line2"
          error={errors.line2?.message}
          {...register('line2')}
        />
        <TextField
          label={t`Landmark`}
          hint={t`Optional: what it is near`}
          error={errors.landmark?.message}
          {...register('landmark')}
        />
      </div>
      <div className="form__pair">
        <TextField
          label={t`Recipient`}
          autoComplete="name"
          error={errors.recipientName?.message}
          {...register('recipientName', { validate: checks.recipientName })}
        />
        <TextField
          label={t`Phone`}
          inputMode="numeric"
          autoComplete="tel-national"
          error={errors.phone?.message}
          {...register('phone', { validate: checks.phone })}
        />
      </div>
      <TextField
        label={t`Delivery instructions`}
        hint={t`Optional: such as 'leave it with the guard'`}
        error={errors.instructions?.message}
        {...register('instructions')}
      />
      <CheckboxField
        label={t`Use as my default address`}
        hint={t`Taken where no other is chosen`}
        {...register('isDefault')}
      />
      <KeepUnsaved hasChanges={isDirty} />
      <div className="address-form__buttons">
        <Button type="submit" loading={isSubmitting}>{t`Save address`}</Button>
        <Button tone="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
