import { eachRow } from '../../../platform/integrity/integrity-check';
import { atLeast, atMost, equal } from '../../../platform/integrity/comparison.rules';
import { costOf } from './weighed-lines.rules';

export const orderLines = eachRow<{ id: number; lineCount: number }>(
  { name: 'order-lines', holds: 'every order has lines', records: 'orders' },
  `SELECT o.id, COUNT(l.id) AS lineCount
   FROM orders o LEFT JOIN order_lines l ON l.orderId = o.id GROUP BY o.id`,
  ({ id, lineCount }) => [atLeast(`lines of order ${id}`, 1, lineCount)],
);

export const lineTotals = eachRow<{
  id: number;
  unitPricePaise: number;
  quantity: number;
  totalPaise: number;
  packGrams: number | null;
  weighedGrams: number | null;
}>(
  {
    name: 'line-totals',
    holds:
      'the total of each line that is no substitute is quantity x price, or what its grams cost where it is lighter',
    records: 'lines',
  },
  `SELECT id, unitPricePaise, quantity, totalPaise, packGrams, weighedGrams
   FROM order_lines WHERE substitutesLineId IS NULL`,
  (line) => [equal(`total of line ${line.id}`, costOf(line), line.totalPaise)],
);

export const linePrices = eachRow<{ id: number; mrpPaise: number; unitPricePaise: number }>(
  { name: 'line-prices', holds: 'no piece is sold above its MRP', records: 'lines' },
  'SELECT id, mrpPaise, unitPricePaise FROM order_lines',
  ({ id, mrpPaise, unitPricePaise }) => [
    atMost(`price of a piece of line ${id}`, mrpPaise, unitPricePaise),
  ],
);
