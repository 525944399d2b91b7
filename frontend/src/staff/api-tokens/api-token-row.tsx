import type { ApiTokenRowFragment } from '../../generated/graphql';
import { formatDayOf, formatInstant } from '../../shared/lib/ist-time';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
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
    <tr>
      <td data-label="Name">
        <strong className="long-text">{name}</strong>
      </td>
      <td data-label="May">{nameScopes(scopes)}</td>
      <td data-label="Made">{formatDayOf(createdAt)}</td>
      <td data-label="Last used">{lastUsedAt ? formatInstant(lastUsedAt) : 'never'}</td>
      <td data-label="Expires">
        {isExpired(expiresAt, new Date()) ? (
          <Badge tone="waiting">Expired</Badge>
        ) : (
          formatDayOf(expiresAt)
        )}
      </td>
      <td>
        <Button tone="danger" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </td>
    </tr>
  );
}
