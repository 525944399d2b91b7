import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import type { ApiTokenRowFragment } from '../../generated/graphql';
import { formatDayOf, formatInstant } from '../../shared/lib/ist-time';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { nameScopes } from './scope.rules';
import { isExpired } from './token-form.rules';

interface ApiTokenRowProps {
  token: ApiTokenRowFragment;
  onRevoke: () => void;
}

/** One token of the table. */
export function ApiTokenRow({ token, onRevoke }: ApiTokenRowProps) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  return (
    <Table.Row>
      <Table.Cell data-label={t`Name`}>
        <strong className="long-text">{name}</strong>
      </Table.Cell>
      <Table.Cell data-label={t`May`}>{nameScopes(scopes)}</Table.Cell>
      <Table.Cell data-label={t`Made`}>{formatDayOf(createdAt)}</Table.Cell>
      <Table.Cell data-label={t`Last used`}>
        {lastUsedAt ? formatInstant(lastUsedAt) : t`never`}
      </Table.Cell>
      <Table.Cell data-label={t`Expires`}>
        {isExpired(expiresAt, new Date()) ? (
          <Badge tone="waiting">{t`Expired`}</Badge>
        ) : (
          formatDayOf(expiresAt)
        )}
      </Table.Cell>
      <Table.Cell>
        <Button tone="danger" aria-label={t`Revoke ${name}`} onClick={onRevoke}>{t`Revoke`}</Button>
      </Table.Cell>
    </Table.Row>
  );
}
