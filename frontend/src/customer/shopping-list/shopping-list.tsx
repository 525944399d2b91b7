import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { useNavigate } from '../../shared/lib/navigation';
import type { AddedList } from './use-add-list';
import type { ListMatch } from './use-match-list';
import { ListForm } from './list-form';
import type { ListState } from './list-notice';
import { ListPreview } from './list-preview';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';

/** What was written survives a reload. Logging out clears it. */
const storageKey = 'grocessay.list';

/** A list that is pasted, looked over, and put into the cart. */
export function CustomerListRoute() {
  const navigate = useNavigate();
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
