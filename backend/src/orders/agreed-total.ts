import type { StockedItem } from '../cart/cart.repository';
import { formatPaise } from '../kernel/money';
import { ShopError } from '../kernel/shop-error';
import { PricedBill, lineTotal } from '../pricing/price-cart.rules';
import { Attempt, toPricedLine } from './order-parts';

/**
 * Refuses an order that would cost another sum than the one its customer was shown: nothing of it is placed, and its
 * idempotency key is not used.
 * @throws PRICE_CHANGED with the bill as it is now, to be agreed to anew
 */
export function assertAgreed(
  { expectedTotalPaise }: Attempt,
  items: readonly StockedItem[],
  { subtotalPaise, steps, toPayPaise }: PricedBill,
): void {
  if (expectedTotalPaise === undefined || expectedTotalPaise === null) return;
  if (expectedTotalPaise === toPayPaise) return;
  const message = `The total is now ${formatPaise(toPayPaise)}, not ${formatPaise(expectedTotalPaise)}`;
  const fields = { expectedTotalPaise: message };
  throw new ShopError('PRICE_CHANGED', message, fields, undefined, {
    expectedTotalPaise,
    bill: { subtotalPaise, steps, toPayPaise },
    lines: items.map((item) => ({
      productId: String(item.productId),
      name: item.product.name,
      unit: item.product.unit,
      quantity: item.quantity,
      mrpPaise: item.product.mrpPaise,
      totalPaise: lineTotal(toPricedLine(item)),
    })),
  });
}
