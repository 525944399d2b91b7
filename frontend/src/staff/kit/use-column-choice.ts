import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSession } from '../../shared/lib/session';
import { useRemembered } from '../../shared/lib/use-remembered';
import { hiddenOf, textOfHidden, toggled, type HiddenColumns } from './column-choice.rules';
import { hiddenParameter } from './list-url.rules';

/** The user's choice of columns for a list. */
export interface ColumnChoice {
  hidden: HiddenColumns;
  toggle: (column: string) => void;
  /** Shows all columns again, the default. */
  reset: () => void;
}

/**
 * The hidden columns of a list. This browser stores them per list and member of staff, until logout; if the URL of a
 * saved view contains some, those are hidden, and changes go to the URL.
 * @param list the key of the list, the same in all languages
 */
export function useColumnChoice(list: string | undefined): ColumnChoice {
  const session = useSession();
  const key = `grocessay:columns:${session.role === 'admin' ? session.adminId : ''}:${list}`;
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get(hiddenParameter);
  const stored = useRemembered(() => localStorage.getItem(key) ?? '', '');
  // Local storage does not notify this tab of its changes.
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
