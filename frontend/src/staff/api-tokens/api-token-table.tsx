import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      showSuccess(t`Token ‘${doomed.name}’ revoked`);
    } catch (error) {
      showFailure(toShopError(error).message);
    }
    setDoomed(undefined);
  };

  return (
    <>
      <DataTable caption={t`API tokens`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t`Name`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`May`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Made`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Last used`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Expires`}</Table.ColumnHeader>
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
        title={t`Revoke this token?`}
        open={doomed !== undefined}
        confirmLabel={t`Revoke`}
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      >
        <p className="long-text">
          <Trans>
            The program that uses <strong>{doomed?.name}</strong> is refused from now on.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
