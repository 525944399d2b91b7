import { t } from '@lingui/core/macro';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';

import { TextField } from '../../shared/chakra/fields';
import { termsChecks, type TermsRow } from './terms-form.rules';

interface TermsFieldsProps {
  register: (
    name: keyof TermsRow,
    options: { validate: (text: string) => true | string },
  ) => UseFormRegisterReturn;
  errors: FieldErrors<TermsRow> | undefined;
}

/** Fee, free delivery and minimum order, in rupees. */
export function TermsFields({ register, errors }: TermsFieldsProps) {
  return (
    <>
      <TextField
        label={t`Delivery fee (₹)`}
        inputMode="decimal"
        error={errors?.fee?.message}
        {...register('fee', { validate: termsChecks.fee })}
      />
      <TextField
        label={t`Free from (₹)`}
        hint={t`Empty where delivery never becomes free.`}
        inputMode="decimal"
        error={errors?.freeFrom?.message}
        {...register('freeFrom', { validate: termsChecks.freeFrom })}
      />
      <TextField
        label={t`Minimum order (₹)`}
        inputMode="decimal"
        error={errors?.minimumOrder?.message}
        {...register('minimumOrder', { validate: termsChecks.minimumOrder })}
      />
    </>
  );
}
