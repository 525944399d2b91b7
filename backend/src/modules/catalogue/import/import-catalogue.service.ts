import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { Database, Transaction } from '../../../platform/database/database';
import { CategoryService } from '../categories/category.service';
import { UnreadableCatalogue } from './csv-lines';
import { CellReader, ImportMap, ImportMapError, readHeader } from './import-map.rules';
import { ImportPlan, ImportPolicy, carryOut, planImport } from './import-products.repository';
import { ImportRow, RowProblem, RowSettings, readImportRow } from './import-row.rules';
import { CsvRow, readCsvRows } from './read-catalogue-csv';
import { StockLedger } from '../products/stock-ledger';

/** Rows in one transaction: enough to be quick, few enough that customers wait for no more than a moment. */
const BATCH_SIZE = 500;

/** A row that was left out, and why. */
export interface BadRow {
  line: number;
  problems: RowProblem[];
}

/** What an import did, or, as a dry run, would have done. read = inserted + updated + unchanged + bad.length. */
export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  bad: BadRow[];
}

/** How to import. */
export interface ImportOptions {
  map: ImportMap;
  /** Do everything but write. */
  dryRun?: boolean;
  /** Let the file's stock replace that of products which are there already. */
  updateStock?: boolean;
  /** Called with each bad row as soon as it is found. */
  onBadRow?: (row: BadRow) => void;
}

/** Brings the products of a CSV file into the shop, each known again by its SKU. */
export class ImportCatalogueService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Imports the file, 500 rows a transaction. Running it twice changes nothing the second time, so an import
   * that was broken off is simply run again.
   * @throws UnreadableCatalogue, ImportMapError where the file or the map cannot be used at all
   */
  async run(chunks: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<ImportSummary> {
    const policy = await this.policyFor(options);
    const settings = { map: options.map, knownSlugs: new Set(policy.categories.keys()) };
    assertKnownSlugs(options.map, settings.knownSlugs);
    const summary: ImportSummary = { read: 0, inserted: 0, updated: 0, unchanged: 0, bad: [] };
    const rows = readCsvRows(chunks);
    const sorter = new RowSorter(await headerOf(rows, options.map), settings);
    let batch: ImportRow[] = [];
    for await (const row of rows) {
      summary.read++;
      const read = sorter.read(row);
      if ('problems' in read) {
        summary.bad.push(read);
        options.onBadRow?.(read);
      } else batch.push(read);
      if (batch.length < BATCH_SIZE) continue;
      addTo(summary, await this.importBatch(batch, policy, options.dryRun));
      batch = [];
    }
    addTo(summary, await this.importBatch(batch, policy, options.dryRun));
    return summary;
  }

  private async importBatch(
    rows: ImportRow[],
    policy: ImportPolicy,
    dryRun = false,
  ): Promise<ImportPlan> {
    if (dryRun) return planImport(this.database.read, rows, policy);
    const work = async (tx: Transaction) => {
      const plan = await planImport(tx, rows, policy);
      await this.events.record(tx, await carryOut(tx, plan, new StockLedger(tx, policy.now)));
      return plan;
    };
    return this.database.write(work, { repeatable: true });
  }

  private async policyFor({ map, updateStock = false }: ImportOptions): Promise<ImportPolicy> {
    const categories = await this.categories.all();
    return {
      updateStock,
      defaultStock: map.defaultStock ?? 0,
      categories: new Map(categories.map((category) => [category.slug, category])),
      now: this.clock.now(),
    };
  }
}

/** Tells good rows from bad ones; a SKU counts where it comes first. */
class RowSorter {
  private readonly lineOfSku = new Map<string, number>();

  constructor(
    private readonly cellsOf: CellReader,
    private readonly settings: RowSettings,
  ) {}

  read(row: CsvRow): ImportRow | BadRow {
    const { line } = row;
    if ('problem' in row) return { line, problems: [{ reason: row.problem }] };
    const read = readImportRow(this.cellsOf(row.cells), this.settings);
    if (Array.isArray(read)) return { line, problems: read };
    const firstLine = this.lineOfSku.get(read.sku);
    if (firstLine !== undefined)
      return { line, problems: [{ field: 'sku', reason: `is the same as in line ${firstLine}` }] };
    this.lineOfSku.set(read.sku, line);
    return read;
  }
}

async function headerOf(
  rows: AsyncGenerator<CsvRow, undefined>,
  map: ImportMap,
): Promise<CellReader> {
  const { value: first } = await rows.next();
  if (!first) throw new UnreadableCatalogue('the file is empty');
  if ('problem' in first) throw new UnreadableCatalogue(`the header ${first.problem}`);
  return readHeader(first.cells, map);
}

function assertKnownSlugs(map: ImportMap, knownSlugs: ReadonlySet<string>): void {
  const slugs = [...Object.values(map.categories), map.defaultCategory ?? []].flat();
  const unknown = slugs.find((slug) => !knownSlugs.has(slug));
  if (unknown !== undefined)
    throw new ImportMapError(`'${unknown}' is none of the slugs ${[...knownSlugs].join(', ')}`);
}

function addTo(summary: ImportSummary, plan: ImportPlan): void {
  summary.inserted += plan.inserts.length;
  summary.updated += plan.updates.length;
  summary.unchanged += plan.unchanged;
}
