import { Database } from '../../../platform/database/database';
import { catalogueMessages } from '../catalogue.messages';
import { UnreadableCatalogue } from '../import/csv-lines';
import { headerCells } from '../import/import-batches';
import { readCsvRows } from '../import/read-catalogue-csv';
import type { KeptColumn } from './product-import.entity';
import { CHUNK_BYTES, ProductImportChunk } from './product-import-chunk.entity';

/** Larger files are refused. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;
/** Files with more lines are refused. */
export const MAX_LINES = 200_000;

/** Rows read to guess the columns. */
const SAMPLE_ROWS = 50;
const SAMPLES_KEPT = 3;
const SAMPLE_LENGTH = 60;
const MAX_COLUMNS = 100;
const HEADER_LENGTH = 200;

/** Chunks per read. */
const READ_CHUNKS = 8;

/** A stored file, as it was sent. */
export async function* storedFile(
  database: Database,
  importId: number,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; ; from += READ_CHUNKS) {
    const chunks = await database.read.find(ProductImportChunk, {
      where: { importId },
      order: { position: 'ASC' },
      skip: from,
      take: READ_CHUNKS,
    });
    for (const { bytes } of chunks) yield Buffer.from(bytes);
    if (chunks.length < READ_CHUNKS) return;
  }
}

/** The chunks in which a file is stored. */
export function chunksOf(bytes: Uint8Array): Uint8Array[] {
  const count = Math.ceil(bytes.length / CHUNK_BYTES);
  return Array.from({ length: count }, (_, at) =>
    bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  );
}

/** Number of lines below the header. */
export function lineCountOf(bytes: Uint8Array): number {
  const [ends, returns] = [countOf(bytes, 0x0a), countOf(bytes, 0x0d)];
  return Math.max(ends, returns);
}

function countOf(bytes: Uint8Array, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count++;
  return count;
}

/** First bytes of spreadsheet files: current ones are ZIP archives, those before 2007 have a format of their own. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** The columns of a file, with the values of its first rows. */
export interface FileBeginning {
  columns: KeptColumn[];
  /** More values of each column than are stored. */
  samples: string[][];
  /** Whether there are rows below the header. */
  hasRows: boolean;
}

/**
 * Reads the header of a file, and some rows.
 * @throws UnreadableCatalogue if it is no table
 */
export async function beginningOf(bytes: Uint8Array): Promise<FileBeginning> {
  if (WORKBOOKS.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
    throw new UnreadableCatalogue(catalogueMessages.fileWorkbook());
  const rows = readCsvRows(parts(bytes));
  const headers = (await headerCells(rows)).map((header) => header.trim());
  if (headers.length > MAX_COLUMNS || headers.some(({ length }) => length > HEADER_LENGTH))
    throw new UnreadableCatalogue(
      catalogueMessages.fileColumns({ most: MAX_COLUMNS, mostLength: HEADER_LENGTH }),
    );
  const samples: string[][] = headers.map(() => []);
  let count = 0;
  for await (const row of rows) {
    if ('cells' in row)
      row.cells.forEach((cell, at) => {
        if (cell.trim()) samples[at]?.push(cell.trim());
      });
    if (++count === SAMPLE_ROWS) break;
  }
  const columns = headers.map((header, at) => ({
    header,
    samples: (samples[at] ?? []).slice(0, SAMPLES_KEPT).map((text) => text.slice(0, SAMPLE_LENGTH)),
  }));
  return { columns, samples, hasRows: count > 0 };
}

async function* parts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* chunksOf(bytes);
}

/**
 * Converts a file with one JSON object per line to CSV, with the names as header: each row is one line below its
 * object.
 * @throws UnreadableCatalogue for a line that is no object
 */
export function csvOfJsonLines(bytes: Uint8Array): Buffer {
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  const objects = lines.map(objectOf);
  const headers = [...new Set(objects.flatMap((each) => Object.keys(each ?? {})))];
  const rows = objects.map((each) => headers.map((name) => csvCell(each?.[name])).join(','));
  return Buffer.from([headers.map(csvCell).join(','), ...rows].join('\n'));
}

function objectOf(line: string, at: number): Record<string, unknown> | undefined {
  if (line.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // reported below
  }
  throw new UnreadableCatalogue(catalogueMessages.fileLineNoObject({ line: at + 1 }));
}

function csvCell(value: unknown): string {
  return `"${textOf(value)
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join('/');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
