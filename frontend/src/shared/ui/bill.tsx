import { t } from '@lingui/core/macro';

import { serverText } from '../lib/server-text';
import type { BillFieldsFragment } from '../../generated/graphql';
import './bill.css';
import { Price } from './price';

type BillProps = Pick<BillFieldsFragment, 'steps' | 'toPayPaise'>;

/** A bill that explains itself: every step with its reason, and what they add up to. */
export function Bill({ steps, toPayPaise }: BillProps) {
  return (
    <dl className="bill">
      {steps.map(({ kind, label, amountPaise, reason, labelMessage, reasonMessage }) => (
        <div key={kind} className="bill__step" data-discount={amountPaise < 0 || undefined}>
          <dt>
            {serverText(label, labelMessage)}
            {reason && amountPaise !== 0 && (
              <span className="bill__reason">{serverText(reason, reasonMessage)}</span>
            )}
          </dt>
          <dd>
            {amountPaise === 0 && reason ? (
              serverText(reason, reasonMessage)
            ) : (
              <Price paise={amountPaise} />
            )}
          </dd>
        </div>
      ))}
      <div className="bill__step bill__step--sum">
        <dt>{t`To pay`}</dt>
        <dd>
          <Price paise={toPayPaise} />
        </dd>
      </div>
    </dl>
  );
}
