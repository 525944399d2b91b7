import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationName } from '@apollo/client/utilities/internal';

import { operationsVersion } from '../generated/operations-version';

/**
 * Sends operations by their names instead of their texts, which the server of the same build knows. One of another
 * build does not: then this page goes on with texts until it is loaded again.
 */
export const createPersistedLink = () =>
  new PersistedQueryLink({
    generateHash: (document) => `${getOperationName(document)}@${operationsVersion}`,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
