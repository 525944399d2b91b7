import { ErrorLink } from '@apollo/client/link/error';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { CurrentAdminDocument } from '../../generated/session/current-admin';

const refetchPermissions = new ErrorLink(({ error, operation }) => {
  const { code } = toShopError(error);
  const isRefused = code === 'FORBIDDEN' || code === 'SECOND_FACTOR_MISSING';
  if (operation.operationName !== 'CurrentAdmin' && isRefused)
    void operation.client.refetchQueries({ include: [CurrentAdminDocument] });
});

/**
 * Refetches the permissions after a refusal: they may have been withdrawn since the page loaded, or a second factor be
 * required now, and the console follows them. The link is added here because the shop has no bytes left for it.
 */
export function useCurrentPermissions(): void {
  const client = useApolloClient();
  useEffect(() => {
    const { link } = client;
    client.setLink(refetchPermissions.concat(link));
    return () => client.setLink(link);
  }, [client]);
}
