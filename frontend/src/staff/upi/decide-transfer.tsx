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
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
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
 * click and a reason reject it. If the order cost another sum before, staff choose the one in the statement; any other
 * sum that customers typed in their app is entered.
 */
export function DecideTransfer({ payment, sumBeforeFeePaise }: DecideTransferProps) {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [confirm] = useConfirmUpiTransferMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { utr: '' } });
  const { errors, isSubmitting } = formState;
  const [rejecting, setRejecting] = useState(false);
  const [otherSum, setOtherSum] = useState(false);
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
          aria-label={t`Another sum: order ${orderId}`}
          onClick={() => setOtherSum(true)}
        >{t`Another sum`}</Button>
        <Button
          tone="outline"
          aria-haspopup="dialog"
          aria-label={t`Not in the statement: order ${orderId}`}
          onClick={() => setRejecting(true)}
        >{t`Not in the statement`}</Button>
      </form>
      <Dialog
        title={t`Order ${orderId}: another sum has arrived`}
        open={otherSum}
        onClose={() => setOtherSum(false)}
      >
        <OtherSumForm
          payment={payment}
          onClose={() => setOtherSum(false)}
          onDone={() => {
            showSuccess(t`Order ${orderId}: the transfer is recorded`);
            void lookAgain();
          }}
        />
      </Dialog>
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

interface OtherSumFormProps {
  payment: StatedPaymentFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Records the sum that arrived: less than the price goes back, and so does what is beyond it. */
function OtherSumForm({ payment, onClose, onDone }: OtherSumFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { amountPaise: '', utr: payment.utr ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const [confirm] = useConfirmUpiTransferMutation();
  const save = handleSubmit(async ({ amountPaise, utr }) => {
    const arrived = { paymentId: payment.id, utr: utr.trim() };
    try {
      await confirm({ variables: { ...arrived, amountPaise: rupeesToPaise(amountPaise) } });
      onClose();
      onDone();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['amountPaise', 'utr'] });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p>
        {t`The order costs ${{ sum: formatPaise(payment.amountPaise) }}. If less has arrived, it stays unpaid, and the customer is asked for the whole sum. If more has arrived, it is paid. What does not pay it is listed to be sent back.`}
      </p>
      <TextField
        label={t`Sum in the statement (₹)`}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amountPaise?.message}
        {...register('amountPaise', {
          validate: (text) => Number(rupeesToPaise(text)) > 0 || t`Enter a sum such as 40 or 40.50`,
        })}
      />
      <TextField
        label={t`UTR number in the statement`}
        inputMode="numeric"
        autoComplete="off"
        error={errors.utr?.message}
        {...register('utr', { validate: checkUtr })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={t`Record the sum`}
        keepLabel={t`Back`}
        tone="solid"
        loading={isSubmitting}
        onKeep={onClose}
      />
    </form>
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
