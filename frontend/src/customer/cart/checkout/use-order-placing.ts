import { useState } from 'react';

import type { ShopError } from '../../../apollo/shop-error';
import type { PriceChange, ShownOrder } from './price-change.rules';
import { usePlaceOrder } from './use-place-order';
import { useNavigate } from '../../../shared/lib/navigation';
import { awaitsPayment } from '../../../shared/lib/awaits-payment.rules';
import { paths, paymentOf } from '../../../shared/lib/paths';
import { confirmingOrder } from '../../orders/placed-order';

/** The dialog uses Chakra UI, which the cart does not load initially. */
export const loadPriceChanged = () => import('./price-changed');

type OrderContents = Parameters<ReturnType<typeof usePlaceOrder>>[0] & {
  /** Whether UPI was chosen for the online payment. */
  byUpi: boolean;
};

/** An order that was not placed because its price or its lines would differ from those shown. */
interface Unagreed {
  contents: OrderContents;
  change: PriceChange;
  PriceChanged: Awaited<ReturnType<typeof loadPriceChanged>>['PriceChanged'];
}

/**
 * Places the order and goes to the payment if one is due, else to the orders. `asked` identifies all choices; once it
 * changes, a refusal of the former ones is out of date.
 */
export function useOrderPlacing(asked: string) {
  const placeOrder = usePlaceOrder();
  const navigate = useNavigate();
  // From the click until this screen is left or the order is refused: a second click has no effect.
  const [placing, setPlacing] = useState(false);
  const [refused, setRefused] = useState<{ asked: string; refusal: ShopError }>();
  const [unagreed, setUnagreed] = useState<Unagreed>();

  const place = async (contents: OrderContents, shown: Omit<ShownOrder, 'toPayPaise'>) => {
    setPlacing(true);
    const { byUpi, ...order } = contents;
    const outcome = await placeOrder(order, shown.lines);
    if (outcome.placed) {
      if (awaitsPayment(outcome.order)) navigate(paymentOf(outcome.order.id, byUpi));
      else navigate(paths.customerOrders, confirmingOrder(outcome.order.id));
      return;
    }
    const { refusal } = outcome;
    const before = { ...shown, toPayPaise: contents.expectedTotalPaise };
    // Without the dialog, the refusal is shown.
    const dialog = await loadPriceChanged().catch(() => undefined);
    const change = dialog?.priceChangeOf(before, refusal);
    setUnagreed(dialog && change && { contents, change, PriceChanged: dialog.PriceChanged });
    setRefused(change ? undefined : { asked, refusal });
    setPlacing(false);
  };

  return {
    placing,
    place,
    refusal: refused?.asked === asked ? refused.refusal : undefined,
    /** How the order differs from the shown one, until the customer agrees or gives up. */
    unagreed,
    /** Places the order for the new total, with the lines shown with it: the customer agreed to nothing else. */
    agree: async (expectedTotalPaise: number) => {
      if (unagreed) await place({ ...unagreed.contents, expectedTotalPaise }, unagreed.change.now);
    },
    giveUp: () => setUnagreed(undefined),
  };
}
