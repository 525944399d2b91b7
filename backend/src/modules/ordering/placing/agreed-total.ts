import type { StockedItem } from '../../checkout';
import { ShopError } from '../../../kernel/shop-error';
import { lineTotal, PricedBill } from '../../checkout/index.rules';
import { Attempt, toPricedLine } from './new-order';
import type { ExpectedLineInput } from './place-order.input';
import { orderingMessages } from '../ordering.messages';

/**
 * Refuses an order that would cost another sum than the one shown to its customer, or have other lines (which may cost
 * the same, or be paid by gift credit): nothing is placed, and its idempotency key stays unused.
 * @throws PRICE_CHANGED with the current bill and lines, for a new agreement
 */
export function assertAgreed(
  { expectedTotalPaise, expectedLines }: Pick<Attempt, 'expectedTotalPaise' | 'expectedLines'>,
  items: readonly StockedItem[],
  bill: PricedBill,
): void {
  const { subtotalPaise, steps, toPayPaise } = bill;
  const expectedPaise = expectedTotalPaise ?? toPayPaise;
  const isSameTotal = expectedPaise === toPayPaise;
  const lines = items.map(shownLine);
  if (isSameTotal && (!expectedLines || areAsShown(expectedLines, lines))) return;
  const message = isSameTotal
    ? orderingMessages.cartChanged()
    : orderingMessages.totalChanged({ totalPaise: toPayPaise, expectedPaise });
  const fields = { [isSameTotal ? 'expectedLines' : 'expectedTotalPaise']: message };
  throw new ShopError('PRICE_CHANGED', message, fields, undefined, {
    expectedTotalPaise: expectedPaise,
    bill: { subtotalPaise, steps, toPayPaise },
    lines,
  });
}

function shownLine(item: StockedItem) {
  const { name, unit, mrpPaise } = item.product;
  const line = toPricedLine(item);
  return {
    productId: String(item.productId),
    name,
    unit,
    quantity: item.quantity,
    mrpPaise,
    unitPricePaise: line.unitPricePaise,
    totalPaise: lineTotal(line),
  };
}

/** Whether the lines match those shown, at the prices shown, in any sequence. */
function areAsShown(
  expected: readonly ExpectedLineInput[],
  lines: readonly ReturnType<typeof shownLine>[],
): boolean {
  const wanted = new Map(expected.map((line) => [line.productId, line]));
  if (expected.length !== lines.length || wanted.size !== lines.length) return false;
  return lines.every((line) => {
    const shown = wanted.get(line.productId);
    return (
      shown?.quantity === line.quantity &&
      (shown.mrpPaise ?? line.mrpPaise) === line.mrpPaise &&
      (shown.unitPricePaise ?? line.unitPricePaise) === line.unitPricePaise
    );
  });
}
