import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { IntegrityCheck } from '../../../platform/integrity/integrity-check';
import { findCardData } from './card-data.rules';
import { Comparison, equal } from '../../../platform/integrity/comparison.rules';

/** The check of log files, in addition to the database. */
export const logCheck: Pick<IntegrityCheck, 'name' | 'holds' | 'records'> = {
  name: 'card-data-logs',
  holds: 'no line of any log file holds a card number or cvv',
  records: 'lines',
};

/**
 * All lines of some files, each with its forbidden contents.
 * @throws Error if a file is unreadable
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
