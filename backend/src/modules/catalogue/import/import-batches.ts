import { catalogueMessages } from '../catalogue.messages';
import { UnreadableCatalogue } from './csv-lines';
import { CellReader, ImportMap, ImportMapError, notAmong, readHeader } from './import-map.rules';
import { ImportRow, RowProblem, RowSettings, readImportRow, rowProblem } from './import-row.rules';
import { CsvRow, readCsvRows } from './read-catalogue-csv';

/** A skipped row, and why. */
export interface BadRow {
  line: number;
  problems: RowProblem[];
}

/** Consecutive rows of a file. */
export interface ImportBatch {
  /** Good rows, with each SKU once in the whole file. */
  rows: ImportRow[];
  /** The line of each good row, by its SKU. */
  lineOf: Map<string, number>;
  bad: BadRow[];
  /** Number of good and bad rows. */
  readCount: number;
  /** How many rows of the file precede it. */
  startsAt: number;
}

/** How a file is read, and a callback for each row's category as the file names it. */
export interface BatchSettings extends RowSettings {
  map: ImportMap;
  onRow?: (category: string, name: string) => void;
}

/**
 * Reads a file in batches.
 * @param skip how many rows to skip at the beginning; their SKUs count
 * @throws UnreadableCatalogue, ImportMapError if the file or the map is unusable
 */
export async function* readBatches(
  chunks: AsyncIterable<Uint8Array>,
  settings: BatchSettings,
  size: number,
  skip = 0,
): AsyncGenerator<ImportBatch, undefined> {
  assertKnownSlugs(settings.map, settings.knownSlugs);
  const rows = readCsvRows(chunks);
  const sorter = new RowSorter(await headerOf(rows, settings.map), settings);
  let batch = emptyBatch(skip);
  let left = skip;
  for await (const row of rows) {
    const read = sorter.read(row);
    if (left-- > 0) continue;
    batch.readCount++;
    if ('problems' in read) batch.bad.push(read);
    else {
      batch.rows.push(read);
      batch.lineOf.set(read.sku, row.line);
    }
    if (batch.readCount < size) continue;
    yield batch;
    batch = emptyBatch(batch.startsAt + batch.readCount);
  }
  if (batch.readCount > 0) yield batch;
}

function emptyBatch(startsAt: number): ImportBatch {
  return { rows: [], lineOf: new Map(), bad: [], readCount: 0, startsAt };
}

/** Separates good rows from bad ones; of several rows with a SKU the first counts. */
class RowSorter {
  private readonly lineOfSku = new Map<string, number>();

  constructor(
    private readonly cellsOf: CellReader,
    private readonly settings: BatchSettings,
  ) {}

  read(row: CsvRow): ImportRow | BadRow {
    const { line } = row;
    if ('problem' in row) return { line, problems: [rowProblem(row.problem)] };
    const cells = this.cellsOf(row.cells);
    if (cells.category) this.settings.onRow?.(cells.category, cells.name ?? '');
    const read = readImportRow(cells, this.settings);
    if (Array.isArray(read)) return { line, problems: read };
    const firstLine = this.lineOfSku.get(read.sku);
    if (firstLine !== undefined)
      return {
        line,
        problems: [rowProblem(catalogueMessages.cellSkuTwice({ line: firstLine }), 'sku')],
      };
    this.lineOfSku.set(read.sku, line);
    return read;
  }
}

async function headerOf(
  rows: AsyncGenerator<CsvRow, undefined>,
  map: ImportMap,
): Promise<CellReader> {
  return readHeader(await headerCells(rows), map);
}

/**
 * The column names of a file.
 * @throws UnreadableCatalogue if there are none
 */
export async function headerCells(rows: AsyncGenerator<CsvRow, undefined>): Promise<string[]> {
  const { value: first } = await rows.next();
  if (!first) throw new UnreadableCatalogue(catalogueMessages.fileEmpty());
  if ('problem' in first) throw new UnreadableCatalogue(catalogueMessages.fileHeader());
  return first.cells;
}

function assertKnownSlugs(map: ImportMap, knownSlugs: ReadonlySet<string>): void {
  const slugs = [...Object.values(map.categories), map.defaultCategory ?? []].flat();
  const unknown = slugs.find((slug) => !knownSlugs.has(slug));
  if (unknown !== undefined) throw new ImportMapError(notAmong(unknown, [...knownSlugs]));
}
