import { useEffect } from 'react';

import { failureOf } from '../apollo/shop-error';
import { permissionByName, type StaffPermission } from '../generated/contract';
import { useCurrentAdminQuery } from '../generated/session/current-admin';
import { forgetSession } from '../shared/lib/session';

/**
 * The logged-in member of the staff, and their permissions: undefined until known. If they cannot be determined,
 * everything is offered; the server decides in any case.
 */
export function useCurrentAdmin() {
  const { data, error, refetch } = useCurrentAdminQuery({ fetchPolicy: 'cache-and-network' });
  const admin = data?.currentAdmin ?? undefined;
  // The server no longer knows the session: a stored id alone is not a login.
  const isNobody = data?.currentAdmin === null;
  useEffect(() => {
    if (isNobody) forgetSession();
  }, [isNobody]);
  const failure = failureOf(error);
  const may = (permission: StaffPermission): boolean | undefined => {
    if (admin) return admin.permissions.some((name) => permissionByName[name] === permission);
    return failure ? true : undefined;
  };
  return { admin, may, failure, retry: () => void refetch() };
}
