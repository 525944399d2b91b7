import { Table } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import type { OrderRowsFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/chakra/data-table';
import { OrderRow } from './order-row';
import './order-table.css';

/** One row per line, with the lines of an order together. */
export function OrderTable({ orders }: { orders: readonly OrderRowsFragment[] }) {
  return (
    <DataTable caption={t`Your orders`}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{t`Order Id`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Order Date`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Product`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Mrp Price`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Quantity`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Total price`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Order Status`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Payment Status`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`Bill`}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      {orders.map((order) => (
        <Table.Body key={order.id} className="order">
          {order.lines.map((line, index) => (
            <OrderRow key={line.id} order={order} line={line} first={index === 0} />
          ))}
        </Table.Body>
      ))}
    </DataTable>
  );
}
