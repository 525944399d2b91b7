import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';

import { AddReportPhotos } from './add-report-photos';
import { useOrder } from './use-order';
import { OrderActions } from './order-actions';
import { OwnQuestion } from './own-question';
import { OrderSheet } from '../../features/orders/order-sheet';
import { ButtonLink } from '../../shared/chakra/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';

/** One order of the customer. */
export function CustomerOrderDetailRoute() {
  const { id = '' } = useParams();
  return (
    <Page title={t`Order ${id}`}>
      <OneOrder orderId={id} />
    </Page>
  );
}

function OneOrder({ orderId }: { orderId: string }) {
  const { order, live, unknown, failed, retry } = useOrder(orderId);
  if (unknown)
    return (
      <EmptyState text={t`There is no such order.`}>
        <ButtonLink to={paths.customerOrders}>{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  if (failed && !order)
    return <ErrorState text={t`The order could not be loaded.`} onRetry={retry} />;
  if (!order) return <LoadingState label={t`Loading the order`} />;
  return (
    <>
      {order.status === 'PICKING' &&
        order.substituteQuestions
          .filter(({ state }) => state === 'OPEN' || state === 'ANSWERED')
          .map((question) => <OwnQuestion key={question.id} question={question} />)}
      <OrderSheet
        order={order}
        live={live}
        reader="customer"
        actions={<OrderActions order={order} />}
        reportActions={(report) => <AddReportPhotos report={report} />}
      />
    </>
  );
}
