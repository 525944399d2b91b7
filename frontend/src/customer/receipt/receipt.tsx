import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { useReceiptQuery } from '../../generated/customer/receipt/receipt';
import { ReceiptSheet } from './receipt-sheet';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { orderOf, paths } from '../../shared/lib/paths';
import './receipt.css';

/** The receipt of an order: to read, to print, to save as a PDF. */
export function CustomerReceiptRoute() {
  const { id = '' } = useParams();
  return (
    <Page title={t`Receipt`} width="sheet">
      <Receipt orderId={id} />
    </Page>
  );
}

function Receipt({ orderId }: { orderId: string }) {
  // The server issues the receipt on the first request.
  const { data, error, refetch } = useReceiptQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  const receipt = data?.receipt;
  const code = failureOf(error)?.code;
  if (code === 'NOT_FOUND' || code === 'VALIDATION')
    return (
      <EmptyState text={t`There is no such order.`}>
        <ButtonLink to={paths.customerOrders}>{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  if (code === 'NO_RECEIPT_YET')
    return (
      <EmptyState text={t`There is no receipt for this order.`}>
        <p>{t`It is issued once the order is packed.`}</p>
        <ButtonLink to={orderOf(orderId)}>{t`Go to the order`}</ButtonLink>
      </EmptyState>
    );
  if (error && !receipt)
    return <ErrorState text={t`The receipt could not be loaded.`} onRetry={() => void refetch()} />;
  if (!receipt) return <LoadingState label={t`Loading the receipt`} />;
  return (
    <>
      <ReceiptSheet receipt={receipt} />
      <div className="receipt-actions">
        <Button onClick={() => window.print()}>{t`Print`}</Button>
        <a className="text-link" href={receipt.pdfUrl}>{t`Receipt as PDF`}</a>
        <ButtonLink to={orderOf(orderId)} tone="quiet">{t`Back to the order`}</ButtonLink>
      </div>
    </>
  );
}
