import { useLocation } from 'react-router-dom';

import { paths } from '../../shared/lib/paths';

/** The router state of a link to the edit form: the URL of the list. */
export interface FromList {
  fromList: string;
}

/** The router state for a link from this list. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { fromList: `${pathname}${search}` };
}

/** The URL of the list from which the form was opened, or else its first page. */
export function useListToReturnTo(): string {
  const state: unknown = useLocation().state;
  const from = (state as Partial<FromList> | null)?.fromList;
  return typeof from === 'string' && from.startsWith(paths.adminListProduct)
    ? from
    : paths.adminListProduct;
}
