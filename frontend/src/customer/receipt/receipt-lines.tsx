import { t } from '@lingui/core/macro';

import type { ReceiptLineFragment } from '../../generated/graphql';
import { MrpPrice } from '../../shared/ui/mrp-price';
import { Price } from '../../shared/ui/price';
import { LocalName, LocalUnit } from '../../shared/ui/local-name';

/** The lines of a receipt, in plain rows that look the same on paper. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLineFragment[] }) {
  return (
    <table className="receipt__lines">
      <caption className="visually-hidden">{t`What was bought`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Product`}</th>
          <th scope="col">{t`Price`}</th>
          <th scope="col">{t`Quantity`}</th>
          <th scope="col">{t`Total`}</th>
          <th scope="col">{t`Discount`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <LocalName product={line} withEnglish />
              {line.unit && (
                <small>
                  {' '}
                  <LocalUnit unit={line.unit} />
                </small>
              )}
              {line.hsn && <small> HSN {line.hsn}</small>}
            </th>
            <td>
              <MrpPrice mrpPaise={line.mrpPaise} pricePaise={line.unitPricePaise} />
            </td>
            <td>{line.quantity}</td>
            <td>
              <Price paise={line.totalPaise} />
            </td>
            <td>{line.discountPaise > 0 ? <Price paise={-line.discountPaise} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
