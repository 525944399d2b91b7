import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { giftVoucherInputLimits } from '../../generated/contract';
import { toShopError } from '../../apollo/shop-error';
import {
  GiftVouchersDocument,
  useAddGiftVoucherMutation,
} from '../../generated/staff/offers/gift-vouchers';
import { endOfIstDay } from '../../shared/lib/ist-time';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { showAtFields } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';

const empty = { code: '', valueRupees: '', lastDay: '' };

/** The form fields for field names of the server that differ. */
const formNames: Record<string, keyof typeof empty> = {
  code: 'code',
  valuePaise: 'valueRupees',
  validUntil: 'lastDay',
};

function checkValue(text: string): true | string {
  const { least, most } = giftVoucherInputLimits.valuePaise;
  const paise = rupeesToPaise(text);
  return (
    (paise !== undefined && paise >= least && paise <= most) ||
    t`Value is 1 to ${most / 100} rupees`
  );
}

/** The form to create a gift voucher. */
export function VoucherMaker() {
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: empty });
  const { errors, isDirty, isSubmitting } = formState;
  const { showSuccess, showFailure } = useMessages();
  const [addVoucher] = useAddGiftVoucherMutation({ refetchQueries: [GiftVouchersDocument] });

  const add = handleSubmit(async ({ code, valueRupees, lastDay }) => {
    const input = {
      code: code.trim() || null,
      valuePaise: rupeesToPaise(valueRupees) ?? 0,
      validUntil: endOfIstDay(lastDay),
    };
    try {
      const { data } = await addVoucher({ variables: { input } });
      showSuccess(t`Gift voucher ${data?.addGiftVoucher.code ?? ''} added`);
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      if (refusal.code === 'VOUCHER_CODE_TAKEN')
        setError('code', { message: refusal.message }, { shouldFocus: true });
      else showAtFields(refusal.fields, setError, (field) => formNames[field]);
      return;
    }
    reset();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void add(event)}>
      <div className="form__pair">
        <TextField
          label={t`Value`}
          hint={t`In rupees, up to 10000`}
          inputMode="decimal"
          error={errors.valueRupees?.message}
          {...register('valueRupees', { validate: checkValue })}
        />
        <TextField
          label={t`Voucher code`}
          hint={t`8 to 40 letters, digits or -; empty: the shop generates one`}
          autoComplete="off"
          error={errors.code?.message}
          {...register('code')}
        />
        <TextField
          label={t`Redeemable until`}
          hint={t`Empty: for ever`}
          type="date"
          error={errors.lastDay?.message}
          {...register('lastDay')}
        />
      </div>
      <Button type="submit" loading={isSubmitting}>{t`Add gift voucher`}</Button>
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
    </form>
  );
}
