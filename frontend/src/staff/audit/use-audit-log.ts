import { failureOf } from '../../apollo/shop-error';
import { useAuditLogQuery } from '../../generated/staff/audit/audit-log';
import type { AuditFilter } from '../../generated/graphql';

const pageSize = 25;

/** One page of who did what, the newest first. */
export function useAuditLog(filter: AuditFilter, page: number) {
  const { data, previousData, error, refetch } = useAuditLogQuery({
    variables: { filter, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return {
    log: (data ?? previousData)?.auditLog,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
