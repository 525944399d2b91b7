import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationName } from '@apollo/client/utilities/internal';

import { operationsVersion } from '../generated/operations-version';

/**
 * Sends operations by name instead of text; a server of the same build knows them. A server of another build does not:
 * the page then sends texts until it is reloaded.
 */
export const createPersistedLink = () =>
  new PersistedQueryLink({
    generateHash: (document) => `${getOperationName(document)}@${operationsVersion}`,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
