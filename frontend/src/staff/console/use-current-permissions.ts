import { ErrorLink } from '@apollo/client/link/error';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { CurrentAdminDocument } from '../../generated/session/current-admin';

const refetchPermissions = new ErrorLink(({ error, operation }) => {
  if (operation.operationName !== 'CurrentAdmin' && toShopError(error).code === 'FORBIDDEN')
    void operation.client.refetchQueries({ include: [CurrentAdminDocument] });
});

/**
 * Refetches the permissions after a FORBIDDEN response: they may have been withdrawn since the page loaded, and its
 * buttons follow them. The link is added here because the shop has no bytes left for it.
 */
export function useCurrentPermissions(): void {
  const client = useApolloClient();
  useEffect(() => {
    const { link } = client;
    client.setLink(refetchPermissions.concat(link));
    return () => client.setLink(link);
  }, [client]);
}
