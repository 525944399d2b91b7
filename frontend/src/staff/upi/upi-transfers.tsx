import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { UpiTransfersQuery } from '../../generated/graphql';
import { useUpiTransfersQuery } from '../../generated/staff/upi/upi-transfers';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { formatInstant } from '../../shared/lib/ist-time';
import { adminOrderOf } from '../staff-paths';
import { serverText } from '../../shared/lib/server-text';
import { usePolling } from '../../shared/lib/use-polling';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { Price } from '../../shared/ui/price';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { useFromList } from '../kit/way-back';
import { LoadFailure } from '../load-failure';
import { DecideTransfer } from './decide-transfer';
import { MarkRefundSent } from './mark-refund-sent';

const POLL_MS = 30_000;

/** The pending UPI transfers: to find in the bank statement, or to send. */
export const AdminUpiTransfersRoute = () => (
  <Page title={t`UPI transfers`}>
    <Transfers />
  </Page>
);

function Transfers() {
  const { data, error, refetch } = useUpiTransfersQuery({ fetchPolicy: 'cache-and-network' });
  usePolling(refetch, POLL_MS);
  const failure = failureOf(error);
  if (failure && !data)
    return (
      <LoadFailure
        failure={failure}
        text={t`The transfers could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingState label={t`Loading the transfers`} rows={4} />;
  const { statedTransfers, refundsToSend } = data;
  if (statedTransfers.length + refundsToSend.length === 0)
    return <EmptyState text={t`No transfer waits for you.`} />;
  return (
    <div className="transfers">
      <Part id="stated-transfers" title={t`Look for in the bank statement`}>
        {statedTransfers.map((transfer) => (
          <Stated key={transfer.payment.id} transfer={transfer} />
        ))}
      </Part>
      <Part id="refunds-to-send" title={t`Send back by UPI`}>
        {refundsToSend.map((toSend) => (
          <ToSend key={toSend.refund.id} toSend={toSend} />
        ))}
      </Part>
    </div>
  );
}

/** A list with its heading; nothing if it is empty. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="transfers__list">{children}</ul>
    </section>
  );
}

function Stated({ transfer }: { transfer: UpiTransfersQuery['statedTransfers'][number] }) {
  const { payment, reference, customerName, isOrderCancelled } = transfer;
  const { sumBeforeFeePaise = null } = transfer;
  const { orderId, amountPaise, utr, createdAt } = payment;
  return (
    <li className="panel transfer" aria-label={t`Transfer of order ${orderId ?? ''}`}>
      <Head orderId={orderId} paise={amountPaise} at={createdAt} />
      <dl className="transfer__facts">
        <Fact name={t`UTR number`} value={utr ?? t`The customer gave none`} />
        <Fact name={t`Reference`} value={reference} />
        <Fact name={t`Customer`} value={customerName ?? t`Account deleted`} />
      </dl>
      {isOrderCancelled && (
        <Notice tone="warning">
          <p>{t`This order is cancelled. If the transfer has arrived, confirm it: it is listed below then, to be sent back.`}</p>
        </Notice>
      )}
      {sumBeforeFeePaise !== null && (
        <Notice tone="warning">
          <p>{t`The order cost ${{ sum: formatPaise(sumBeforeFeePaise) }} until a delivery fee was added to it. Compare with the sum in the statement: the customer may have paid before.`}</p>
        </Notice>
      )}
      <DecideTransfer payment={payment} sumBeforeFeePaise={sumBeforeFeePaise} />
    </li>
  );
}

function ToSend({ toSend }: { toSend: UpiTransfersQuery['refundsToSend'][number] }) {
  const { payment, refund, customerName } = toSend;
  const { orderId, utr } = payment;
  return (
    <li className="panel transfer" aria-label={t`Refund of order ${orderId ?? ''}`}>
      <Head orderId={orderId} paise={refund.amountPaise} at={refund.createdAt} />
      <p>{serverText(refund.reason, refund.reasonMessage)}</p>
      <dl className="transfer__facts">
        <Fact name={t`Paid by UTR`} value={utr} />
        <Fact name={t`Customer`} value={customerName ?? t`Account deleted`} />
      </dl>
      <MarkRefundSent refundId={refund.id} orderId={orderId ?? ''} />
    </li>
  );
}

interface HeadProps {
  orderId: string | null | undefined;
  paise: number;
  at: string;
}

function Head({ orderId, paise, at }: HeadProps) {
  const fromList = useFromList();
  return (
    <div className="transfer__head">
      <h3>
        <Price paise={paise} />
      </h3>
      {orderId && (
        <Link className="text-link" to={adminOrderOf(orderId)} state={fromList}>
          {t`Order ${orderId}`}
        </Link>
      )}
      <time dateTime={at}>{formatInstant(at)}</time>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string | null | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
