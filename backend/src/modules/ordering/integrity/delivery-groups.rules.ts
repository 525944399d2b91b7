import { Paise } from '../../../kernel/money';
import { deliveryFeeOf } from '../../checkout/index.rules';
import { Comparison, atMost, equal } from '../../../platform/integrity/comparison.rules';
import { readSteps } from './bill.rules';

/** An order of a delivery group. */
export interface GroupedOrderRow {
  /** The group's id. */
  id: number;
  customerId: number;
  status: string;
  /** JSON. */
  billSteps: string;
  /** The billed sum less the sum of its credit notes; 0 without a receipt. */
  leftPaise: Paise;
}

/**
 * The orders of a delivery group belong to one customer, who pays the fee of their one delivery once. If the fee was
 * kept of an order that has ended, the last order may have moved to an address with a higher fee, and be charged the
 * difference.
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

/** For an order that has ended, the fee counts as charged if the shop keeps any part of the order. */
function isCharged(row: GroupedOrderRow): boolean {
  if (deliveryFeeOf(readSteps(row.billSteps) ?? []) === 0) return false;
  return !isOver(row) || row.leftPaise > 0;
}

function isOver({ status }: GroupedOrderRow): boolean {
  return status === 'cancelled' || status === 'returned';
}
