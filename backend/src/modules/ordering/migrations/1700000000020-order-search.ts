import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { foreignKey, index, integer, text } from '../../../platform/database/table-builders';
import { searchWords } from '../search/search-words.rules';

/** The words and indexes by which the staff finds orders; earlier orders get their words here. */
export class OrderSearch1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, WORDS);
    for (const columns of ORDER_INDEXES)
      await runner.createIndex('orders', index('orders', columns));
    await runner.createIndex('order_lines', index('order_lines', ['productId', 'orderId']));
    await runner.dropIndex('order_lines', 'ix_order_lines_productId');
    await fillWords(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('order_lines', index('order_lines', ['productId']));
    await runner.dropIndex('order_lines', 'ix_order_lines_productId_orderId');
    for (const columns of ORDER_INDEXES)
      await runner.dropIndex('orders', `ix_orders_${columns.join('_')}`);
    await runner.dropTable('order_search_words');
  }
}

const ORDER_INDEXES = [['placedAt'], ['slotDate', 'slotStartMinute'], ['paymentStatus', 'status']];

const KEY = { isPrimary: true, primaryKeyConstraintName: 'pk_order_search_words' };
const WORDS = new Table({
  name: 'order_search_words',
  columns: [integer('orderId', KEY), text('word', 40, KEY)],
  indices: [index('order_search_words', ['word', 'orderId'])],
  foreignKeys: [foreignKey('order_search_words', 'orderId', 'orders', 'CASCADE')],
});

const ORDERS = `SELECT o.id, o.deliveryAddress, c.firstName, c.lastName, c.phone
  FROM orders o JOIN customers c ON c.id = o.customerId
  WHERE o.id > ? AND c.deletedAt IS NULL ORDER BY o.id LIMIT 500`;

interface StoredOrder {
  id: number;
  /** JSON. */
  deliveryAddress: string | null;
  firstName: string;
  lastName: string;
  phone: string;
}

async function fillWords(runner: QueryRunner): Promise<void> {
  for (let lastId = 0; ;) {
    const orders = (await runner.query(ORDERS, [lastId])) as StoredOrder[];
    const rows = orders.flatMap((order) => wordsOf(order).map((word) => [order.id, word]));
    if (rows.length > 0) {
      const marks = rows.map(() => '(?, ?)').join(', ');
      await runner.query(
        `INSERT INTO order_search_words (orderId, word) VALUES ${marks}`,
        rows.flat(),
      );
    }
    const last = orders.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

function wordsOf({ firstName, lastName, phone, deliveryAddress }: StoredOrder): string[] {
  const address = JSON.parse(deliveryAddress ?? '{}') as { recipientName?: string; phone?: string };
  return searchWords({
    customerName: `${firstName} ${lastName}`,
    customerPhone: phone,
    recipientName: address?.recipientName,
    recipientPhone: address?.phone,
  });
}
