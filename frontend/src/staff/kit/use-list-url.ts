import { useSearchParams } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { searchWith, type ListChange } from './list-url.rules';

/**
 * The filters, sort order and position of a list. They are in the URL, so that Back, a reload and a bookmark restore
 * them.
 */
export function useListUrl() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  /** The link to the list with some parameters changed. */
  const toWith = (change: ListChange) => ({ search: searchWith(parameters, change) });
  const changeTo = (change: ListChange) => navigate(toWith(change), { preventScrollReset: true });
  return { parameters, toWith, changeTo };
}
