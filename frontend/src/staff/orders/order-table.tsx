import type { AdminOrderRowFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/ui/data-table';
import { AdminOrderRow } from './order-row';
import './order-table.css';

interface AdminOrderTableProps {
  orders: readonly AdminOrderRowFragment[];
  /** Whoever looks may not move them. */
  readOnly: boolean;
}

/** The orders of all customers, with where each may go next. */
export function AdminOrderTable({ orders, readOnly }: AdminOrderTableProps) {
  return (
    <DataTable caption="Orders">
      <thead>
        <tr>
          <th scope="col">Order Id</th>
          <th scope="col">Placed</th>
          <th scope="col">Customer</th>
          <th scope="col">Delivery</th>
          <th scope="col" className="number">
            To pay
          </th>
          <th scope="col">Payment Status</th>
          <th scope="col">Order Status</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((adminOrder) => (
          <AdminOrderRow key={adminOrder.order.id} adminOrder={adminOrder} readOnly={readOnly} />
        ))}
      </tbody>
    </DataTable>
  );
}
