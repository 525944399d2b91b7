import { Transaction } from '../../../platform/database/database';
import { OrderLine } from '../orders/order-line.entity';
import { agreedBillOf, orderedQuantity } from '../orders/order-line.rules';
import { Order } from '../orders/order.entity';
import { LineBill, billLine, billOfLines } from './bill-of-lines.rules';
import type { Weighable } from './weight.rules';

/** The lines of an order, oldest first, for a caller who holds its lock. */
export function linesOf(tx: Transaction, orderId: number): Promise<OrderLine[]> {
  return tx.find(OrderLine, { where: { orderId }, order: { id: 'ASC' } });
}

/** Recomputes the bill of an order from its lines, and writes the changes of both. */
export async function rewriteBill(tx: Transaction, order: Order): Promise<void> {
  const lines = await linesOf(tx, order.id);
  const bills = new Map<number, LineBill>();
  for (const line of lines.filter(({ substitutesLineId }) => substitutesLineId === null)) {
    const substitutes = lines.filter(({ substitutesLineId }) => substitutesLineId === line.id);
    const { substitutes: billed, ...bill } = billLine(
      {
        unitPricePaise: line.unitPricePaise,
        orderedQuantity: orderedQuantity(line),
        discountPaise: line.agreedDiscountPaise ?? line.discountPaise,
        ...weightOf(line),
      },
      substitutes.map((substitute) => ({
        unitPricePaise: substitute.unitPricePaise,
        ...weightOf(substitute),
        replacedQuantity: substitute.replacedQuantity ?? 0,
      })),
    );
    bills.set(line.id, bill);
    substitutes.forEach(({ id }, at) => bills.set(id, billed[at] as LineBill));
  }
  await writeLines(tx, lines, bills);
  const agreed = agreedBillOf(order);
  const bill = billOfLines(agreed, [...bills.values()]);
  const isAsAgreed =
    bill.toPayPaise === agreed.toPayPaise &&
    bill.giftCreditPaise === agreed.giftCreditPaise &&
    bill.subtotalPaise === agreed.subtotalPaise;
  const { subtotalPaise, steps: billSteps, giftCreditPaise, toPayPaise } = bill;
  const changes = { subtotalPaise, billSteps, giftCreditPaise, toPayPaise };
  await tx.update(Order, { id: order.id }, { ...changes, agreedBill: isAsAgreed ? null : agreed });
}

function weightOf({ quantity, packGrams, weighedGrams }: OrderLine): Weighable {
  return { quantity, packGrams, weighedGrams };
}

async function writeLines(
  tx: Transaction,
  lines: readonly OrderLine[],
  bills: ReadonlyMap<number, LineBill>,
): Promise<void> {
  for (const line of lines) {
    const bill = bills.get(line.id);
    if (!bill || isBilled(line, bill)) continue;
    const agreedDiscountPaise =
      line.substitutesLineId === null ? (line.agreedDiscountPaise ?? line.discountPaise) : null;
    await tx.update(OrderLine, { id: line.id }, { ...bill, agreedDiscountPaise });
  }
}

function isBilled(line: OrderLine, { totalPaise, discountPaise }: LineBill): boolean {
  return line.totalPaise === totalPaise && line.discountPaise === discountPaise;
}
