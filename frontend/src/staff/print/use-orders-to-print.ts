import { i18n, type I18n } from '@lingui/core';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { OrdersToPrintDocument } from '../../generated/staff/print/print';
import type { OrdersToPrint } from '../staff-paths';
import type { Language } from '../../shared/lib/language';
import { textsIn } from '../../shared/lib/texts-in';
import { loadAll } from '../kit/load-all';
import { filterOf, type PrintedOrder } from './print.rules';

/** With all their lines, so many fit what one query may cost. */
const pageSize = 20;
/** More than a slot of any shop has; a day is printed slot by slot. */
export const mostPrinted = 500;

interface Loaded {
  orders: readonly PrintedOrder[];
  /** The texts in the language of a customer: what comes with the goods is for them. */
  textsFor: (customer: PrintedOrder['customer']) => I18n;
  /** When they were as they are on paper. */
  at: string;
}

/** All of them, part by part, as they are now. */
const loadOrders = (client: ApolloClient, wanted: OrdersToPrint): Promise<PrintedOrder[]> =>
  loadAll(async (after) => {
    const { data } = await client.query({
      query: OrdersToPrintDocument,
      variables: { filter: filterOf(wanted), pageSize, after },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The server answered nothing.');
    return data.orderSearch;
  }, mostPrinted);

const languageOf = ({ language }: PrintedOrder['customer']) =>
  (language?.toLowerCase() ?? 'en') as Language;

/** The texts of the languages that these customers read; English for who never chose one, as in emails to them. */
async function textsOf(orders: readonly PrintedOrder[]): Promise<Loaded['textsFor']> {
  const languages = new Set(orders.map(({ customer }) => languageOf(customer)));
  const texts = new Map(
    await Promise.all([...languages].map(async (each) => [each, await textsIn(each)] as const)),
  );
  return (customer) => texts.get(languageOf(customer)) ?? i18n;
}

/** The orders that are printed, and a way to see them as they are now. They do not change under who checks them. */
export function useOrdersToPrint(wanted: OrdersToPrint) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<ShopError>();
  const [loading, setLoading] = useState(true);

  const show = ({ orders, textsFor }: Omit<Loaded, 'at'>) => {
    setLoaded({ orders, textsFor, at: new Date().toISOString() });
    setFailure(undefined);
    setLoading(false);
  };
  const fail = (error: unknown) => {
    setFailure(toShopError(error));
    setLoading(false);
  };
  const load = async () => {
    const orders = await loadOrders(client, wanted);
    return { orders, textsFor: await textsOf(orders) };
  };
  const begin = useEffectEvent(() => load().then(show, fail));
  useEffect(() => void begin(), []);

  /** Loads them anew; says whether they are on the page then, as a browser prints it. */
  const reload = async (): Promise<boolean> => {
    setLoading(true);
    try {
      const orders = await load();
      flushSync(() => show(orders));
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return { loaded, failure, loading, reload };
}
