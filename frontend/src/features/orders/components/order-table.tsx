import { t } from '@lingui/core/macro';

import type { OrderRowsFragment } from '../../../generated/graphql';
import { DataTable } from '../../../shared/ui/data-table';
import { OrderRow } from './order-row';
import './order-table.css';

/** One row for each line, the lines of an order standing together. */
export function OrderTable({ orders }: { orders: readonly OrderRowsFragment[] }) {
  return (
    <DataTable caption={t`Your orders`}>
      <thead>
        <tr>
          <th scope="col">{t`Order Id`}</th>
          <th scope="col">{t`Order Date`}</th>
          <th scope="col">{t`Product`}</th>
          <th scope="col" className="number">{t`Mrp Price`}</th>
          <th scope="col" className="number">{t`Quantity`}</th>
          <th scope="col" className="number">{t`Total price`}</th>
          <th scope="col">{t`Order Status`}</th>
          <th scope="col">{t`Payment Status`}</th>
          <th scope="col" className="number">{t`Bill`}</th>
        </tr>
      </thead>
      {orders.map((order) => (
        <tbody key={order.id} className="order">
          {order.lines.map((line, index) => (
            <OrderRow key={line.id} order={order} line={line} first={index === 0} />
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
