import { Paise } from '../../../kernel/money';
import { deliveryFeeOf } from '../../checkout/index.rules';
import { Comparison, atMost, equal } from '../../../platform/integrity/comparison.rules';
import { readSteps } from './bill.rules';

/** An order of a delivery group. */
export interface GroupedOrderRow {
  /** Of the group. */
  id: number;
  customerId: number;
  status: string;
  /** JSON. */
  billSteps: string;
  /** What it was billed less what its credit notes gave back; 0 without a receipt. */
  leftPaise: Paise;
}

/**
 * The orders of a delivery group are of one customer, who is charged the fee of their one delivery once. Where it was kept of
 * an order that is over, the last one may have moved to where delivery costs more, and have the difference.
 */
export function compareGroup(rows: readonly [GroupedOrderRow, ...GroupedOrderRow[]]): Comparison[] {
  const [{ id, customerId }] = rows;
  const group = `delivery group ${id}`;
  const charged = rows.filter(isCharged);
  const kept = charged.filter(isOver);
  return [
    equal(`orders of other customers in ${group}`, 0, foreign(rows, customerId)),
    atMost(`orders that come with the fee of ${group}`, 1, charged.length - kept.length),
    atMost(`orders that are over with the fee of ${group}`, 1, kept.length),
  ];
}

function foreign(rows: readonly GroupedOrderRow[], customerId: number): number {
  return rows.filter((row) => row.customerId !== customerId).length;
}

/** Of an order that is over, the fee is charged where the shop keeps something of it. */
function isCharged(row: GroupedOrderRow): boolean {
  if (deliveryFeeOf(readSteps(row.billSteps) ?? []) === 0) return false;
  return !isOver(row) || row.leftPaise > 0;
}

function isOver({ status }: GroupedOrderRow): boolean {
  return status === 'cancelled' || status === 'returned';
}
