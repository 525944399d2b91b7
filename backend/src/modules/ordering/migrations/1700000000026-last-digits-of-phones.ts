import { MigrationInterface, QueryRunner } from 'typeorm';
import { backwards } from '../search/search-words.rules';

/** Orders are found by the last digits of a phone, too; earlier orders get the words for that here. */
export class LastDigitsOfPhones1700000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ lastId }] = (await runner.query(LAST_ID)) as [{ lastId: number | null }];
    for (let from = 0; from < (lastId ?? 0); from += ORDERS_A_BATCH) {
      const rows = (await runner.query(WORDS_OF, [from, from + ORDERS_A_BATCH])) as StoredWord[];
      const kept = new Set(rows.map(({ orderId, word }) => `${orderId} ${word}`));
      const added = rows
        .filter(({ word }) => /^\d{10}$/.test(word))
        .map(({ orderId, word }) => ({ orderId, word: backwards(word) }))
        .filter(({ orderId, word }) => !kept.has(`${orderId} ${word}`));
      if (added.length === 0) continue;
      const marks = added.map(() => '(?, ?)').join(', ');
      await runner.query(
        `INSERT INTO order_search_words (orderId, word) VALUES ${marks}`,
        added.flatMap(({ orderId, word }) => [orderId, word]),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_search_words WHERE word >= '<' AND word < '='`);
  }
}

const ORDERS_A_BATCH = 500;
const LAST_ID = 'SELECT MAX(orderId) AS lastId FROM order_search_words';
const WORDS_OF = `SELECT orderId, word FROM order_search_words
  WHERE orderId > ? AND orderId <= ? AND word < 'A'`;

interface StoredWord {
  orderId: number;
  word: string;
}
