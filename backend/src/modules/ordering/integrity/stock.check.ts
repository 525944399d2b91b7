import { eachRow } from '../../../platform/integrity/integrity-check';
import { atLeast, equal } from '../../../platform/integrity/comparison.rules';
import { movementKind } from './movement.rules';

/** A removed product has no stock; its movements stay. */
export const stockLedger = eachRow<{ id: number; stock: number; pieces: number }>(
  {
    name: 'stock-ledger',
    holds: 'the stock of each product in the shop is the sum of its movements there',
    records: 'products',
  },
  `SELECT p.id, p.stockQuantity AS stock, COALESCE(m.pieces, 0) AS pieces
   FROM products p
   LEFT JOIN (
     SELECT productId, SUM(quantity) AS pieces FROM stock_movements
     WHERE locationId IS NULL GROUP BY productId
   ) m ON m.productId = p.id
   UNION ALL
   SELECT m.productId, 0, SUM(m.quantity)
   FROM stock_movements m LEFT JOIN products p ON p.id = m.productId
   WHERE p.id IS NULL AND m.locationId IS NULL GROUP BY m.productId`,
  ({ id, stock, pieces }) => [equal(`stock of product ${id}`, pieces, stock)],
);

/** For removed products, only the ledger still knows which orders hold pieces. */
export const stockBalance = eachRow<{
  id: number;
  stock: number;
  initial: number;
  sold: number;
  reserved: number;
}>(
  {
    name: 'stock-balance',
    holds: 'stock + sold + reserved = initial for each product, and never below zero',
    records: 'products',
  },
  `SELECT p.id, p.stockQuantity AS stock, COALESCE(m.initial, 0) AS initial,
     COALESCE(l.sold, 0) AS sold, COALESCE(l.reserved, 0) AS reserved
   FROM products p
   LEFT JOIN (
     SELECT productId, SUM(quantity) AS initial FROM stock_movements
     WHERE kind NOT IN ('sale', 'return') AND locationId IS NULL GROUP BY productId
   ) m ON m.productId = p.id
   LEFT JOIN (
     SELECT l.productId,
       SUM(CASE WHEN o.status = 'pending' THEN 0 ELSE l.quantity - l.returnedQuantity END) AS sold,
       SUM(CASE WHEN o.status = 'pending' THEN l.quantity - l.returnedQuantity ELSE 0 END) AS reserved
     FROM order_lines l JOIN orders o ON o.id = l.orderId
     WHERE o.status NOT IN ('cancelled', 'returned') AND l.productId IS NOT NULL GROUP BY l.productId
   ) l ON l.productId = p.id
   UNION ALL
   SELECT m.productId, 0,
     SUM(CASE WHEN m.kind NOT IN ('sale', 'return') THEN m.quantity ELSE 0 END),
     SUM(CASE WHEN m.kind IN ('sale', 'return') AND o.status NOT IN ('pending', 'cancelled', 'returned')
       THEN -m.quantity ELSE 0 END),
     SUM(CASE WHEN m.kind IN ('sale', 'return') AND o.status = 'pending' THEN -m.quantity ELSE 0 END)
   FROM stock_movements m
   LEFT JOIN products p ON p.id = m.productId
   LEFT JOIN orders o ON o.id = m.orderId
   WHERE p.id IS NULL AND m.locationId IS NULL GROUP BY m.productId`,
  ({ id, stock, initial, sold, reserved }) => [
    equal(`stock + sold + reserved of product ${id}`, initial, stock + sold + reserved),
    atLeast(`stock of product ${id}`, 0, stock),
  ],
);

/** Lines of removed products no longer name them, so those are compared as one. */
export const orderedPieces = eachRow<{
  orderId: number;
  productId: number | null;
  ordered: number;
  held: number;
}>(
  {
    name: 'ordered-pieces',
    holds:
      'each order holds in the ledger what its lines say and did not come back, and nothing once it is cancelled or returned',
    records: 'products of orders',
  },
  `SELECT orderId, productId, SUM(ordered) AS ordered, SUM(held) AS held
   FROM (
     SELECT l.orderId, p.id AS productId,
       CASE WHEN o.status IN ('cancelled', 'returned') THEN 0
         ELSE l.quantity - l.returnedQuantity END AS ordered, 0 AS held
     FROM order_lines l
     JOIN orders o ON o.id = l.orderId
     LEFT JOIN products p ON p.id = l.productId
     UNION ALL
     SELECT m.orderId, p.id, 0, -m.quantity
     FROM stock_movements m LEFT JOIN products p ON p.id = m.productId
     WHERE m.kind IN ('sale', 'return')
   ) pieces
   GROUP BY orderId, productId`,
  ({ orderId, productId, ordered, held }) => {
    const product = productId === null ? 'products that left the shop' : `product ${productId}`;
    return [equal(`pieces of ${product} that order ${orderId} holds`, ordered, held)];
  },
);

/** Verifies the assumptions of the sums above. */
export const stockMovements = eachRow<{
  id: number;
  kind: string;
  quantity: number;
  orderId: number | null;
}>(
  {
    name: 'stock-movements',
    holds: 'each movement is of the kind that its sign and its order say',
    records: 'movements',
  },
  'SELECT id, kind, quantity, orderId FROM stock_movements',
  ({ id, ...movement }) => [equal(`kind of movement ${id}`, movementKind(movement), movement.kind)],
);
