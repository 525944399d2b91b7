import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { serverText } from '../../shared/lib/server-text';
import { Bill } from '../../shared/ui/bill';
import { ErrorState } from '../../shared/ui/states';
import type { PhoneQuote } from './draft.rules';
import { Part } from './part';

interface BillPartProps {
  quote: PhoneQuote | undefined;
  quoteFailed: boolean;
  onRetry: () => void;
  couponCode: string;
  couponError: string | undefined;
  onCoupon: (code: string) => void;
  /** Why the order was not placed. */
  failure: string | undefined;
  /** Whether the key of this order was already used for other contents. */
  isOtherOrder: boolean;
  onOtherOrder: () => void;
  isTaking: boolean;
  onTake: () => void;
}

/** The bill of the order, and the button that places it. */
export function BillPart({ quote, quoteFailed, failure, ...props }: BillPartProps) {
  const { couponProblem, couponProblemMessage, bestCoupon, bill, delivery } = quote?.quote ?? {};
  const problem = couponProblem ? serverText(couponProblem, couponProblemMessage) : undefined;
  const sum = bill && bill.subtotalPaise > 0 ? formatPaise(bill.toPayPaise) : undefined;
  const minimum = formatPaise(delivery?.minimumOrderPaise ?? 0);
  const missing = formatPaise(delivery?.missingPaise ?? 0);
  const code = bestCoupon?.coupon.code;
  return (
    <Part title={t`Bill`}>
      <TextField
        label={t`Coupon`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={props.couponCode}
        {...(code && !props.couponCode && { hint: t`${code} fits this order.` })}
        error={props.couponError ?? problem}
        onChange={(event) => props.onCoupon(event.target.value)}
      />
      {sum && bill && <Bill steps={bill.steps} toPayPaise={bill.toPayPaise} />}
      {sum && delivery && delivery.missingPaise > 0 && (
        <Notice tone="warning">
          <p>{t`The minimum order is ${minimum}: add ${missing} more.`}</p>
        </Notice>
      )}
      {quoteFailed && (
        <ErrorState text={t`The bill could not be calculated.`} onRetry={props.onRetry} />
      )}
      {failure && (
        <Notice tone="failure">
          <p>{failure}</p>
          {props.isOtherOrder && (
            <Button
              tone="outline"
              onClick={props.onOtherOrder}
            >{t`Take it as another order`}</Button>
          )}
        </Notice>
      )}
      <p>{t`Paid in cash when it is delivered.`}</p>
      <Button loading={props.isTaking} onClick={props.onTake}>
        {sum ? t`Take order · ${sum}` : t`Take order`}
      </Button>
    </Part>
  );
}
