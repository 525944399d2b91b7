import { t } from '@lingui/core/macro';

import type { ApiTokenRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { formatDayOf } from '../../shared/lib/ist-time';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { nameScopes } from './scope.rules';
import { isExpired } from './token-form.rules';

const columns = columnsOf<ApiTokenRowFragment>();

/** The columns of the tokens. */
export const tokenColumns = (onRevoke: (token: ApiTokenRowFragment) => void) => [
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row }) => <strong className="long-text">{row.original.name}</strong>,
  }),
  columns.display({
    id: 'namespace',
    header: t`Namespace`,
    cell: ({ row }) => <code className="long-text">{row.original.namespace}</code>,
  }),
  columns.display({
    id: 'scopes',
    header: t`May`,
    cell: ({ row }) => nameScopes(row.original.scopes),
  }),
  columns.display({
    id: 'createdAt',
    header: t`Made`,
    cell: ({ row }) => formatDayOf(row.original.createdAt),
  }),
  columns.display({
    id: 'createdBy',
    header: t`Made by`,
    cell: ({ row }) => <span className="long-text">{row.original.createdBy}</span>,
  }),
  columns.display({
    id: 'lastUsedAt',
    header: t`Last used`,
    cell: ({ row: { original: token } }) =>
      token.lastUsedAt ? <Instant at={token.lastUsedAt} /> : t`never`,
  }),
  columns.display({
    id: 'expiresAt',
    header: t`Expires`,
    cell: ({ row: { original: token } }) =>
      isExpired(token.expiresAt, new Date()) ? (
        <Badge tone="waiting">{t`Expired`}</Badge>
      ) : (
        formatDayOf(token.expiresAt)
      ),
  }),
  columns.display({
    id: 'revoke',
    header: '',
    cell: ({ row: { original: token } }) => {
      const { name } = token;
      return (
        <Button
          tone="danger"
          aria-label={t`Revoke ${name}`}
          onClick={() => onRevoke(token)}
        >{t`Revoke`}</Button>
      );
    },
    meta: { isUnnamed: true },
  }),
];
