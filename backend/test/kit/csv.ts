import { parse } from 'csv-parse/sync';

/** Parses a CSV response without conversion, with rows as objects by column name. */
export function readCsv(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true });
}
