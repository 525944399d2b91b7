import { atLeast, atMost, equal } from '../../../platform/integrity/comparison.rules';
import { eachRow } from '../../../platform/integrity/integrity-check';

export const locationStock = eachRow<{
  locationId: number;
  productId: number;
  least: number;
  stock: number;
  moved: number;
}>(
  {
    name: 'location-stock',
    holds:
      'the stock of each product at each location is the sum of its movements there, and never below zero',
    records: 'products at locations',
  },
  `SELECT locationId, productId, MIN(least) AS least, SUM(stock) AS stock, SUM(moved) AS moved
   FROM (
     SELECT locationId, productId, pieces AS least, pieces AS stock, 0 AS moved FROM location_stocks
     UNION ALL
     SELECT locationId, productId, 0, 0, quantity FROM stock_movements WHERE locationId IS NOT NULL
   ) stocks
   GROUP BY locationId, productId`,
  ({ locationId, productId, least, stock, moved }) => {
    const what = `stock of product ${productId} at location ${locationId}`;
    return [equal(what, moved, stock), atLeast(what, 0, least)];
  },
);

export const movedBatches = eachRow<{ id: number; away: number; located: number }>(
  {
    name: 'moved-batches',
    holds: 'each batch at locations is away from the shop with at least as many pieces',
    records: 'batches at locations',
  },
  `SELECT s.batchId AS id, COALESCE(MAX(l.awayPieces), 0) AS away, SUM(s.pieces) AS located
   FROM location_stocks s LEFT JOIN goods_receipt_lines l ON l.id = s.batchId
   WHERE s.batchId <> 0 GROUP BY s.batchId`,
  ({ id, away, located }) => [atMost(`pieces of batch ${id} at locations`, away, located)],
);

export const transfers = eachRow<{ id: number; lost: number }>(
  {
    name: 'transfers',
    holds: 'what transfers take from one place comes to another',
    records: 'transferred products',
  },
  `SELECT productId AS id, SUM(quantity) AS lost FROM stock_movements
   WHERE kind = 'transfer' GROUP BY productId`,
  ({ id, lost }) => [equal(`pieces of product ${id} lost in transfers`, 0, lost)],
);
