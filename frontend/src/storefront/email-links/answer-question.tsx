import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { SubstituteQuestion } from '../../features/questions/substitute-question';
import {
  useAnswerSubstituteQuestionMutation,
  useSubstituteQuestionQuery,
} from '../../generated/questions/substitute-question';
import { useLinkToken } from '../../shared/lib/use-link-token';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { ErrorState, LoadingState } from '../../shared/ui/states';

/** Answers a question about an order by an emailed link, without a login. It shows products, but no personal data. */
export function AnswerQuestionRoute() {
  const token = useLinkToken();
  return (
    <Page title={t`A question about your order`} width="narrow">
      {token === undefined ? (
        <Notice tone="warning">
          <p>{t`Open the link in your e-mail to come here. Questions are on the page of your order, too.`}</p>
        </Notice>
      ) : (
        <LinkedQuestion key={token} token={token} />
      )}
    </Page>
  );
}

function LinkedQuestion({ token }: { token: string }) {
  const { data, error, refetch } = useSubstituteQuestionQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const [answer, { loading, error: refused }] = useAnswerSubstituteQuestionMutation({
    onError: () => void refetch().catch(() => undefined),
  });
  const question = data?.substituteQuestion;
  if (question)
    return (
      <SubstituteQuestion
        question={question}
        onAnswer={(productId) => void answer({ variables: { token, productId } })}
        refusal={refused && toShopError(refused)}
        loading={loading}
      />
    );
  if (!error) return <LoadingState label={t`Loading the question`} rows={3} />;
  const { code, message } = toShopError(error);
  if (code === 'LINK_INVALID')
    return (
      <Notice tone="failure">
        <p>{message}</p>
      </Notice>
    );
  return <ErrorState text={t`The question could not be loaded.`} onRetry={() => void refetch()} />;
}
