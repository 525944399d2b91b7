import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import type { AdminOrderRowFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/chakra/data-table';
import { AdminOrderRow } from './order-row';
import './order-table.css';

interface AdminOrderTableProps {
  orders: readonly AdminOrderRowFragment[];
  /** The viewer may not change their status. */
  readOnly: boolean;
}

/** The orders of all customers, with where each may go next. */
export function AdminOrderTable({ orders, readOnly }: AdminOrderTableProps) {
  return (
    <DataTable caption={t`Orders`}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{t`Order Id`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Placed`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Customer`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Delivery`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" data-numeric>{t`To pay`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Payment Status`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Order Status`}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{t`Next`}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {orders.map((adminOrder) => (
          <AdminOrderRow key={adminOrder.order.id} adminOrder={adminOrder} readOnly={readOnly} />
        ))}
      </Table.Body>
    </DataTable>
  );
}
