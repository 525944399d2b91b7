import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSession } from '../../shared/lib/session';
import { useRemembered } from '../../shared/lib/use-remembered';
import { hiddenOf, textOfHidden, toggled, type HiddenColumns } from './column-choice.rules';
import { hiddenParameter } from './list-url.rules';

/** Which columns of a list somebody wants to see. */
export interface ColumnChoice {
  hidden: HiddenColumns;
  toggle: (column: string) => void;
  /** All columns, as at first. */
  reset: () => void;
}

/**
 * The columns that are hidden in a list. This browser keeps them for each list and member of staff, until they log out;
 * where the URL of a saved view names some, those are hidden, and changed there.
 * @param list the list, by a name that is the same in all languages
 */
export function useColumnChoice(list: string | undefined): ColumnChoice {
  const session = useSession();
  const key = `grocessay:columns:${session.role === 'admin' ? session.adminId : ''}:${list}`;
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get(hiddenParameter);
  const stored = useRemembered(() => localStorage.getItem(key) ?? '', '');
  // Local storage tells nobody that it is changed.
  const [, show] = useState(stored);
  const hidden = hiddenOf(inUrl ?? stored);

  const set = (next: HiddenColumns) => {
    if (inUrl === null) {
      localStorage.setItem(key, textOfHidden(next));
      return show(textOfHidden(next));
    }
    const changed = new URLSearchParams(parameters);
    changed.set(hiddenParameter, textOfHidden(next));
    setParameters(changed, { replace: true, preventScrollReset: true });
  };
  return {
    hidden: list === undefined ? [] : hidden,
    toggle: (column) => set(toggled(hidden, column)),
    reset: () => set([]),
  };
}
