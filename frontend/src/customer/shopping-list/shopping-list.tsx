import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { keepHandOver } from '../../shared/lib/hand-over';
import { useNavigate } from '../../shared/lib/navigation';
import type { AddedList } from './use-add-list';
import type { ListMatch } from './use-match-list';
import { HandedOverList } from './handed-over-list';
import { linesOfLink } from './handed-over.rules';
import { ListForm } from './list-form';
import type { ListState } from './list-notice';
import { ListPreview } from './list-preview';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';

/** The text survives a reload. Logging out clears it. */
const storageKey = 'grocessay.list';

/** Lets the customer review a pasted list, or one from a link, and add it to the cart. */
export function CustomerListRoute() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const lines = linesOfLink(parameters.get('items'));
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey) ?? '');
  const [matches, setMatches] = useState<readonly ListMatch[]>();

  const type = (typed: string) => {
    sessionStorage.setItem(storageKey, typed);
    setText(typed);
  };
  const goToCart = ({ addedLineCount, left }: AddedList) => {
    sessionStorage.removeItem(storageKey);
    const state: ListState = { listed: { addedLineCount, left } };
    void navigate(paths.customerCart, { state });
  };

  if (lines.length > 0)
    return (
      <Page title={t`Your list`}>
        <HandedOverList
          key={parameters.get('items')}
          lines={lines}
          onAdded={(added) => {
            keepHandOver(parameters.get('checkout'));
            goToCart(added);
          }}
          onLeave={() => void navigate(paths.customerList, { replace: true })}
        />
      </Page>
    );
  return (
    <Page title={t`Paste a list`}>
      {matches ? (
        <ListPreview matches={matches} onAdded={goToCart} onBack={() => setMatches(undefined)} />
      ) : (
        <ListForm text={text} onType={type} onMatched={setMatches} />
      )}
    </Page>
  );
}
