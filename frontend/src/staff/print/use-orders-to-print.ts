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

/** This many orders, with all their lines, stay within the cost limit of a query. */
const pageSize = 20;
/** More than a slot of any shop has; days are printed slot by slot. */
export const mostPrinted = 500;

interface Loaded {
  orders: readonly PrintedOrder[];
  /** The texts in the language of a customer: papers that come with the goods are for them. */
  textsFor: (customer: PrintedOrder['customer']) => I18n;
  /** The time of the data on paper. */
  at: string;
}

/** All current orders, page by page. */
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

/** The texts in the languages of these customers; English for those who never chose one, as in emails to them. */
async function textsOf(orders: readonly PrintedOrder[]): Promise<Loaded['textsFor']> {
  const languages = new Set(orders.map(({ customer }) => languageOf(customer)));
  const texts = new Map(
    await Promise.all([...languages].map(async (each) => [each, await textsIn(each)] as const)),
  );
  return (customer) => texts.get(languageOf(customer)) ?? i18n;
}

/** The orders to print, and a function to reload them. They do not change while somebody checks them. */
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

  /** Reloads them; returns whether they are rendered by then, as a browser prints the page. */
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
