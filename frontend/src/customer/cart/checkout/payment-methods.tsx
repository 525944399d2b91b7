import { t } from '@lingui/core/macro';

import type { PaymentMethod } from '../../../generated/graphql';
import { RadioCards, type RadioCard } from '../../../shared/ui/radio-cards';

interface PaymentMethodsProps {
  /** The id of the heading that names the choice. */
  labelledBy: string;
  chosen: PaymentMethod;
  disabled: boolean;
  onChoose: (paymentMethod: PaymentMethod) => void;
}

const methods = (): readonly RadioCard<PaymentMethod>[] => [
  { value: 'CARD', label: t`Pay online by card`, note: t`5% off the order` },
  { value: 'CASH_ON_DELIVERY', label: t`Cash on delivery`, note: t`Pay at your door` },
];

/** How the order is to be paid. */
export const PaymentMethods = (props: PaymentMethodsProps) => (
  <RadioCards name="payment-method" cards={methods()} {...props} />
);
