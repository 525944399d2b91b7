import { i18n, type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { serverText } from '../lib/server-text';
import type { BillFieldsFragment } from '../../generated/graphql';
import type { BillSum } from '../lib/order-status.rules';
import './bill.css';
import { Price } from './price';

interface BillProps extends Pick<BillFieldsFragment, 'steps' | 'toPayPaise'> {
  /** The state of the sum, for the bill of an order; the bill of a cart is still to be paid. */
  sum?: BillSum;
  /** The texts, if for a reader of another language than the current one. */
  texts?: I18n;
}

/** A bill with the reason for every step, and the total. */
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
