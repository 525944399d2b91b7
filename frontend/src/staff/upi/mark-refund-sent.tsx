import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useMarkRefundSentMutation } from '../../generated/staff/upi/upi-transfers';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { checkUtr } from '../../shared/lib/utr.rules';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Records the transfer with which a refund was sent. */
export function MarkRefundSent({ refundId, orderId }: { refundId: string; orderId: string }) {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [mark] = useMarkRefundSentMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { utr: '' } });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ utr }) => {
    try {
      await mark({ variables: { input: { refundId, utr: utr.trim() } } });
      showSuccess(t`Order ${orderId}: the refund is sent`);
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['utr'] });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`UTR number of your transfer`}
        hint={t`12 digits, from the bank`}
        inputMode="numeric"
        autoComplete="off"
        error={errors.utr?.message}
        {...register('utr', { validate: checkUtr })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" tone="outline" loading={isSubmitting}>{t`Mark as sent`}</Button>
    </form>
  );
}
