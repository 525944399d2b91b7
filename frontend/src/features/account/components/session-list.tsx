import { t } from '@lingui/core/macro';

import { useMySessions } from '../api/use-my-sessions';
import { useRevokeOtherSessions } from '../api/use-revoke-other-sessions';
import { Button } from '../../../shared/chakra/button';
import { ErrorState, LoadingState } from '../../../shared/ui/states';
import { SessionEntry } from './session-entry';
import './session-list.css';

/** Where the caller is logged in, and ways to end it there. */
export function SessionList() {
  const { sessions, failure, retry } = useMySessions();
  const { revokeOthers, loading } = useRevokeOtherSessions();
  if (failure && !sessions)
    return <ErrorState text={t`Your logins could not be loaded.`} onRetry={retry} />;
  if (!sessions) return <LoadingState label={t`Loading your logins`} rows={2} />;
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="session-list">
        {[...own, ...others].map((session) => (
          <SessionEntry key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          tone="outline"
          loading={loading}
          onClick={() => void revokeOthers()}
        >{t`Log out everywhere else`}</Button>
      )}
    </>
  );
}
