import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { AccountPart } from '../../features/account/account-part';
import { appScopeText } from '../../features/account/app-scope-text';
import {
  ConnectedAppsDocument,
  useConnectedAppsQuery,
  useDisconnectAppMutation,
} from '../../generated/customer/account/connected-apps';
import type { ConnectedAppsQuery } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { focusHeading } from '../../shared/lib/focus-heading';
import { formatInstant } from '../../shared/lib/ist-time';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ErrorState } from '../../shared/ui/states';
import '../../features/account/session-list.css';

/** The customer's connected apps, with buttons to disconnect them; nothing if there are none. */
export function ConnectedApps() {
  const { data, error, refetch } = useConnectedAppsQuery({ fetchPolicy: 'cache-and-network' });
  const apps = data?.connectedApps;
  if (!apps && !error) return null;
  if (apps?.length === 0) return null;
  return (
    <AccountPart title={t`Connected apps`}>
      {apps ? (
        <ul className="session-list">
          {apps.map((app) => (
            <ConnectedApp key={app.id} app={app} />
          ))}
        </ul>
      ) : (
        <ErrorState
          text={t`Your connected apps could not be loaded.`}
          onRetry={() => void refetch()}
        />
      )}
    </AccountPart>
  );
}

function ConnectedApp({ app }: { app: ConnectedAppsQuery['connectedApps'][number] }) {
  const { id, name, host, scopes, lastUsedAt, createdAt } = app;
  const { showSuccess, showFailure } = useMessages();
  const [disconnect, { loading }] = useDisconnectAppMutation({
    refetchQueries: [ConnectedAppsDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      focusHeading();
      showSuccess(t`Disconnected: ${name}`);
    },
    onError: (problem) => showFailure(toShopError(problem).message),
  });
  const lastUsed = t`last used ${{ time: formatInstant(lastUsedAt ?? createdAt) }}`;
  return (
    <li className="session">
      <div>
        <p className="session__name">{name}</p>
        <p className="session__note">{`${host} · ${lastUsed}`}</p>
        {scopes.map((scope) => (
          <p key={scope} className="session__note">
            {appScopeText(scope)}
          </p>
        ))}
      </div>
      <Button
        tone="danger"
        loading={loading}
        aria-label={t`Disconnect ${name}, ${lastUsed}`}
        onClick={() => void disconnect({ variables: { id } })}
      >{t`Disconnect`}</Button>
    </li>
  );
}
