import { catalogueMessages } from '../catalogue.messages';
import { UnreadableCatalogue } from './csv-lines';
import { CellReader, ImportMap, ImportMapError, notAmong, readHeader } from './import-map.rules';
import { ImportRow, RowProblem, RowSettings, readImportRow, rowProblem } from './import-row.rules';
import { CsvRow, readCsvRows } from './read-catalogue-csv';

/** A row that was left out, and why. */
export interface BadRow {
  line: number;
  problems: RowProblem[];
}

/** Some rows of a file, one after the other. */
export interface ImportBatch {
  /** Good ones, each sku once in the whole file. */
  rows: ImportRow[];
  /** The line that each of them stands in, by its sku. */
  lineOf: Map<string, number>;
  bad: BadRow[];
  /** Both together. */
  readCount: number;
  /** How many rows of the file stand before it. */
  startsAt: number;
}

/** How a file is read, and who wants to see the category of each row as the file names it. */
export interface BatchSettings extends RowSettings {
  map: ImportMap;
  onRow?: (category: string, name: string) => void;
}

/**
 * Reads a file some rows at a time.
 * @param skip how many rows are left out at the beginning, but for their skus
 * @throws UnreadableCatalogue, ImportMapError where the file or the map cannot be used at all
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

/** Tells good rows from bad ones; a SKU counts where it comes first. */
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
 * The names of the columns of a file.
 * @throws UnreadableCatalogue where there are none
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
