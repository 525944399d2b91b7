import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { id, instant, integer, text, unique } from '../../../platform/database/table-builders';

const NAMES = ['terms', 'privacy', 'returns', 'delivery', 'grievance'];
const LANGUAGES = ['en', 'hi', 'mr'];

/** The policies of the shop: one record for each in each language, without a text until the shop writes one. */
export class PolicyTexts1700000000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, POLICY_TEXTS);
    for (const name of NAMES)
      for (const language of LANGUAGES)
        await runner.query('INSERT INTO policy_texts (name, language, version) VALUES (?, ?, 1)', [
          name,
          language,
        ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(POLICY_TEXTS.name);
  }
}

const POLICY_TEXTS = new Table({
  name: 'policy_texts',
  columns: [
    id('policy_texts'),
    text('name', 20),
    text('language', 2),
    text('text', 10_000, { isNullable: true }),
    integer('version'),
    instant('changedAt', { isNullable: true }),
  ],
  uniques: [unique('policy_texts', ['name', 'language'])],
});
