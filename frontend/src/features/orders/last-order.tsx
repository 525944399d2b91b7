import { t } from '@lingui/core/macro';

import { useLastOrderQuery } from '../../generated/orders/last-order';
import { OrderCard } from './order-card';

/** The customer's latest order, with a button to order it again; nothing if there is none. */
export function LastOrder() {
  const { data } = useLastOrderQuery({ fetchPolicy: 'cache-and-network' });
  const order = data?.orders.items[0];
  if (!order) return null;
  return (
    <section aria-labelledby="last-order">
      <h2 id="last-order" className="visually-hidden">{t`Your last order`}</h2>
      <OrderCard order={order} />
    </section>
  );
}
