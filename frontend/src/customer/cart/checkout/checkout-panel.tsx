import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { ShopError } from '../../../apollo/shop-error';
import type { useQuote } from '../../../features/checkout/use-quote';
import type { CheckoutChoice } from '../../../features/checkout/checkout-choice';
import { GiftCreditBox } from '../../../features/offers/gift-credit-box';
import './checkout-panel.css';
import { CouponField } from './coupon-field';
import { PaymentMethods } from './payment-methods';
import { QuotedBill } from './quoted-bill';

interface CheckoutPanelProps {
  choice: CheckoutChoice;
  onChoose: (change: Partial<CheckoutChoice>) => void;
  quoting: ReturnType<typeof useQuote>;
  /** Whether the cart is being changed: its price is not known yet. */
  changing: boolean;
  placing?: boolean;
  refusal?: ShopError;
  /** The button that places the order, below the bill. */
  children: ReactNode;
}

/** The payment method, the bill, and the next step. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { choice, onChoose, quoting, placing = false, refusal, children } = props;
  const { quote, failed } = quoting;
  const loading = quoting.loading || props.changing;
  return (
    <section className="checkout panel further-down" aria-label={t`Payment and bill`}>
      <h2 id="checkout-payment">{t`Payment`}</h2>
      <PaymentMethods
        labelledBy="checkout-payment"
        chosen={choice.paymentMethod}
        // A previously chosen UPI option stays until the shop is known not to accept UPI any more.
        takesUpi={quote?.takesUpi ?? choice.paymentMethod === 'UPI'}
        disabled={placing}
        onChoose={(paymentMethod) => onChoose({ paymentMethod })}
      />
      <CouponField
        quote={quote}
        quoting={loading}
        couponCode={choice.couponCode}
        refusal={refusal?.fields.couponCode}
        onChange={(couponCode) => onChoose({ couponCode })}
      />
      <GiftCreditBox
        giftCreditPaise={quote?.giftCreditPaise ?? 0}
        used={choice.useGiftCredit}
        onChange={(useGiftCredit) => onChoose({ useGiftCredit })}
      />
      <h2>{t`Your bill`}</h2>
      <QuotedBill quote={quote} quoting={loading} failed={failed} onRetry={quoting.retry} />
      {children}
    </section>
  );
}
