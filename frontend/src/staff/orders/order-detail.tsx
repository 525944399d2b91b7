import { useParams } from 'react-router-dom';

import { useAdminOrder } from './use-admin-order';
import { AdminOrderMoney } from './order-money';
import { OrderCustomer } from './order-customer';
import { OrderStatusActions } from './order-status-actions';
import { OrderSheet } from '../../features/orders/components/order-sheet';
import { useCurrentAdmin } from '../../features/session/use-current-admin';
import { mayHaveReceipt } from '../../shared/lib/order-status.rules';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { paths, receiptPdfOf } from '../../shared/lib/paths';

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
  const { may } = useCurrentAdmin();
  const { adminOrder, unknown, failure, retry } = useAdminOrder(orderId);
  if (unknown)
    return (
      <EmptyState text="There is no such order.">
        <ButtonLink to={paths.adminOrders}>Go to the orders</ButtonLink>
      </EmptyState>
    );
  if (failure && !adminOrder)
    return <LoadFailure failure={failure} text="The order could not be loaded." onRetry={retry} />;
  if (!adminOrder) return <LoadingState label="Loading the order" />;
  const { order, customer, nextStatuses } = adminOrder;
  return (
    <OrderSheet
      order={order}
      reader="admin"
      actions={
        <>
          {may('move-orders') !== false && (
            <OrderStatusActions order={order} nextStatuses={nextStatuses} />
          )}
          {mayHaveReceipt(order.status) && (
            <a className="text-link" href={receiptPdfOf(order.id)}>
              Receipt as PDF
            </a>
          )}
        </>
      }
      moneyActions={may('refund-payments') !== false && <AdminOrderMoney {...order} />}
    >
      <OrderCustomer customer={customer} />
    </OrderSheet>
  );
}
