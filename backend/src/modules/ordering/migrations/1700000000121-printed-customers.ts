import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { json } from '../../../platform/database/table-builders';

/** The customer as printed on the receipt; earlier receipts get what they show now. */
export class PrintedCustomers1700000000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'receipts', [json('customer', { isNullable: true })]);
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'receipts', ['customer']);
  }
}

/** The addresses below .invalid are placeholders of customers and of deleted accounts without one. */
const FILL = `UPDATE receipts SET customer = (
  SELECT json_object('firstName', c.firstName, 'lastName', c.lastName,
    'email', CASE WHEN c.email LIKE '%.invalid' THEN '' ELSE c.email END, 'phone', c.phone)
  FROM orders o JOIN customers c ON c.id = o.customerId
  WHERE o.id = receipts.orderId AND c.deletedAt IS NULL)`;
