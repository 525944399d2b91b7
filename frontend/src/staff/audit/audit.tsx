import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { useAuditLogQuery } from '../../generated/staff/audit/audit-log';
import { useNavigate } from '../../shared/lib/navigation';
import { readAuditFilter, searchOfAuditFilter } from './audit-filter.rules';
import { AuditFilterForm } from './audit-filter-form';
import { AuditTable } from './audit-table';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { NotForYourRole } from '../not-for-your-role';
import { auditCsvOf } from '../../shared/lib/paths';

const pageSize = 25;

/** Who did what: the filter and the page stand in the address. */
export function AdminAuditRoute() {
  const [parameters] = useSearchParams();
  return (
    <Page
      title={t`Audit log`}
      aside={
        <a
          className="text-link"
          href={auditCsvOf(readAuditFilter(parameters))}
          download
        >{t`Download as CSV`}</a>
      }
    >
      <Audit />
    </Page>
  );
}

function Audit() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = readAuditFilter(parameters);
  const query = useAuditLogQuery({
    variables: { filter, page: readPage(parameters), pageSize },
    fetchPolicy: 'cache-and-network',
  });
  if (failureOf(query.error)?.code === 'FORBIDDEN') return <NotForYourRole />;
  return (
    <>
      <AuditFilterForm
        filter={filter}
        onFilter={(next) => void navigate({ search: searchOfAuditFilter(next) })}
      />
      <Entries {...query} />
    </>
  );
}

type EntriesProps = ReturnType<typeof useAuditLogQuery>;

function Entries({ data, previousData, error, refetch }: EntriesProps) {
  const [parameters] = useSearchParams();
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });
  const log = (data ?? previousData)?.auditLog;
  if (error && !log)
    return (
      <ErrorState text={t`The audit log could not be loaded.`} onRetry={() => void refetch()} />
    );
  if (!log) return <LoadingState label={t`Loading the audit log`} rows={8} />;
  if (log.totalCount === 0) return <EmptyState text={t`Nothing of that kind was done.`} />;
  if (log.page > log.pageCount) return <Navigate to={toPage(log.pageCount)} replace />;
  return (
    <div>
      <AuditTable entries={log.items} />
      <Pager {...log} toPage={toPage} />
    </div>
  );
}
