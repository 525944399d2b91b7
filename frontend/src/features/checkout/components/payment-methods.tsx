import type { PaymentMethod } from '../../../generated/graphql';
import './payment-methods.css';

interface PaymentMethodsProps {
  /** The id of the heading that names the choice. */
  labelledBy: string;
  chosen: PaymentMethod;
  disabled: boolean;
  onChoose: (paymentMethod: PaymentMethod) => void;
}

const methods: readonly { value: PaymentMethod; label: string; note: string }[] = [
  { value: 'CARD', label: 'Pay online by card', note: '5% off the order' },
  { value: 'CASH_ON_DELIVERY', label: 'Cash on delivery', note: 'Pay at your door' },
];

/** How the order is to be paid. */
export function PaymentMethods({ labelledBy, chosen, disabled, onChoose }: PaymentMethodsProps) {
  return (
    <div className="payment-methods" role="radiogroup" aria-labelledby={labelledBy}>
      {methods.map(({ value, label, note }) => (
        <label key={value} className="payment-method">
          <input
            type="radio"
            name="payment-method"
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            <small>{note}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
