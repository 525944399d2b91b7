import { t } from '@lingui/core/macro';

import type { OrderLineFieldsFragment } from '../../../generated/graphql';
import { DataTable } from '../../../shared/ui/data-table';
import { Picture } from '../../../shared/ui/picture';
import { Price } from '../../../shared/ui/price';
import './order-lines.css';

/** What was bought, as it was at that moment, each with its share of the discounts. */
export function OrderLines({ lines }: { lines: readonly OrderLineFieldsFragment[] }) {
  return (
    <DataTable caption={t`What was ordered`}>
      <thead>
        <tr>
          <th scope="col">{t`Product`}</th>
          <th scope="col" className="number">{t`Mrp Price`}</th>
          <th scope="col" className="number">{t`Quantity`}</th>
          <th scope="col" className="number">{t`Total price`}</th>
          <th scope="col" className="number">{t`Discount`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </tbody>
    </DataTable>
  );
}

function OrderLine({ line }: { line: OrderLineFieldsFragment }) {
  return (
    <tr>
      <td>
        <div className="order-line__product">
          <span className="thumbnail">
            <Picture src={line.imageUrl} alt="" sizePx={42} />
          </span>
          <div>
            <strong>{line.name}</strong>
            {line.unit && <span className="order-line__unit">{line.unit}</span>}
          </div>
        </div>
      </td>
      <td className="number" data-label={t`Mrp Price`} data-half>
        <Price paise={line.mrpPaise} />
      </td>
      <td className="number" data-label={t`Quantity`} data-half>
        {line.quantity}
      </td>
      <td className="number" data-label={t`Total price`} data-half>
        <Price paise={line.totalPaise} />
      </td>
      <td className="number order-line__discount" data-label={t`Discount`} data-half>
        {line.discountPaise > 0 ? <Price paise={-line.discountPaise} /> : '–'}
      </td>
    </tr>
  );
}
