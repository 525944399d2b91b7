import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';

import { ChangeDelivery } from './change-delivery';
import { EditOrder } from './edit-order';
import { AdminOrderMoney } from './order-money';
import { OrderCustomer } from './order-customer';
import { OrderNotes } from './order-notes';
import { OrderStatusActions } from './order-status-actions';
import { RefundLines } from './refund-lines-dialog';
import { refundLinesOf } from './refund-lines.rules';
import { OrderSheet } from '../../features/orders/order-sheet';
import { useWayBack } from '../kit/way-back';
import { DecideReport } from '../reports/decide-report';
import { AlsoHere } from '../presence/also-here';
import { useCurrentAdmin } from '../use-current-admin';
import { failureOf } from '../../apollo/shop-error';
import { useAdminOrderQuery } from '../../generated/staff/orders/orders';
import { inShopLanguage } from '../../shared/lib/local-name';
import { payingOf } from '../../shared/lib/paying.rules';
import { mayHaveReceipt } from '../../shared/lib/order-status.rules';
import { usePolling } from '../../shared/lib/use-polling';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { receiptPdfOf } from '../../shared/lib/paths';
import { adminPaths } from '../admin-paths';

const POLL_MS = 15_000;

/** One order of any customer, as an admin sees it. */
export function AdminOrderDetailRoute() {
  const { id = '' } = useParams();
  const list = useWayBack(
    adminPaths.orders,
    adminPaths.orderSearch,
    adminPaths.board,
    adminPaths.customer,
    adminPaths.audit,
    adminPaths.reports,
    adminPaths.transfers,
  );
  return (
    <Page
      title={t`Order ${id}`}
      aside={
        <Link to={list} className="text-link">
          {nameOf(list)}
        </Link>
      }
    >
      <OneOrder orderId={id} />
    </Page>
  );
}

/** The text of the link back to the list from which the order was opened. */
function nameOf(list: string): string {
  if (list.startsWith(adminPaths.orderSearch)) return t`Back to the search`;
  if (list.startsWith(adminPaths.board)) return t`Back to the board`;
  if (list.startsWith(adminPaths.reports)) return t`Back to the reports`;
  if (list.startsWith(adminPaths.transfers)) return t`Back to the UPI transfers`;
  if (list.startsWith(adminPaths.audit)) return t`Back to the audit log`;
  if (list.startsWith(`${adminPaths.customers}/`)) return t`Back to the customer`;
  return t`All orders`;
}

function OneOrder({ orderId }: { orderId: string }) {
  const { may } = useCurrentAdmin();
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, POLL_MS);
  const adminOrder = data?.adminOrder;
  const failure = failureOf(error);
  if (failure?.code === 'NOT_FOUND' || failure?.code === 'VALIDATION')
    return (
      <EmptyState text={t`There is no such order.`}>
        <ButtonLink to={adminPaths.orders}>{t`Go to the orders`}</ButtonLink>
      </EmptyState>
    );
  if (failure && !adminOrder)
    return (
      <LoadFailure
        failure={failure}
        text={t`The order could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!adminOrder) return <LoadingState label={t`Loading the order`} />;
  const { order, customer, nextStatuses } = adminOrder;
  return (
    <OrderSheet
      order={order}
      reader="admin"
      actions={
        <div className="order-actions">
          {may('move-orders') !== false && (
            <>
              <OrderStatusActions order={order} nextStatuses={nextStatuses} />
              <ChangeDelivery order={order} />
            </>
          )}
          {may('take-orders') !== false && (
            <EditOrder order={order} onChanged={() => void refetch()} />
          )}
          {mayHaveReceipt(order.status) && (
            <a className="text-link" href={receiptPdfOf(order.id)}>
              {t`Receipt as PDF`}
            </a>
          )}
        </div>
      }
      reportActions={(report) =>
        may('refund-payments') !== false && <DecideReport report={report} />
      }
      moneyActions={
        may('refund-payments') !== false && (
          <div className="order-actions">
            <RefundLines
              orderId={order.id}
              lines={refundLinesOf(order.status, order.lines.map(inShopLanguage))}
              isPaidByUpi={payingOf(order.payments)?.isByUpi ?? false}
            />
            <AdminOrderMoney {...order} />
          </div>
        )
      }
    >
      <AlsoHere record="ORDER" id={order.id} />
      <OrderCustomer customer={customer} isByPhone={order.isByPhone} />
      <OrderNotes orderId={order.id} readOnly={may('move-orders') === false} />
    </OrderSheet>
  );
}
