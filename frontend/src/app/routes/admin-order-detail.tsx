import { Link, useParams } from 'react-router-dom';

import { useAdminOrder } from '../../features/admin-orders/api/use-admin-order';
import { AdminOrderMoney } from '../../features/admin-orders/components/admin-order-money';
import { OrderCustomer } from '../../features/admin-orders/components/order-customer';
import { OrderMoves } from '../../features/admin-orders/components/order-moves';
import { OrderSheet } from '../../features/orders/components/order-sheet';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import { paths } from '../paths';

/** One order of any customer, as an admin sees it. */
export function AdminOrderDetailRoute() {
  const { id = '' } = useParams();
  return (
    <Page
      title={`Order ${id}`}
      aside={
        <Link to={paths.adminOrders} className="text-link">
          All orders
        </Link>
      }
    >
      <OneOrder orderId={id} />
    </Page>
  );
}

function OneOrder({ orderId }: { orderId: string }) {
  const { adminOrder, unknown, failed, retry } = useAdminOrder(orderId);
  if (unknown)
    return (
      <EmptyState text="There is no such order.">
        <ButtonLink to={paths.adminOrders}>Go to the orders</ButtonLink>
      </EmptyState>
    );
  if (failed && !adminOrder)
    return <ErrorState text="The order could not be loaded." onRetry={retry} />;
  if (!adminOrder) return <LoadingState label="Loading the order" />;
  const { order, customer, nextStatuses } = adminOrder;
  return (
    <OrderSheet
      order={order}
      reader="admin"
      actions={<OrderMoves order={order} nextStatuses={nextStatuses} />}
      moneyActions={<AdminOrderMoney {...order} />}
    >
      <OrderCustomer customer={customer} />
    </OrderSheet>
  );
}
