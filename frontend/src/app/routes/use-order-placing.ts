import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ShopError } from '../../apollo/shop-error';
import { usePlaceOrder } from '../../features/orders/api/use-place-order';
import { awaitsPayment } from '../../lib/order-status.rules';
import { paths, paymentOf } from '../paths';

/**
 * Placing the order and where it leads: to the payment where one is awaited, else to the orders.
 * `asked` stands for everything that was chosen; once it is another one, what was said about the
 * old one is out of date.
 */
export function useOrderPlacing(asked: string) {
  const placeOrder = usePlaceOrder();
  const navigate = useNavigate();
  // From the click until this screen is left, or the order refused: a second click does nothing.
  const [placing, setPlacing] = useState(false);
  const [refused, setRefused] = useState<{ asked: string; refusal: ShopError }>();

  const place = async (basket: Parameters<typeof placeOrder>[0]) => {
    setPlacing(true);
    const outcome = await placeOrder(basket);
    if (!outcome.placed) {
      setRefused({ asked, refusal: outcome.refusal });
      setPlacing(false);
    } else if (awaitsPayment(outcome.order)) await navigate(paymentOf(outcome.order.id));
    else await navigate(paths.clientOrder);
  };

  return { placing, place, refusal: refused?.asked === asked ? refused.refusal : undefined };
}
