import { t } from '@lingui/core/macro';

import type { PaymentChoice } from '../../../features/checkout/checkout-choice';
import { RadioCards, type RadioCard } from '../../../shared/ui/radio-cards';

interface PaymentMethodsProps {
  /** The id of the heading that names the choice. */
  labelledBy: string;
  chosen: PaymentChoice;
  /** Whether the shop accepts UPI. */
  takesUpi: boolean;
  disabled: boolean;
  onChoose: (paymentMethod: PaymentChoice) => void;
}

const methods = (takesUpi: boolean): RadioCard<PaymentChoice>[] => [
  { value: 'CARD', label: t`Pay online by card`, note: t`5% off the order` },
  ...(takesUpi ? [{ value: 'UPI' as const, label: t`Pay by UPI`, note: t`5% off the order` }] : []),
  { value: 'CASH_ON_DELIVERY', label: t`Cash on delivery`, note: t`Pay at your door` },
];

/** The choice of the payment method. */
export const PaymentMethods = ({ takesUpi, ...props }: PaymentMethodsProps) => (
  <RadioCards name="payment-method" cards={methods(takesUpi)} {...props} />
);
