import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { NewToken } from './new-token';
import { RevokeDialog } from './revoke-dialog';
import { tokenColumns } from './token-columns';
import { TokenForm } from './token-form';
import { failureOf } from '../../apollo/shop-error';
import { useApiTokensQuery } from '../../generated/staff/api-tokens/api-tokens';
import type { ApiTokenRowFragment } from '../../generated/graphql';
import { Page } from '../../shared/ui/page';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';

/** The tokens with which programs use the API. */
export function AdminTokensRoute() {
  return (
    <Page title={t`API tokens`}>
      <Tokens />
    </Page>
  );
}

function Tokens() {
  // The times of last use may have changed.
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [created, setCreated] = useState<string>();
  const [doomed, setDoomed] = useState<ApiTokenRowFragment>();
  const [replaced, setReplaced] = useState<ApiTokenRowFragment>();
  const showCreated = (token: string) => {
    setReplaced(undefined);
    setCreated(token);
  };
  return (
    <>
      {created && <NewToken key={created} token={created} onKept={() => setCreated(undefined)} />}
      <RecordList
        page={data?.apiTokens}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={({ length }) => length === 0}
        texts={{
          loading: t`Loading the tokens`,
          failed: t`The tokens could not be loaded.`,
          empty: t`No token yet.`,
        }}
        whenEmpty={<p>{t`A program that reads orders or keeps products for you needs one.`}</p>}
      >
        {(tokens) => (
          <RecordTable
            caption={t`API tokens`}
            columns={tokenColumns(setReplaced, setDoomed)}
            list="api-tokens"
            rows={tokens}
            idOf={({ id }) => id}
          />
        )}
      </RecordList>
      <RevokeDialog token={doomed} onClose={() => setDoomed(undefined)} />
      {data && (
        <details
          key={replaced?.id}
          className="panel unfolding"
          open={replaced !== undefined || undefined}
        >
          <summary>{t`Create a token`}</summary>
          <TokenForm replaced={replaced} onCreated={showCreated} />
        </details>
      )}
    </>
  );
}
