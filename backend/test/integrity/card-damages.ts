import { Damages } from './damage';

export const cardDamages: Damages = {
  'an address holds a card number': ({ paid }) => ({
    by: [
      `UPDATE orders SET deliveryAddress = '{"line1":"4242 4242 4242 4242"}' WHERE id = ${paid}`,
    ],
    breaches: [
      `card-data: orders.deliveryAddress of row ${paid}: expected no card data, found a card number that ends in 4242`,
    ],
  }),
  'a message holds a card number and its cvv': () => ({
    by: [
      `INSERT INTO contact_messages (id, fullName, email, subject, createdAt)
       VALUES (1000, 'Asha', 'asha@shop.test', 'My card 4111-1111-1111-1111, cvv: 123',
         '2026-01-01 00:00:00.000')`,
    ],
    breaches: [
      'card-data: contact_messages.subject of row 1000: expected no card data, found a card number that ends in 1111',
      'card-data: contact_messages.subject of row 1000: expected no card data, found a cvv',
    ],
  }),
  'a table that nobody knows holds card numbers': () => ({
    by: [
      'CREATE TABLE scratch (note VARCHAR(50), pan BIGINT)',
      "INSERT INTO scratch VALUES ('378282246310005', 5555555555554444)",
    ],
    breaches: [
      'card-columns: use of column scratch.pan: expected other, found card data',
      'card-data: scratch.note of row number 1: expected no card data, found a card number that ends in 0005',
      'card-data: scratch.pan of row number 1: expected no card data, found a card number that ends in 4444',
    ],
    undo: ['DROP TABLE scratch'],
  }),
};
