import { Table } from '@chakra-ui/react';
import { useState } from 'react';

import type { ApiTokenRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { DataTable } from '../../shared/chakra/data-table';
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
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Name</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">May</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Made</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Last used</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Expires</Table.ColumnHeader>
            <Table.Cell />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {tokens.map((token) => (
            <ApiTokenRow key={token.id} token={token} onRevoke={() => setDoomed(token)} />
          ))}
        </Table.Body>
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
