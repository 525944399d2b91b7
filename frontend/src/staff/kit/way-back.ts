import { matchPath, useLocation } from 'react-router-dom';

/** The router state of a link to a record: the URL of its list. */
interface FromList {
  fromList: string;
}

/** The router state for a link from this list. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { fromList: `${pathname}${search}` };
}

/**
 * The URL of the list from which the record was opened, with its filters and position; else the first of those lists. A
 * list can be a part of a record, such as the orders of `/admin/customers/:id`. A reload keeps it.
 */
export function useWayBack(...lists: readonly [string, ...string[]]): string {
  const state: unknown = useLocation().state;
  const from = (state as Partial<FromList> | null)?.fromList;
  const isList = (address: string) =>
    lists.some((list) => matchPath(list, address.split('?')[0] ?? ''));
  return typeof from === 'string' && isList(from) ? from : lists[0];
}
