import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useStateUpiTransferMutation } from '../../generated/customer/payment/upi';
import type { OrderToPayFieldsFragment } from '../../generated/graphql';
import { Button, ButtonAnchor, ButtonLink } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure, Notice } from '../../shared/chakra/notice';
import { WithChakra } from '../../shared/chakra/provider';
import { QrCode } from '../../shared/chakra/qr-code';
import { formatPaise } from '../../shared/lib/format-price';
import { orderOf } from '../../shared/lib/paths';
import { showRefusal } from '../../shared/lib/show-refusal';
import { checkUtr } from '../../shared/lib/utr.rules';
import './upi-payment.css';

interface UpiPaymentProps {
  order: OrderToPayFieldsFragment;
  /** Reloads the order: it has a transfer now, or accepts none any more. */
  onChange: () => void;
}

/** Pays an order by UPI: shows the request for a UPI app, then takes the customer's statement that it is paid. */
export const UpiPayment = (props: UpiPaymentProps) => (
  <WithChakra>
    <Transfer {...props} />
  </WithChakra>
);

function Transfer({ order, onChange }: UpiPaymentProps) {
  const transfers = order.payments.filter(({ isByUpi }) => isByUpi);
  const waiting = transfers.find(({ status }) => status === 'PENDING');
  const isOver = order.status === 'CANCELLED';
  if (waiting) return <Waiting orderId={order.id} utr={waiting.utr} isOver={isOver} />;
  const last = transfers.at(-1);
  const { utr: rejectedUtr, rejectedBecause: reason } = last ?? {};
  return (
    <section className="panel form" aria-labelledby="upi-heading">
      <h2 id="upi-heading">{t`Pay by UPI`}</h2>
      {reason && (
        <Notice tone="warning">
          <p>
            {rejectedUtr ? (
              <Trans>
                <strong>The shop did not find the transfer {rejectedUtr}:</strong> {reason}
              </Trans>
            ) : (
              <Trans>
                <strong>The shop did not find your transfer:</strong> {reason}
              </Trans>
            )}
          </p>
        </Notice>
      )}
      {last?.status === 'SUCCESS' && (
        <Notice tone="warning">
          <p>{t`Only ${{ sum: formatPaise(last.amountPaise) }} has arrived, and the order costs more. We send it back: please pay the whole sum.`}</p>
        </Notice>
      )}
      {order.upiRequest ? (
        <>
          <Request order={order} upiRequest={order.upiRequest} />
          <p>{t`2. Tell us here once you have paid. With the UTR number that the app shows we find your transfer sooner.`}</p>
        </>
      ) : (
        <Notice tone="warning">
          <p>
            {isOver
              ? t`This order was cancelled. If you have paid it by UPI, tell us here: we send the money back.`
              : t`The shop takes no payments by UPI any more. If you have paid already, tell us here; otherwise pay by card.`}
          </p>
        </Notice>
      )}
      <UtrForm orderId={order.id} onChange={onChange} />
    </section>
  );
}

interface RequestProps extends Pick<UpiPaymentProps, 'order'> {
  upiRequest: NonNullable<OrderToPayFieldsFragment['upiRequest']>;
}

function Request({ order: { id, bill }, upiRequest }: RequestProps) {
  const amount = formatPaise(bill.toPayPaise);
  return (
    <>
      <p className="upi__code-step">{t`1. Scan the code with a UPI app on your phone and pay ${amount}.`}</p>
      <p className="upi__open-step">{t`1. Pay ${amount} in your UPI app, then come back to this page.`}</p>
      <div className="upi__code">
        <QrCode text={upiRequest.link} label={t`QR code to pay order ${id} by UPI`} />
      </div>
      <div className="upi__open">
        <ButtonAnchor tone="haldi" size="lg" href={upiRequest.link}>
          {t`Pay ${amount} in a UPI app`}
        </ButtonAnchor>
      </div>
      <p className="upi__reference">{t`Reference: ${upiRequest.reference}`}</p>
    </>
  );
}

function UtrForm({ orderId, onChange }: { orderId: string; onChange: () => void }) {
  const client = useApolloClient();
  const [state] = useStateUpiTransferMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { utr: '' } });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async ({ utr }) => {
    try {
      await state({ variables: { input: { orderId, utr: utr.trim() || null } } });
      invalidate(client.cache, 'orders');
      onChange();
    } catch (error) {
      const refusal = toShopError(error);
      showRefusal(refusal, setError, { fields: ['utr'] });
      if (refusal.code === 'ORDER_NOT_PAYABLE') onChange();
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`UTR number`}
        hint={t`Optional: 12 digits; some apps call it UPI transaction id or reference number`}
        inputMode="numeric"
        autoComplete="off"
        error={errors.utr?.message}
        {...register('utr', { validate: (utr) => utr.trim() === '' || checkUtr(utr) })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting}>{t`I have paid`}</Button>
    </form>
  );
}

interface WaitingProps {
  orderId: string;
  utr: string | null | undefined;
  /** The order was cancelled, so the money goes back. */
  isOver: boolean;
}

function waitingText({ utr, isOver }: WaitingProps): string {
  if (isOver)
    return t`We are looking for your transfer in our bank account. The order stays cancelled, and we send the money back.`;
  return utr
    ? t`We are looking for the transfer ${utr} in our bank account and will write to you once it is there. Your order is kept until then.`
    : t`We are looking for your transfer in our bank account. Your order is kept until we have found it; its page tells you.`;
}

/** Shown after the customer stated the payment. */
const Waiting = (props: WaitingProps) => (
  <section className="panel form" aria-labelledby="upi-heading">
    <h2 id="upi-heading">{t`Thank you. We are looking for your transfer`}</h2>
    <Notice tone="info" focused>
      <p>{waitingText(props)}</p>
    </Notice>
    <ButtonLink to={orderOf(props.orderId)}>{t`See the order`}</ButtonLink>
  </section>
);
