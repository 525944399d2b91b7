import { Table } from '@chakra-ui/react';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import {
  ApiTokensDocument,
  useRevokeApiTokenMutation,
} from '../../generated/staff/api-tokens/api-tokens';
import type { ApiTokenRowFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { DataTable } from '../../shared/chakra/data-table';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ApiTokenRow } from './api-token-row';

/** The caller's tokens for programs. */
export function ApiTokenTable({ tokens }: { tokens: readonly ApiTokenRowFragment[] }) {
  const [doomed, setDoomed] = useState<ApiTokenRowFragment>();
  const { showSuccess, showFailure } = useMessages();
  const [revokeToken, { loading }] = useRevokeApiTokenMutation({
    refetchQueries: [ApiTokensDocument],
    awaitRefetchQueries: true,
  });

  const confirm = async () => {
    if (!doomed) return;
    try {
      await revokeToken({ variables: { id: doomed.id } });
      showSuccess(`Token ‘${doomed.name}’ revoked`);
    } catch (error) {
      showFailure(toShopError(error).message);
    }
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
