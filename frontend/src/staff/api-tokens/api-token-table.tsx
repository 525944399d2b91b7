import { useState } from 'react';

import type { ApiTokenRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { DataTable } from '../../shared/ui/data-table';
import { useRevokeApiToken } from './use-revoke-api-token';
import { ApiTokenRow } from './api-token-row';

/** The caller's tokens for programs. */
export function ApiTokenTable({ tokens }: { tokens: readonly ApiTokenRowFragment[] }) {
  const [doomed, setDoomed] = useState<ApiTokenRowFragment>();
  const { revokeToken, loading } = useRevokeApiToken();

  const confirm = async () => {
    if (doomed) await revokeToken(doomed.id, doomed.name);
    setDoomed(undefined);
  };

  return (
    <>
      <DataTable caption="API tokens">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">May</th>
            <th scope="col">Made</th>
            <th scope="col">Last used</th>
            <th scope="col">Expires</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <ApiTokenRow key={token.id} token={token} onRevoke={() => setDoomed(token)} />
          ))}
        </tbody>
      </DataTable>
      <ConfirmDialog
        title="Revoke this token?"
        open={doomed !== undefined}
        confirmLabel="Revoke"
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      >
        <p className="long-text">
          The program that uses <strong>{doomed?.name}</strong> is refused from now on.
        </p>
      </ConfirmDialog>
    </>
  );
}
