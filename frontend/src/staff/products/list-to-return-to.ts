import { useLocation } from 'react-router-dom';

import { paths } from '../../shared/lib/paths';

/** What a link to the edit form carries: the address of the list it stands in, with its search and page. */
export interface FromList {
  fromList: string;
}

/** The address of this list, for a link out of it. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { fromList: `${pathname}${search}` };
}

/** The list of products as it was left for this screen; its first page where somebody came from elsewhere. */
export function useListToReturnTo(): string {
  const state: unknown = useLocation().state;
  const from = (state as Partial<FromList> | null)?.fromList;
  return typeof from === 'string' && from.startsWith(paths.adminListProduct)
    ? from
    : paths.adminListProduct;
}
