import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { BooksCheck } from './books-check';
import { findCardData } from './card-data.rules';
import { Comparison, equal } from './comparison.rules';

/** What is looked at beside the database. */
export const logCheck: Pick<BooksCheck, 'name' | 'holds' | 'records'> = {
  name: 'card-data-logs',
  holds: 'no line of any log file holds a card number or cvv',
  records: 'lines',
};

/**
 * Every line of some files, each with what must not be in it.
 * @throws Error where a file cannot be read
 */
export async function* lookThroughLogs(files: readonly string[]): AsyncGenerator<Comparison[]> {
  for (const file of files) {
    let lineNumber = 0;
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Infinity,
    })) {
      lineNumber++;
      yield findCardData(line).map((found) =>
        equal(`line ${lineNumber} of ${file}`, 'no card data', found),
      );
    }
  }
}
