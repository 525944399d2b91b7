import { plural, t } from '@lingui/core/macro';

import type { ApiTokenRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { formatDayOf } from '../../shared/lib/ist-time';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { nameScopes } from './scope.rules';
import { daysLeft, expiresSoon } from './token-form.rules';

const columns = columnsOf<ApiTokenRowFragment>();

/** The columns of the tokens. */
export const tokenColumns = (
  onReplace: (token: ApiTokenRowFragment) => void,
  onRevoke: (token: ApiTokenRowFragment) => void,
) => [
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
    cell: ({ row: { original: token } }) => <Expiry at={token.expiresAt} />,
  }),
  columns.display({
    id: 'revoke',
    header: '',
    cell: ({ row: { original: token } }) => {
      const { name } = token;
      return (
        <div className="token-buttons">
          <Button
            tone="outline"
            aria-label={t`Replace ${name}`}
            onClick={() => onReplace(token)}
          >{t`Replace`}</Button>
          <Button
            tone="danger"
            aria-label={t`Revoke ${name}`}
            onClick={() => onRevoke(token)}
          >{t`Revoke`}</Button>
        </div>
      );
    },
    meta: { isUnnamed: true },
  }),
];

function Expiry({ at }: { at: string }) {
  const days = daysLeft(at, new Date());
  if (days === 0) return <Badge tone="waiting">{t`Expired`}</Badge>;
  return (
    <>
      {formatDayOf(at)}
      {expiresSoon(at, new Date()) && (
        <>
          {' '}
          <Badge tone="waiting">{plural(days, { one: 'in # day', other: 'in # days' })}</Badge>
        </>
      )}
    </>
  );
}
