import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What customers are asked while their orders are picked, and what they answer. */
export class SubstituteQuestions1700000000038 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, QUESTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(QUESTIONS.name);
  }
}

const QUESTIONS = new Table({
  name: 'substitute_questions',
  columns: [
    id('substitute_questions'),
    integer('orderId'),
    integer('orderLineId'),
    integer('lineVersion'),
    integer('quantity'),
    json('candidates'),
    text('tokenHash', 64, { isNullable: true }),
    instant('askedAt'),
    instant('expiresAt'),
    instant('answeredAt', { isNullable: true }),
    integer('chosenProductId', { isNullable: true }),
  ],
  uniques: [unique('substitute_questions', ['tokenHash'])],
  indices: [
    index('substitute_questions', ['orderId']),
    index('substitute_questions', ['orderLineId']),
  ],
  foreignKeys: [
    foreignKey('substitute_questions', 'orderId', 'orders', 'CASCADE'),
    foreignKey('substitute_questions', 'orderLineId', 'order_lines', 'CASCADE'),
  ],
});
