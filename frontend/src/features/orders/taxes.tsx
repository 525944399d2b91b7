import { t } from '@lingui/core/macro';

import type { RateTaxFieldsFragment } from '../../generated/graphql';
import { Price } from '../../shared/ui/price';
import '../../shared/ui/bill.css';

/** The GST within a sum, by rate; nothing if no product has a rate. */
export function Taxes({ taxes }: { taxes: readonly RateTaxFieldsFragment[] }) {
  if (taxes.every(({ gstBasisPoints }) => typeof gstBasisPoints !== 'number')) return null;
  return (
    <dl className="bill" aria-label={t`Tax within the sum`}>
      {taxes.map(({ gstBasisPoints, taxablePaise, cgstPaise, sgstPaise }) => (
        <div key={gstBasisPoints ?? 'none'} className="bill__step">
          <dt>
            {typeof gstBasisPoints === 'number'
              ? t`GST ${{ percent: gstBasisPoints / 100 }} %`
              : t`No GST rate`}
            <span className="bill__reason">
              {t`Taxable value`} <Price paise={taxablePaise} />
            </span>
          </dt>
          <dd>
            <Price paise={cgstPaise + sgstPaise} />
            {cgstPaise > 0 && (
              <span className="bill__reason">
                {t`CGST`} <Price paise={cgstPaise} /> · {t`SGST`} <Price paise={sgstPaise} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
