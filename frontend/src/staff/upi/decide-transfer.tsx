import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { rejectTransferInputLimits } from '../../generated/contract';
import type { StatedPaymentFragment } from '../../generated/graphql';
import {
  useConfirmUpiTransferMutation,
  useRejectUpiTransferMutation,
} from '../../generated/staff/upi/upi-transfers';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { showRefusal } from '../../shared/lib/show-refusal';
import { checkUtr } from '../../shared/lib/utr.rules';
import { useMessages } from '../../shared/ui/messages/use-messages';

interface DecideTransferProps {
  payment: StatedPaymentFragment;
  /** The other sum for which the transfer may be; null if there is none. */
  sumBeforeFeePaise: number | null;
}

/**
 * Decides whether a transfer has arrived: one click confirms it, with the UTR number if the customer gave none; another
 * click and a reason reject it. If the order cost another sum before, staff choose the one in the statement.
 */
export function DecideTransfer({ payment, sumBeforeFeePaise }: DecideTransferProps) {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [confirm] = useConfirmUpiTransferMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { utr: '' } });
  const { errors, isSubmitting } = formState;
  const [rejecting, setRejecting] = useState(false);
  const orderId = payment.orderId ?? '';
  // Refetches the list without it, and the order.
  const lookAgain = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);

  const confirmArrival = (amountPaise?: number) =>
    handleSubmit(async ({ utr }) => {
      try {
        const arrived = { paymentId: payment.id, utr: utr.trim() || null, amountPaise };
        await confirm({ variables: arrived });
        showSuccess(t`Order ${orderId}: the transfer is confirmed`);
      } catch (error) {
        const refusal = toShopError(error);
        if (refusal.fields['utr']) return showRefusal(refusal, setError, { fields: ['utr'] });
        showFailure(refusal.message);
      }
      await lookAgain();
    });
  const close = () => setRejecting(false);

  return (
    <>
      <form
        className="transfer__actions"
        noValidate
        onSubmit={(event) => {
          // Enter in the field chooses neither of two sums.
          if (sumBeforeFeePaise === null) void confirmArrival()(event);
          else event.preventDefault();
        }}
      >
        {!payment.utr && (
          <TextField
            label={t`UTR number in the statement`}
            hint={t`12 digits, beside the reference of the order`}
            inputMode="numeric"
            autoComplete="off"
            error={errors.utr?.message}
            {...register('utr', { validate: checkUtr })}
          />
        )}
        {sumBeforeFeePaise === null ? (
          <Button
            type="submit"
            loading={isSubmitting}
            aria-label={t`It has arrived: order ${orderId}`}
          >{t`It has arrived`}</Button>
        ) : (
          [payment.amountPaise, sumBeforeFeePaise].map((paise) => (
            <Button
              key={paise}
              loading={isSubmitting}
              onClick={(event) => void confirmArrival(paise)(event)}
            >{t`${{ sum: formatPaise(paise) }} has arrived`}</Button>
          ))
        )}
        <Button
          tone="outline"
          aria-haspopup="dialog"
          aria-label={t`Not in the statement: order ${orderId}`}
          onClick={() => setRejecting(true)}
        >{t`Not in the statement`}</Button>
      </form>
      <Dialog
        title={t`Order ${orderId}: the transfer is not there`}
        open={rejecting}
        onClose={close}
      >
        <RejectForm
          paymentId={payment.id}
          onClose={close}
          onDone={() => {
            showSuccess(t`Order ${orderId}: the transfer is rejected, and the customer is told`);
            void lookAgain();
          }}
        />
      </Dialog>
    </>
  );
}

interface RejectFormProps {
  paymentId: string;
  onClose: () => void;
  onDone: () => void;
}

function RejectForm({ paymentId, onClose, onDone }: RejectFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { reason: t`It is not in our bank statement` },
  });
  const { errors, isSubmitting } = formState;
  const [reject] = useRejectUpiTransferMutation();
  const save = handleSubmit(async ({ reason }) => {
    try {
      await reject({ variables: { input: { paymentId, reason: reason.trim() } } });
      onClose();
      onDone();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['reason'] });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Reason`}
        hint={t`The customer reads it`}
        maxLength={rejectTransferInputLimits.reason.most}
        error={errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Enter a reason`,
        })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={t`Reject the transfer`}
        keepLabel={t`Back`}
        loading={isSubmitting}
        onKeep={onClose}
      />
    </form>
  );
}
