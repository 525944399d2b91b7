import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { AdminCouponsDocument, useAddCouponMutation } from '../../generated/staff/offers/coupons';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { showAtFields } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import {
  couponFieldOf,
  couponFormChecks as checks,
  emptyCouponForm,
  inputOfCouponForm,
} from './coupon-form.rules';

/** The form to create a coupon. */
export function CouponForm() {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: emptyCouponForm,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { showSuccess, showFailure } = useMessages();
  const [addCoupon] = useAddCouponMutation({
    refetchQueries: [AdminCouponsDocument],
    update: (cache) => invalidate(cache, 'coupons'),
  });

  const add = handleSubmit(async (form) => {
    const input = inputOfCouponForm(form);
    try {
      const { data } = await addCoupon({ variables: { input } });
      showSuccess(t`Coupon ${data?.addCoupon.coupon.code ?? input.code} added`);
    } catch (error) {
      const { code, message, fields } = toShopError(error);
      showFailure(message);
      if (code === 'COUPON_CODE_TAKEN') setError('code', { message }, { shouldFocus: true });
      else showAtFields(fields, setError, couponFieldOf);
      return;
    }
    reset();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void add(event)}>
      <div className="form__pair">
        <TextField
          label={t`Code`}
          hint={t`3 to 40 letters, digits or -`}
          autoComplete="off"
          error={errors.code?.message}
          {...register('code', { validate: checks.code })}
        />
        <TextField
          label={t`Percent off`}
          hint={t`1 to 25`}
          inputMode="numeric"
          error={errors.percent?.message}
          {...register('percent', { validate: checks.percent })}
        />
      </div>
      <TextField
        label={t`What it gives`}
        hint={t`For people, such as 15% off your first order`}
        error={errors.description?.message}
        {...register('description', { validate: checks.description })}
      />
      <div className="form__pair">
        <TextField
          label={t`In Hindi`}
          hint={t`Optional`}
          lang="hi"
          error={errors.descriptionHi?.message}
          {...register('descriptionHi')}
        />
        <TextField
          label={t`In Marathi`}
          hint={t`Optional`}
          lang="mr"
          error={errors.descriptionMr?.message}
          {...register('descriptionMr')}
        />
      </div>
      <div className="form__pair">
        <TextField
          label={t`Minimum basket`}
          hint={t`In rupees; empty: none`}
          inputMode="decimal"
          error={errors.minimumRupees?.message}
          {...register('minimumRupees', { validate: checks.minimumRupees })}
        />
        <TextField
          label={t`Maximum discount`}
          hint={t`In rupees; empty: no limit`}
          inputMode="decimal"
          error={errors.maximumRupees?.message}
          {...register('maximumRupees', { validate: checks.maximumRupees })}
        />
        <TextField
          label={t`Uses in all`}
          hint={t`Empty: no limit`}
          inputMode="numeric"
          error={errors.totalLimit?.message}
          {...register('totalLimit', { validate: checks.totalLimit })}
        />
        <TextField
          label={t`Uses a customer`}
          hint={t`Empty: no limit`}
          inputMode="numeric"
          error={errors.perCustomerLimit?.message}
          {...register('perCustomerLimit', { validate: checks.perCustomerLimit })}
        />
        <TextField
          label={t`First day`}
          hint={t`Empty: at once`}
          type="date"
          error={errors.firstDay?.message}
          {...register('firstDay')}
        />
        <TextField
          label={t`Last day`}
          hint={t`Empty: until it is ended`}
          type="date"
          error={errors.lastDay?.message}
          {...register('lastDay', { validate: checks.lastDay })}
        />
      </div>
      <Button type="submit" loading={isSubmitting}>{t`Add coupon`}</Button>
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
    </form>
  );
}
