import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { OrdersToPrintDocument } from '../../generated/staff/print/print';
import type { OrdersToPrint } from '../../shared/lib/paths';
import { loadAll } from '../kit/load-all';
import { filterOf, type PrintedOrder } from './print.rules';

/** With all their lines, so many fit what one query may cost. */
const pageSize = 25;
/** More than a slot of any shop has; a day is printed slot by slot. */
export const mostPrinted = 500;

interface Loaded {
  orders: readonly PrintedOrder[];
  /** When they were as they are on paper. */
  at: string;
}

/** The orders that are printed, and a way to see them as they are now. They do not change under who checks them. */
export function useOrdersToPrint(wanted: OrdersToPrint) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<ShopError>();
  const [loading, setLoading] = useState(true);

  const load = async (): Promise<boolean> => {
    try {
      const orders = await loadAll(async (after) => {
        const { data } = await client.query({
          query: OrdersToPrintDocument,
          variables: { filter: filterOf(wanted), pageSize, after },
          fetchPolicy: 'network-only',
        });
        if (!data) throw new Error('The server answered nothing.');
        return data.orderSearch;
      }, mostPrinted);
      // On the page before the browser is asked to print it.
      flushSync(() => {
        setLoaded({ orders, at: new Date().toISOString() });
        setFailure(undefined);
      });
      return true;
    } catch (error) {
      setFailure(toShopError(error));
      return false;
    } finally {
      setLoading(false);
    }
  };

  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  const reload = (): Promise<boolean> => {
    setLoading(true);
    return load();
  };
  return { loaded, failure, loading, reload };
}
