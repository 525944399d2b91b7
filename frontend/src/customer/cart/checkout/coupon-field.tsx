import { t } from '@lingui/core/macro';
import { useRef, useState, type FormEvent } from 'react';

import { serverText } from '../../../shared/lib/server-text';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import type { Quote } from '../../../features/checkout/use-quote';
import {
  bestCouponText,
  nextCouponText,
  normalCode,
} from '../../../features/checkout/coupon.rules';
import './coupon-field.css';

interface CouponFieldProps {
  /** The quote of the cart with the chosen coupon; undefined while it is not known. */
  quote: Quote | undefined;
  /** Whether the quote does not reflect the latest choices yet. */
  quoting: boolean;
  /** The requested coupon. */
  couponCode: string | undefined;
  /** Why the order refused it. */
  refusal: string | undefined;
  onChange: (couponCode: string | undefined) => void;
}

/** One coupon: apply or remove it, or see why it is refused; with suggestions of coupons that would help. */
export function CouponField(props: CouponFieldProps) {
  const { quote, quoting, couponCode, refusal, onChange } = props;
  const [typed, setTyped] = useState(couponCode ?? '');
  const input = useRef<HTMLInputElement>(null);
  const problem = couponCode && !quoting && quote?.couponProblem;
  const error = refusal ?? (problem ? serverText(problem, quote.couponProblemMessage) : undefined);
  const taken = couponCode !== undefined && !error && !quoting;

  const type = (text: string) => {
    setTyped(text);
    // Another text is another coupon: the message about the old one is out of date.
    if (couponCode !== undefined) onChange(undefined);
  };
  const apply = (code: string) => {
    setTyped(code);
    onChange(code === '' ? undefined : code);
    input.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(taken ? '' : normalCode(typed));
  };

  return (
    <div className="coupon-field">
      <form className="coupon-field__form" noValidate onSubmit={submit}>
        {/* Its error comes with the quote, while the field already has the focus. */}
        <div aria-live="polite">
          <TextField
            ref={input}
            label={t`Coupon code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={taken}
            value={typed}
            error={error}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <Button type="submit" tone="outline" loading={couponCode !== undefined && quoting}>
          {taken ? t`Remove` : t`Apply`}
        </Button>
      </form>
      <p role="status" className="coupon-field__taken">
        {taken && t`${couponCode} is applied`}
      </p>
      {quote ? (
        <Hints quote={quote} couponCode={couponCode} onApply={apply} />
      ) : (
        quoting && <div className="coupon-field__awaited skeleton__bar" />
      )}
    </div>
  );
}

interface HintsProps {
  quote: Quote;
  couponCode: string | undefined;
  onApply: (couponCode: string) => void;
}

/** The coupon with the largest discount, applied by one click; and the amount missing for a better one. */
function Hints({ quote: { bestCoupon, nextCoupon }, couponCode, onApply }: HintsProps) {
  return (
    <ul className="coupon-field__hints">
      {bestCoupon && bestCoupon.coupon.code !== couponCode && (
        <li className="coupon-field__best">
          <span>{bestCouponText(bestCoupon)}</span>
          <Button
            tone="quiet"
            aria-label={t`Apply ${{ code: bestCoupon.coupon.code }}`}
            onClick={() => onApply(bestCoupon.coupon.code)}
          >{t`Apply`}</Button>
        </li>
      )}
      {nextCoupon && <li>{nextCouponText(nextCoupon)}</li>}
    </ul>
  );
}
