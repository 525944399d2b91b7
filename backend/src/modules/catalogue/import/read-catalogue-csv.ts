import { CsvError, parse } from 'csv-parse/sync';
import type { Message } from '../../../kernel/message';
import { catalogueMessages } from '../catalogue.messages';
import { readLines } from './csv-lines';

/** One row of the file: its cells, or why they are unreadable. Lines count from 1, including the header. */
export type CsvRow = { line: number; cells: string[] } | { line: number; problem: Message };

/** A value may contain line breaks, but an unclosed quote must not swallow the rest of the file. */
const MAX_LINES_OF_A_ROW = 50;

/** Possible delimiters of values. */
const DELIMITERS = [',', ';', '\t', '|'];

/** Strict about quotes; a lone carriage return ends no row. */
const PARSING = { relax_quotes: false, relax_column_count: true, record_delimiter: '\n' };

const problems: Readonly<Record<string, () => Message>> = {
  INVALID_OPENING_QUOTE: catalogueMessages.rowQuoteInside,
  CSV_INVALID_CLOSING_QUOTE: catalogueMessages.rowBehindQuote,
  CSV_QUOTE_NOT_CLOSED: catalogueMessages.rowQuoteOpen,
};

/**
 * Streams the rows of a CSV file, the header as the first. The header determines the delimiter: a comma, or, as
 * spreadsheets in many countries write, a semicolon or a tab. A broken row is reported with its line, and reading
 * continues below it: a row ends where its quotes are balanced, and if the lines read that way make no sense, only the
 * first one is skipped.
 * @throws UnreadableCatalogue if the file is no text with lines
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<CsvRow, undefined> {
  const lines = new LineWindow(readLines(chunks));
  let width: number | undefined;
  let delimiter: string | undefined;
  while (await lines.has(1)) {
    const height = await heightOfRow(lines);
    const text = lines.first(height);
    delimiter ??= text.trim() ? delimiterOf(text) : undefined;
    const row = readRow(text, lines.lineNumber, { width, delimiter });
    lines.drop('problem' in row ? 1 : height);
    if ('cells' in row) {
      if (isBlank(row.cells)) continue;
      width ??= row.cells.length;
    }
    yield row;
  }
}

/** How many lines, from the window's first, together have balanced quotes; 1 if none do. */
async function heightOfRow(lines: LineWindow): Promise<number> {
  let open = false;
  for (let height = 1; height <= MAX_LINES_OF_A_ROW && (await lines.has(height)); height++) {
    if (quotesIn(lines.at(height - 1)) % 2 === 1) open = !open;
    if (!open) return height;
  }
  return 1;
}

function quotesIn(line: string): number {
  let count = 0;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) count++;
  return count;
}

/** The most frequent delimiter outside the quotes of a header. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

interface Shape {
  /** Number of values in the header. */
  width: number | undefined;
  delimiter: string | undefined;
}

function readRow(text: string, line: number, { width, delimiter }: Shape): CsvRow {
  const cells = parseCells(text, delimiter);
  if (!Array.isArray(cells)) return { line, problem: cells };
  if (width !== undefined && cells.length !== width && !isBlank(cells))
    return { line, problem: catalogueMessages.rowWidth({ found: cells.length, wanted: width }) };
  return { line, cells };
}

/** Spreadsheets leave rows of nothing but commas after the last one. */
function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function parseCells(text: string, delimiter = ','): string[] | Message {
  if (text.trim() === '') return [''];
  try {
    const rows: string[][] = parse(text, { ...PARSING, delimiter });
    return rows[0] ?? [''];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return (problems[error.code] ?? catalogueMessages.rowNotCsv)();
  }
}

/** Lines that were read but not yet consumed, so that reading can restart one line below a broken row. */
class LineWindow {
  /** Number of the window's first line, from 1. */
  lineNumber = 1;
  private readonly waiting: string[] = [];

  constructor(private readonly source: AsyncGenerator<string>) {}

  /** Whether there are that many lines; reads on as needed. */
  async has(count: number): Promise<boolean> {
    while (this.waiting.length < count) {
      const next = await this.source.next();
      if (next.done) return false;
      this.waiting.push(next.value);
    }
    return true;
  }

  at(index: number): string {
    return this.waiting[index] ?? '';
  }

  first(count: number): string {
    return count === 1 ? this.at(0) : this.waiting.slice(0, count).join('\n');
  }

  drop(count: number): void {
    this.waiting.splice(0, count);
    this.lineNumber += count;
  }
}
