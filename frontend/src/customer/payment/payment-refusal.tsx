import type { ShopError } from '../../apollo/shop-error';
import { formFailure } from '../../shared/lib/failure-texts';
import { Notice } from '../../shared/ui/notice';
import { isUnknown } from './payment-outcome.rules';
import { PaymentPending } from './payment-pending';

interface PaymentRefusalProps {
  refusal: ShopError;
  checking: boolean;
  onCheck?: () => void;
}

/** Why a payment failed, stated once, or that its result is unknown. Invalid fields have their own messages. */
export function PaymentRefusal({ refusal, checking, onCheck }: PaymentRefusalProps) {
  const pending = refusal.code === 'PAYMENT_PENDING';
  const isAtFields = refusal.code === 'VALIDATION';
  return (
    <>
      {!pending && (
        <Notice tone="failure">
          {!isAtFields && (
            <p>
              <strong>{refusal.message}</strong>
            </p>
          )}
          <p>{formFailure()}</p>
        </Notice>
      )}
      {isUnknown(refusal.code) && <PaymentPending checking={checking} onCheck={onCheck} />}
    </>
  );
}
