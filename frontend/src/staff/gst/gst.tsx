import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { GstDocumentsFragment, GstReportQuery } from '../../generated/graphql';
import { useGstReportQuery } from '../../generated/staff/gst/gst';
import { SelectField } from '../../shared/chakra/fields';
import { Notice } from '../../shared/chakra/notice';
import { formatPaiseExactly } from '../../shared/lib/format-price';
import { adminPaths } from '../admin-paths';
import { gstCsvOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useCurrentAdmin } from '../use-current-admin';
import { hsnColumns, rateColumns } from './gst-columns';
import { monthName, monthsUntil } from './months.rules';

/** The GST of a month for the accountant; the month is in the URL. */
export function AdminGstRoute() {
  return (
    <Page title={t`GST report`}>
      <GstMonth />
    </Page>
  );
}

function GstMonth() {
  const [parameters, setParameters] = useSearchParams();
  const months = monthsUntil(new Date());
  const [thisMonth = ''] = months;
  const month = parameters.get('month') ?? thisMonth;
  const { data, error, refetch } = useGstReportQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <div className="gst">
      <div className="gst__month">
        <SelectField
          label={t`Month`}
          value={month}
          onChange={(event) => setParameters({ month: event.target.value })}
          options={months.map((value) => ({ value, label: monthName(value) }))}
        />
      </div>
      <RecordList
        page={data?.gstReport}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={({ receipts, creditNotes }) => !receipts && !creditNotes}
        texts={{
          loading: t`Loading the GST report`,
          failed: t`The GST report could not be loaded.`,
          empty: t`No receipt and no credit note was issued in this month.`,
        }}
      >
        {(report) => <Report report={report} />}
      </RecordList>
    </div>
  );
}

/** The product table, filtered to products without a rate. */
const withoutRate = `${adminPaths.products}?${new URLSearchParams({ hasGstRate: 'false' })}`;

function Report({ report }: { report: GstReportQuery['gstReport'] }) {
  const { may } = useCurrentAdmin();
  const { month, rates, hsnCodes, receipts, creditNotes } = report;
  const untaxed = rates.find(({ gstBasisPoints }) => typeof gstBasisPoints !== 'number');
  const without = untaxed && formatPaiseExactly(untaxed.amountPaise);
  return (
    <>
      {without && (
        <Notice tone="warning">
          <p>{t`${without} of this month are for goods without a GST rate: no tax is worked out for them, and they stand in none of the files.`}</p>
          {may('manage-catalogue') && (
            <Link to={withoutRate} className="text-link">{t`Products without a GST rate`}</Link>
          )}
        </Notice>
      )}
      <section>
        <h2>{t`By rate`}</h2>
        <RecordTable
          caption={t`By rate`}
          columns={rateColumns()}
          rows={rates}
          idOf={({ gstBasisPoints }) => String(gstBasisPoints)}
        />
      </section>
      <section>
        <h2>{t`By HSN code`}</h2>
        <RecordTable
          caption={t`By HSN code`}
          columns={hsnColumns()}
          rows={hsnCodes}
          idOf={({ gstBasisPoints, hsn }) => `${gstBasisPoints}/${hsn}`}
        />
      </section>
      <section aria-labelledby="gst-documents">
        <h2 id="gst-documents">{t`Documents`}</h2>
        <dl className="gst__documents">
          <Documents name={t`Receipts`} documents={receipts} />
          <Documents name={t`Credit notes`} documents={creditNotes} />
        </dl>
      </section>
      <section aria-labelledby="gst-files">
        <h2 id="gst-files">{t`Files for GSTR-1`}</h2>
        <ul className="gst__files">
          {files().map(({ table, name }) => (
            <li key={table}>
              <a className="text-link" href={gstCsvOf(month, table)} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const files = () =>
  [
    { table: 'b2cs', name: t`Sales to consumers by rate (b2cs)` },
    { table: 'exemp', name: t`Sales without tax (exemp)` },
    { table: 'hsn', name: t`Summary by HSN code (hsn)` },
    { table: 'docs', name: t`Documents issued (docs)` },
  ] as const;

interface DocumentsProps {
  name: string;
  documents: GstDocumentsFragment | null | undefined;
}

function Documents({ name, documents }: DocumentsProps) {
  return (
    <div>
      <dt>{name}</dt>
      {documents ? (
        <>
          <dd>
            {documents.count} · {formatPaiseExactly(documents.amountPaise)}
          </dd>
          <dd className="long-text">
            {documents.firstNumber} – {documents.lastNumber}
          </dd>
        </>
      ) : (
        <dd>{t`none`}</dd>
      )}
    </div>
  );
}
