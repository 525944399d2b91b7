import { t } from '@lingui/core/macro';

import { useLastOrderQuery } from '../../generated/orders/last-order';
import { OrderCard } from './order-card';

/** The newest order of the customer, to be ordered again; nothing where there is none. */
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
