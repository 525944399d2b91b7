import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { OrderReportFieldsFragment } from '../../../generated/graphql';
import { formatInstant } from '../../../shared/lib/ist-time';
import { OrderPhotos } from '../order-photos';
import { problemText, reportStatusText } from '../report.rules';
import { localName, type Named } from '../../../shared/lib/local-name';
import './order-money.css';

interface OrderReportsProps {
  reports: readonly OrderReportFieldsFragment[];
  lines: readonly (Named & { id: string })[];
  actionsOf?: (report: OrderReportFieldsFragment) => ReactNode;
}

/** The customer's reports about a delivered order, and their outcomes. */
export function OrderReports({ reports, lines, actionsOf }: OrderReportsProps) {
  return (
    <section className="panel order-sheet__part" aria-labelledby="order-reports">
      <h2 id="order-reports">{t`Reported problems`}</h2>
      <div className="order-money">
        <ul aria-live="polite">
          {reports.map((report) => (
            <li key={report.id}>
              <div>
                <strong>{problemText(report.kind)}</strong>
                <ReportedPieces report={report} lines={lines} />
                {report.text && <p className="long-text">{report.text}</p>}
                <OrderPhotos photos={report.photos} label={t`Photos of the problem`} />
                <small>
                  <time dateTime={report.createdAt}>{formatInstant(report.createdAt)}</time>
                </small>
                {report.answer && <p className="long-text">{t`The shop: ${report.answer}`}</p>}
                {report.status === 'OPEN' && actionsOf?.(report)}
              </div>
              <strong>{reportStatusText(report.status)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The products and quantities of a report. */
const ReportedPieces = ({
  report,
  lines,
}: {
  report: OrderReportFieldsFragment;
  lines: OrderReportsProps['lines'];
}) => (
  <>
    {report.lines.map(({ orderLineId, quantity }) => (
      <p key={orderLineId}>
        {quantity} × {lines.filter(({ id }) => id === orderLineId).map((line) => localName(line))}
      </p>
    ))}
  </>
);
