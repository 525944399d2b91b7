import type { ShopError } from '../../apollo/shop-error';
import { Notice } from '../../shared/chakra/notice';
import { isUnknown } from './payment-outcome.rules';
import { PaymentPending } from './payment-pending';

interface PaymentRefusalProps {
  refusal: ShopError;
  checking: boolean;
  onCheck?: () => void;
}

/** Why a payment failed, or that its result is unknown. */
export function PaymentRefusal({ refusal, checking, onCheck }: PaymentRefusalProps) {
  const pending = refusal.code === 'PAYMENT_PENDING';
  return (
    <>
      {!pending && (
        <Notice tone="failure">
          <p>{refusal.message}</p>
        </Notice>
      )}
      {isUnknown(refusal.code) && <PaymentPending checking={checking} onCheck={onCheck} />}
    </>
  );
}
