import { Damages } from './damage';

/** Rice: 40 pieces, 2 of them sold, 1 reserved, 2 returned. Gone: 9 pieces, 4 sold, the rest written off. */
export const stockDamages: Damages = {
  'a piece is missing': ({ rice }) => ({
    by: [`UPDATE products SET stockQuantity = stockQuantity - 1 WHERE id = ${rice}`],
    breaches: [
      `stock-ledger: stock of product ${rice}: expected 37, found 36`,
      `stock-balance: stock + sold + reserved of product ${rice}: expected 40, found 39`,
    ],
  }),
  'there are fewer pieces than none': ({ rice }) => ({
    by: [`UPDATE products SET stockQuantity = -1 WHERE id = ${rice}`],
    breaches: [
      `stock-ledger: stock of product ${rice}: expected 37, found -1`,
      `stock-balance: stock + sold + reserved of product ${rice}: expected 40, found 2`,
      `stock-balance: stock of product ${rice}: expected at least 0, found -1`,
    ],
  }),
  'a product has no movements at all': ({ dal }) => ({
    by: [`DELETE FROM stock_movements WHERE productId = ${dal} AND orderId IS NULL`],
    breaches: [
      `stock-ledger: stock of product ${dal}: expected -8, found 22`,
      `stock-balance: stock + sold + reserved of product ${dal}: expected 0, found 30`,
    ],
  }),
  'an initial stock was changed afterwards': ({ rice }) => ({
    by: [`UPDATE stock_movements SET quantity = 41 WHERE productId = ${rice} AND kind = 'opening'`],
    breaches: [
      `stock-ledger: stock of product ${rice}: expected 38, found 37`,
      `stock-balance: stock + sold + reserved of product ${rice}: expected 41, found 40`,
    ],
  }),
  'pieces of a deleted product were not written off': ({ gone }) => ({
    by: [
      `DELETE FROM stock_movements
       WHERE productId = ${gone} AND kind = 'adjustment' AND quantity = -4`,
    ],
    breaches: [
      `stock-ledger: stock of product ${gone}: expected 4, found 0`,
      `stock-balance: stock + sold + reserved of product ${gone}: expected 8, found 4`,
    ],
  }),
  'a sale was not written down': ({ rice, paid }) => ({
    by: [`DELETE FROM stock_movements WHERE orderId = ${paid}`],
    breaches: [
      `stock-ledger: stock of product ${rice}: expected 39, found 37`,
      `ordered-pieces: pieces of product ${rice} that order ${paid} holds: expected 2, found 0`,
    ],
  }),
  'a cancelled order gave nothing back': ({ rice, cancelled }) => ({
    by: [
      `DELETE FROM stock_movements WHERE orderId = ${cancelled} AND kind = 'return'`,
      `UPDATE products SET stockQuantity = stockQuantity - 2 WHERE id = ${rice}`,
    ],
    breaches: [
      `stock-balance: stock + sold + reserved of product ${rice}: expected 40, found 38`,
      `ordered-pieces: pieces of product ${rice} that order ${cancelled} holds: expected 0, found 2`,
    ],
  }),
  'an order has a piece more than the ledger says, of a product that left the shop': ({
    ofGone,
  }) => ({
    by: [`UPDATE order_lines SET quantity = 5, unitPricePaise = 1600 WHERE orderId = ${ofGone}`],
    breaches: [
      `ordered-pieces: pieces of products that left the shop that order ${ofGone} holds: expected 5, found 4`,
    ],
  }),
  'a movement is of another kind': ({ saleOfPaid }) => ({
    by: [`UPDATE stock_movements SET kind = 'return' WHERE id = ${saleOfPaid}`],
    breaches: [`stock-movements: kind of movement ${saleOfPaid}: expected sale, found return`],
  }),
  'a location has a piece more than came': ({ salt, location }) => ({
    by: [`UPDATE location_stocks SET pieces = 7 WHERE productId = ${salt}`],
    breaches: [
      `location-stock: stock of product ${salt} at location ${location}: expected 6, found 7`,
    ],
  }),
  'a location has fewer pieces than none': ({ salt, location }) => ({
    by: [`UPDATE location_stocks SET pieces = -1 WHERE productId = ${salt}`],
    breaches: [
      `location-stock: stock of product ${salt} at location ${location}: expected 6, found -1`,
      `location-stock: stock of product ${salt} at location ${location}: expected at least 0, found -1`,
    ],
  }),
  'a batch at a location is in the shop, too': ({ batch }) => ({
    by: [`UPDATE goods_receipt_lines SET awayPieces = 5 WHERE id = ${batch}`],
    breaches: [`moved-batches: pieces of batch ${batch} at locations: expected at most 5, found 6`],
  }),
  'a transfer lost pieces on the way': ({ salt, location }) => ({
    by: [
      `UPDATE stock_movements SET quantity = -4
       WHERE productId = ${salt} AND kind = 'transfer' AND quantity = -5`,
    ],
    breaches: [
      `location-stock: stock of product ${salt} at location ${location}: expected 7, found 6`,
      `transfers: pieces of product ${salt} lost in transfers: expected 0, found 1`,
    ],
  }),
};
