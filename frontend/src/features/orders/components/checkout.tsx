import type { ReactNode } from 'react';

import type { ShopError } from '../../../apollo/shop-error';
import type { CartFieldsFragment, PaymentMethod } from '../../../generated/graphql';
import { Bill } from '../../../ui/bill';
import { Button } from '../../../ui/button';
import { Price } from '../../../ui/price';
import './checkout.css';

interface CheckoutProps {
  bill: CartFieldsFragment['cardBill'];
  paymentMethod: PaymentMethod;
  onPaymentMethod: (paymentMethod: PaymentMethod) => void;
  placing: boolean;
  refusal: ShopError | undefined;
  onPlace: () => void;
  /** The choice of a delivery slot. */
  children: ReactNode;
}

const methods: readonly { value: PaymentMethod; label: string; note: string }[] = [
  { value: 'CARD', label: 'Pay online by card', note: '5% off the order' },
  { value: 'CASH_ON_DELIVERY', label: 'Cash on delivery', note: 'Pay at your door' },
];

/** When, how paid and for how much; and the button that places the order. */
export function Checkout(props: CheckoutProps) {
  const { bill, paymentMethod, onPaymentMethod, placing, refusal, onPlace, children } = props;
  return (
    <section className="checkout panel" aria-label="Delivery and payment">
      <h2>Delivery</h2>
      {children}
      <h2 id="checkout-payment">Payment</h2>
      <div className="checkout__methods" role="radiogroup" aria-labelledby="checkout-payment">
        {methods.map(({ value, label, note }) => (
          <label key={value} className="checkout__method">
            <input
              type="radio"
              name="payment-method"
              value={value}
              checked={value === paymentMethod}
              disabled={placing}
              onChange={() => onPaymentMethod(value)}
            />
            <span>
              {label}
              <small>{note}</small>
            </span>
          </label>
        ))}
      </div>
      <h2>Your bill</h2>
      <Bill steps={bill.steps} toPayPaise={bill.toPayPaise} />
      {refusal && <Refusal refusal={refusal} />}
      <Button tone="haldi" size="lg" loading={placing} disabled={placing} onClick={onPlace}>
        Place Order · <Price paise={bill.toPayPaise} />
      </Button>
    </section>
  );
}

/** Why the order was refused, naming every line that is at fault. */
function Refusal({ refusal }: { refusal: ShopError }) {
  const reasons = Object.values(refusal.fields).filter((reason) => reason !== refusal.message);
  return (
    <div className="checkout__refusal" role="alert">
      <p>{refusal.message}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
