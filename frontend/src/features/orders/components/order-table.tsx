import type { OrderRowsFragment } from '../../../generated/graphql';
import { DataTable } from '../../../ui/data-table';
import { OrderRow } from './order-row';
import './order-table.css';

/** One row for each line, the lines of an order standing together. */
export function OrderTable({ orders }: { orders: readonly OrderRowsFragment[] }) {
  return (
    <DataTable caption="Your orders">
      <thead>
        <tr>
          <th scope="col">Order Id</th>
          <th scope="col">Order Date</th>
          <th scope="col">Product</th>
          <th scope="col" className="number">
            Mrp Price
          </th>
          <th scope="col" className="number">
            Quantity
          </th>
          <th scope="col" className="number">
            Total price
          </th>
          <th scope="col">Order Status</th>
          <th scope="col">Payment Status</th>
          <th scope="col" className="number">
            Bill
          </th>
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
