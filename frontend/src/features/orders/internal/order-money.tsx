import { t } from '@lingui/core/macro';

import { serverText } from '../../../shared/lib/server-text';
import type {
  OrderDetailsFragment,
  PaymentFieldsFragment,
  RefundFieldsFragment,
} from '../../../generated/graphql';
import { formatInstant } from '../../../shared/lib/ist-time';
import { PaymentStatusText } from '../../../shared/chakra/status-text';
import { Price } from '../../../shared/ui/price';
import { CreditNotes } from '../credit-notes';
import { refundText } from './refund.rules';
import './order-money.css';

type OrderMoneyProps = Pick<
  OrderDetailsFragment,
  'payments' | 'refunds' | 'paymentMethod' | 'creditNotes' | 'toCollectPaise'
>;

/** The payments, refunds and credit notes of an order, and the sum still to pay on delivery. */
export function OrderMoney(props: OrderMoneyProps) {
  const { payments, refunds, paymentMethod, creditNotes, toCollectPaise } = props;
  return (
    <div className="order-money">
      <p>{wayOf(paymentMethod, payments)}</p>
      {payments.length > 0 && (
        <ul aria-label={t`Payments`}>
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <ul aria-label={t`Refunds`}>
          {refunds.map((refund) => (
            <RefundEntry key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      <CreditNotes creditNotes={creditNotes} />
      {creditNotes.length > 0 && toCollectPaise > 0 && (
        <p className="order-money__due">
          <span>{t`Still to pay at the door`}</span>
          <Price paise={toCollectPaise} />
        </p>
      )}
    </div>
  );
}

function wayOf(
  paymentMethod: OrderMoneyProps['paymentMethod'],
  payments: OrderMoneyProps['payments'],
): string {
  if (paymentMethod !== 'CARD') return t`Cash on delivery`;
  return payments.at(-1)?.isByUpi ? t`Online by UPI` : t`Online by card`;
}

function PaymentEntry({ payment }: { payment: PaymentFieldsFragment }) {
  const { cardBrand, cardLastFour, isByUpi, utr } = payment;
  const { rejectedBecause, createdAt, amountPaise, status } = payment;
  return (
    <li>
      <span>
        {isByUpi && (utr ? t`UPI, UTR ${utr}` : t`UPI, without a UTR number`)}
        {!isByUpi && (cardLastFour ? cardText(cardBrand, cardLastFour) : t`Payment`)}
        <small>
          {rejectedBecause && `${rejectedBecause} · `}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </small>
      </span>
      <span className="order-money__amount">
        <Price paise={amountPaise} />
        <PaymentStatusText status={status} />
      </span>
    </li>
  );
}

const cardText = (brand: string | null | undefined, lastFour: string): string =>
  brand ? t`${brand} ending ${lastFour}` : t`Card ending ${lastFour}`;

function RefundEntry({ refund }: { refund: RefundFieldsFragment }) {
  const { utr } = refund;
  return (
    <li>
      <span>
        {refundText(refund.status)}
        {utr && ` · ${t`UPI, UTR ${utr}`}`}
        <small>
          {serverText(refund.reason, refund.reasonMessage)} ·{' '}
          <time dateTime={refund.createdAt}>{formatInstant(refund.createdAt)}</time>
        </small>
      </span>
      <span className="order-money__amount">
        <Price paise={refund.amountPaise} />
      </span>
    </li>
  );
}
