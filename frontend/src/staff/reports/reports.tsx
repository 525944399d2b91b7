import { plural, t } from '@lingui/core/macro';

import { failureOf } from '../../apollo/shop-error';
import { OrderPhotos } from '../../features/orders/order-photos';
import { problemText } from '../../features/orders/report.rules';
import type { OpenOrderReportsQuery } from '../../generated/graphql';
import { useOpenOrderReportsQuery } from '../../generated/staff/reports/reports';
import { formatInstant } from '../../shared/lib/ist-time';
import { localUnit } from '../../shared/lib/local-name';
import { adminOrderOf } from '../staff-paths';
import { usePolling } from '../../shared/lib/use-polling';
import { LocalName } from '../../shared/ui/local-name';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { useCurrentAdmin } from '../use-current-admin';
import { DecideReport } from './decide-report';

const POLL_MS = 30_000;

/** The reports of customers about missing or damaged pieces that await a decision. */
export const AdminReportsRoute = () => (
  <Page title={t`Reported problems`}>
    <Reports />
  </Page>
);

function Reports() {
  const { may } = useCurrentAdmin();
  const { data, error, refetch } = useOpenOrderReportsQuery({ fetchPolicy: 'cache-and-network' });
  usePolling(refetch, POLL_MS);
  const failure = failureOf(error);
  if (failure && !data)
    return (
      <LoadFailure
        failure={failure}
        text={t`The reports could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingState label={t`Loading the reports`} rows={4} />;
  const reports = data.openOrderReports;
  if (reports.length === 0) return <EmptyState text={t`No report waits for a decision.`} />;
  return (
    <ul className="order-reports">
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} mayDecide={may('refund-payments') !== false} />
      ))}
    </ul>
  );
}

interface ReportCardProps {
  report: OpenOrderReportsQuery['openOrderReports'][number];
  mayDecide: boolean;
}

function ReportCard({ report, mayDecide }: ReportCardProps) {
  const { orderId, kind, lines, text, photos, createdAt, orderLines } = report;
  return (
    <li className="panel order-report" aria-label={t`Report of order ${orderId}`}>
      <div className="order-report__head">
        <h2>{problemText(kind)}</h2>
        <Link className="text-link" to={adminOrderOf(orderId)}>{t`Order ${orderId}`}</Link>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </div>
      <ul className="order-report__lines">
        {lines.map(({ orderLineId, quantity }) => {
          const line = orderLines.find(({ id }) => id === orderLineId);
          return (
            <li key={orderLineId}>
              <strong>{line && <LocalName product={line} />}</strong>{' '}
              {[
                line?.unit && localUnit(line.unit),
                plural(quantity, { one: '# piece', other: '# pieces' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          );
        })}
      </ul>
      {text && <p className="long-text">{text}</p>}
      <OrderPhotos photos={photos} label={t`Photos of the problem`} />
      {mayDecide && <DecideReport report={report} />}
    </li>
  );
}
