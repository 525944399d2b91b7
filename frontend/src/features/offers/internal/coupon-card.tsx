import { t } from '@lingui/core/macro';

import type { CouponOfferFragment } from '../../../generated/graphql';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { couponConditions } from './coupon-offer.rules';
import { LocalName } from '../../../shared/ui/local-name';
import './coupon-card.css';

/** One coupon: its discount, its conditions, and its code to copy. */
export function CouponCard({ coupon }: { coupon: CouponOfferFragment }) {
  const { code, percent, description, descriptionHi, descriptionMr } = coupon;
  const copy = useCopyCode();
  return (
    <li className="coupon-card">
      <span className="coupon-card__percent">
        {percent}%<small>{t`off`}</small>
      </span>
      <div className="coupon-card__text">
        <p>
          <LocalName
            product={{ name: description, nameHi: descriptionHi, nameMr: descriptionMr }}
          />
        </p>
        <p className="coupon-card__conditions">{couponConditions(coupon).join(' · ')}</p>
      </div>
      <button type="button" className="coupon-card__code" onClick={() => void copy(code)}>
        {code} <small>{t`Copy code`}</small>
      </button>
    </li>
  );
}

/** Copies a code and confirms it. Over plain http browsers do not allow copying, but the code is readable. */
function useCopyCode() {
  const { showSuccess, showFailure } = useMessages();
  return async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      showSuccess(t`${code} copied. Paste it into your cart.`);
    } catch {
      showFailure(t`This browser does not let us copy. Type ${code} into your cart.`);
    }
  };
}
