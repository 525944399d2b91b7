import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { appScopeText } from '../../features/account/app-scope-text';
import { useAnswerAppRequestMutation } from '../../generated/customer/connect/connect';
import type { AppRequestInput, AppScope } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { FormFailure } from '../../shared/chakra/notice';
import { shopWindow } from '../../shared/lib/shop-window';
import { whereAnswerGoes } from './where-answer-goes';
import './connect-question.css';

interface ConnectQuestionProps {
  request: AppRequestInput;
  name: string;
  host: string;
  scopes: readonly AppScope[];
}

/** Shows the app and the scopes it requests; the browser returns to the app with the customer's answer. */
export function ConnectQuestion({ request, name, host, scopes }: ConnectQuestionProps) {
  const [answer, { data, loading, error }] = useAnswerAppRequestMutation({
    onCompleted: ({ answerAppRequest: url }) => shopWindow.leaveFor(url),
    onError: () => undefined, // shown below
  });
  const isLeaving = loading || Boolean(data);
  const say = (isAllowed: boolean) =>
    void answer({ variables: { input: { ...request, isAllowed } } });
  return (
    <section className="panel connect" aria-label={t`Connect an app`}>
      <p className="connect__who">{t`${name} wants to work with your account.`}</p>
      <p>{whereAnswerGoes(host)}</p>
      <h2>{t`The app could`}</h2>
      <ul className="connect__scopes">
        {scopes.map((scope) => (
          <li key={scope}>{appScopeText(scope)}</li>
        ))}
      </ul>
      <p>{t`It could not order or pay without you, or see your password. You can disconnect it at any time in your account; after 90 days without use, at the latest after a year, it asks again.`}</p>
      <FormFailure text={error && toShopError(error).message} />
      <div className="connect__answers">
        <Button loading={isLeaving} onClick={() => say(true)}>{t`Allow`}</Button>
        <Button
          tone="outline"
          loading={isLeaving}
          onClick={() => say(false)}
        >{t`Do not allow`}</Button>
      </div>
    </section>
  );
}
