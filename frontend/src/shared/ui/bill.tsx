import { i18n, type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { serverText } from '../lib/server-text';
import type { BillFieldsFragment } from '../../generated/graphql';
import type { BillSum } from '../lib/order-status.rules';
import './bill.css';
import { Price } from './price';

interface BillProps extends Pick<BillFieldsFragment, 'steps' | 'toPayPaise'> {
  /** What became of the sum, for a bill of an order; a bill of a cart is to pay. */
  sum?: BillSum;
  /** Those of the shop, unless it is for somebody who reads another language. */
  texts?: I18n;
}

/** A bill that explains itself: every step with its reason, and what they add up to. */
export function Bill({ steps, toPayPaise, sum, texts = i18n }: BillProps) {
  return (
    <dl className="bill">
      {steps.map(({ kind, label, amountPaise, reason, labelMessage, reasonMessage }) => (
        <div key={kind} className="bill__step" data-discount={amountPaise < 0 || undefined}>
          <dt>
            {serverText(label, labelMessage, texts)}
            {reason && amountPaise !== 0 && (
              <span className="bill__reason">{serverText(reason, reasonMessage, texts)}</span>
            )}
          </dt>
          <dd>
            {amountPaise === 0 && reason ? (
              serverText(reason, reasonMessage, texts)
            ) : (
              <Price paise={amountPaise} />
            )}
          </dd>
        </div>
      ))}
      <div className="bill__step bill__step--sum">
        <dt>{sum?.label ?? texts._(msg`To pay`)}</dt>
        <dd>
          <Price paise={sum?.paise ?? toPayPaise} />
        </dd>
      </div>
    </dl>
  );
}
