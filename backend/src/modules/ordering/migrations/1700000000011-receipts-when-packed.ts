import { MigrationInterface, QueryRunner, TableIndex } from 'typeorm';

/**
 * Receipts are issued when an order is packed, and only then: orders that were packed without one get theirs here. An
 * index counts the open orders of a customer.
 */
export class ReceiptsWhenPacked1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await issueMissing(runner);
    await runner.createIndex('orders', new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', INDEX.name);
  }
}

const INDEX = { name: 'ix_orders_customerId_status', columnNames: ['customerId', 'status'] };

const MISSING = `SELECT o.id FROM orders o LEFT JOIN receipts r ON r.orderId = o.id
  WHERE r.id IS NULL AND o.status IN ('packed', 'out for delivery', 'delivered') ORDER BY o.id`;

async function issueMissing(runner: QueryRunner): Promise<void> {
  const orders = (await runner.query(MISSING)) as { id: number }[];
  if (orders.length === 0) return;
  const issuedAt = new Date();
  const year = financialYearOf(issuedAt);
  const counters = (await runner.query(
    'SELECT lastNumber FROM receipt_counters WHERE financialYear = ?',
    [year],
  )) as { lastNumber: number }[];
  const last = Number(counters[0]?.lastNumber ?? 0);
  for (const [index, { id }] of orders.entries())
    await runner.query(
      'INSERT INTO receipts (orderId, financialYear, number, issuedAt) VALUES (?, ?, ?, ?)',
      [id, year, last + index + 1, issuedAt],
    );
  const next = last + orders.length;
  if (counters.length > 0)
    await runner.query('UPDATE receipt_counters SET lastNumber = ? WHERE financialYear = ?', [
      next,
      year,
    ]);
  else
    await runner.query('INSERT INTO receipt_counters (financialYear, lastNumber) VALUES (?, ?)', [
      year,
      next,
    ]);
}

/** April to March by the Indian calendar, such as 2026-27. */
function financialYearOf(instant: Date): string {
  const india = new Date(instant.getTime() + 330 * 60_000);
  const first = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
