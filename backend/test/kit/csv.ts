import { parse } from 'csv-parse/sync';

/** A CSV answer as it came, its rows by the names of its columns. */
export function readCsv(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true });
}
