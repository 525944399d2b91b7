import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import { FastifyReply } from 'fastify';
import { begun } from './begun';
import { withoutHiddenFormulas } from './formula.rules';

/** A cell. Numbers stay numbers, including negative ones; formulas in texts are escaped. */
export type CsvCell = string | number | null;

/** A CSV file: its name, its columns, and its rows in batches. */
export interface CsvFile {
  name: string;
  columns: readonly string[];
  batches: AsyncGenerator<CsvCell[][]>;
}

/** With a byte order mark, by which Excel recognises UTF-8, and escaped formulas. */
const FORMAT = {
  bom: true,
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { string: withoutHiddenFormulas },
} as const;

/** Streams a CSV file as a download, in batches, so that long files need little memory. */
export async function streamCsv(
  reply: FastifyReply,
  { name, columns, batches }: CsvFile,
): Promise<FastifyReply> {
  const rows = rowsOf(columns, await begun(batches));
  const csv = stringify(FORMAT);
  pipeline(Readable.from(rows), csv, () => undefined); // destroys csv with the error
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(csv);
}

async function* rowsOf(
  columns: readonly string[],
  batches: AsyncGenerator<CsvCell[][]>,
): AsyncGenerator<readonly CsvCell[]> {
  yield columns;
  for await (const batch of batches) yield* batch;
}
