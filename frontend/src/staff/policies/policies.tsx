import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { policyNames, policyTitles } from '../../features/policies/policy-titles';
import type { AdminPolicyFieldsFragment } from '../../generated/graphql';
import { useAdminPoliciesQuery } from '../../generated/staff/policies/policies';
import { SelectField } from '../../shared/chakra/fields';
import { Notice } from '../../shared/chakra/notice';
import { languageNames } from '../../shared/lib/language';
import { Page } from '../../shared/ui/page';
import { RecordList } from '../kit/record-list';
import { PolicyForm } from './policy-form';

/** The policies of the shop, which an owner edits. */
export function AdminPoliciesRoute() {
  // The form must not start from an outdated state.
  const { data, error, refetch } = useAdminPoliciesQuery({ fetchPolicy: 'network-only' });
  return (
    <Page title={t`Policies`} width="narrow">
      <RecordList
        page={data?.adminPolicies}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={(policies) => policies.length === 0}
        texts={{
          loading: t`Loading the policies`,
          failed: t`The policies could not be loaded.`,
          empty: '',
        }}
      >
        {(policies) => <Chosen policies={policies} />}
      </RecordList>
    </Page>
  );
}

/** The chosen policy and language are in the URL. */
function Chosen({ policies }: { policies: readonly AdminPolicyFieldsFragment[] }) {
  const [parameters, setParameters] = useSearchParams();
  const name = policyNames.find((each) => each === parameters.get('policy')) ?? 'TERMS';
  const wanted = parameters.get('language') ?? 'EN';
  const inLanguages = policies.filter((each) => each.name === name);
  const policy = inLanguages.find((each) => each.language === wanted) ?? inLanguages[0];
  if (!policy) return null;
  // A text of the shop in one language may contradict the usual one in another.
  const usual = inLanguages.filter(({ text }) => text === null);
  const usualNames = Object.entries(languageNames)
    .filter(([code]) => usual.some((each) => each.language === code.toUpperCase()))
    .map(([, label]) => label)
    .join(', ');
  const choose = (changed: object) => setParameters({ policy: name, language: wanted, ...changed });
  return (
    <div className="panel form">
      <div className="form__pair">
        <SelectField
          label={t`Policy`}
          value={name}
          onChange={(event) => choose({ policy: event.target.value })}
          options={policyNames.map((each) => ({
            value: each,
            label: i18n._(policyTitles[each]),
          }))}
        />
        <SelectField
          label={t`Language`}
          value={policy.language}
          onChange={(event) => choose({ language: event.target.value })}
          options={Object.entries(languageNames).map(([code, label]) => ({
            value: code.toUpperCase(),
            label,
          }))}
        />
      </div>
      {usual.length > 0 && usual.length < inLanguages.length && (
        <Notice tone="info">
          <p>{t`Customers still read the usual text in: ${usualNames}`}</p>
        </Notice>
      )}
      <PolicyForm key={`${policy.name}.${policy.language}`} policy={policy} />
    </div>
  );
}
