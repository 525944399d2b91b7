import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { policyNames, policyTitles } from '../../features/policies/policy-titles';
import { PolicyText } from '../../features/policies/policy-text';
import { usePolicyQuery } from '../../generated/policies/policy';
import type { Language, PolicyName } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';
import { useLanguage } from '../../shared/lib/language';
import { NotFoundRoute } from '../../shared/ui/not-found';
import { Page } from '../../shared/ui/page';
import { ErrorState, LoadingState } from '../../shared/ui/states';

/** A policy of the shop, named by the last segment of the path. */
export function PolicyRoute() {
  const { name = '' } = useParams();
  const policy = policyNames.find((each) => each.toLowerCase() === name);
  return policy ? <PolicyScreen key={policy} name={policy} /> : <NotFoundRoute />;
}

function PolicyScreen({ name }: { name: PolicyName }) {
  const language = useLanguage().toUpperCase() as Language;
  const { data, error, refetch } = usePolicyQuery({ variables: { name, language } });
  const { text, changedAt } = data?.policy ?? {};
  const day = changedAt && formatInstant(changedAt);
  return (
    <Page title={i18n._(policyTitles[name])}>
      {text !== undefined && <PolicyText text={text} />}
      {day && <p>{t`Last changed: ${day}`}</p>}
      {text === undefined &&
        (failureOf(error) ? (
          <ErrorState text={t`The page could not be loaded.`} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label={t`Loading the page`} />
        ))}
    </Page>
  );
}
