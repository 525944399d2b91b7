import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import type { ProductFactsFragment } from '../../generated/graphql';
import { EnglishText } from '../../shared/ui/local-name';
import { factNames, productFacts } from './product-facts.rules';
import './product-facts.css';

/** The known facts of a product besides its description; nothing if there are none. */
export function ProductFacts({ facts }: { facts: ProductFactsFragment }) {
  const known = factNames.filter((name) => facts[name]);
  if (known.length === 0) return null;
  return (
    <div>
      <h2>{t`Product details`}</h2>
      <dl className="product-facts">
        {known.map((name) => (
          <div key={name}>
            <dt>{i18n._(productFacts[name])}</dt>
            <dd className="long-text">
              <EnglishText>{facts[name] ?? ''}</EnglishText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
