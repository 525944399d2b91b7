import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { ApiTokenTable } from './api-token-table';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import { failureOf } from '../../apollo/shop-error';
import { useApiTokensQuery } from '../../generated/staff/api-tokens/api-tokens';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';

/** Tokens by which programs work for the shop. */
export function AdminTokensRoute() {
  return (
    <Page title={t`API tokens`}>
      <Tokens />
    </Page>
  );
}

function Tokens() {
  // When each was last used may have changed since.
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const tokens = data?.apiTokens;
  const failure = failureOf(error);
  const [created, setCreated] = useState<string>();
  if (failure && !tokens)
    return (
      <LoadFailure
        failure={failure}
        text={t`The tokens could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!tokens) return <LoadingState label={t`Loading the tokens`} rows={3} />;
  return (
    <>
      {created && <NewToken key={created} token={created} onKept={() => setCreated(undefined)} />}
      {tokens.length > 0 ? (
        <ApiTokenTable tokens={tokens} />
      ) : (
        <EmptyState text={t`No token yet.`}>
          <p>{t`A program that reads orders or keeps products for you needs one.`}</p>
        </EmptyState>
      )}
      <details className="panel unfolding">
        <summary>{t`Create a token`}</summary>
        <TokenForm onCreated={setCreated} />
      </details>
    </>
  );
}
