import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { useAppRequestQuery } from '../../generated/customer/connect/connect';
import type { AppRequestInput } from '../../generated/graphql';
import { Page } from '../../shared/ui/page';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { ConnectQuestion } from './connect-question';
import { RefusedRequest } from './refused-request';

/** The page to which an app sends a customer, to ask for permission to act for them. */
export function Connect({ request }: { request: AppRequestInput }) {
  return (
    <Page title={t`Connect an app`}>
      <Request request={request} />
    </Page>
  );
}

function Request({ request }: { request: AppRequestInput }) {
  const { data, error, refetch } = useAppRequestQuery({
    variables: { input: request },
    fetchPolicy: 'network-only',
  });
  if (error) {
    const { code, message } = toShopError(error);
    // An invalid link never becomes valid.
    return code === 'VALIDATION' ? (
      <ErrorState text={message} />
    ) : (
      <ErrorState text={message} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <LoadingState label={t`Asking what the app wants`} rows={4} />;
  const { name, host, scopes, refusedTo } = data.appRequest;
  if (refusedTo) return <RefusedRequest {...{ name, host, refusedTo }} />;
  return <ConnectQuestion {...{ request, name, host, scopes }} />;
}
