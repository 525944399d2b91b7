import type { SessionEntryFragment } from '../../../generated/graphql';
import { formatInstant } from '../../../lib/ist-time';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { useRevokeSession } from '../api/use-revoke-session';
import { nameUserAgent } from '../user-agent.rules';

/** One browser or program that is logged in. */
export function SessionEntry({ session }: { session: SessionEntryFragment }) {
  const { id, userAgent, createdAt, lastUsedAt, isCurrent } = session;
  const { revokeSession, loading } = useRevokeSession();
  const name = nameUserAgent(userAgent);
  const lastUsed = `last used ${formatInstant(lastUsedAt)}`;
  return (
    <li className="session">
      <div>
        <p className="session__name">
          {name}
          {isCurrent && <Badge tone="good">This browser</Badge>}
        </p>
        <p className="session__note">
          {isCurrent ? '' : `${lastUsed} · `}logged in {formatInstant(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          tone="danger"
          loading={loading}
          aria-label={`Log out ${name}, ${lastUsed}`}
          onClick={() => void revokeSession(id, name)}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
