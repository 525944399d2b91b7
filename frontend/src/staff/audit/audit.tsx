import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { useAuditLogQuery } from '../../generated/staff/audit/audit-log';
import { useNavigate } from '../../shared/lib/navigation';
import { auditColumns } from './audit-columns';
import { auditCsvOf, readAuditFilter, searchOfAuditFilter } from './audit-filter.rules';
import { AuditFilterForm } from './audit-filter-form';
import { readPage } from '../../shared/lib/page-parameter';
import { Page } from '../../shared/ui/page';
import { PagedRecords } from '../kit/paged-records';
import { useFromList } from '../kit/way-back';
import { NotForYourRole } from '../not-for-your-role';

const pageSize = 25;

/** The audit log: the filter and the page are in the URL. */
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
  const fromList = useFromList();
  return (
    <div className="audit">
      <PagedRecords
        page={(data ?? previousData)?.auditLog}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        texts={{
          loading: t`Loading the audit log`,
          failed: t`The audit log could not be loaded.`,
          empty: t`Nothing of that kind was done.`,
        }}
        caption={t`Audit log`}
        columns={auditColumns(fromList)}
        list="audit"
        idOf={({ id }) => id}
      />
    </div>
  );
}
