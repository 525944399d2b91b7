import { useState } from 'react';

import { useApiTokens } from './use-api-tokens';
import { ApiTokenTable } from './api-token-table';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';

/** Tokens by which programs work for the shop. */
export function AdminTokensRoute() {
  return (
    <Page title="API tokens">
      <Tokens />
    </Page>
  );
}

function Tokens() {
  const { tokens, failure, retry } = useApiTokens();
  const [created, setCreated] = useState<string>();
  if (failure && !tokens)
    return <LoadFailure failure={failure} text="The tokens could not be loaded." onRetry={retry} />;
  if (!tokens) return <LoadingState label="Loading the tokens" rows={3} />;
  return (
    <>
      {created && <NewToken key={created} token={created} onKept={() => setCreated(undefined)} />}
      {tokens.length > 0 ? (
        <ApiTokenTable tokens={tokens} />
      ) : (
        <EmptyState text="No token yet.">
          <p>A program that reads orders or keeps products for you needs one.</p>
        </EmptyState>
      )}
      <details className="panel unfolding">
        <summary>Create a token</summary>
        <TokenForm onCreated={setCreated} />
      </details>
    </>
  );
}
