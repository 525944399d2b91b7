import { DomainEvents } from '../../../platform/events/domain-events';
import { SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { Clock } from '../../../kernel/clock';
import { Database, Transaction } from '../../../platform/database/database';
import { CategoryService } from '../categories/category.service';
import { BadRow, readBatches } from './import-batches';
import type { ImportMap } from './import-map.rules';
import {
  ImportPlan,
  ImportPolicy,
  carryOut,
  lockedOf,
  planImport,
  storedOf,
} from './import-products.repository';
import { ImportRow, knownCategories } from './import-row.rules';
import { StockLedger } from '../products/stock-ledger';

/** Rows per transaction: enough to be fast, few enough that customers wait only for a moment. */
const BATCH_SIZE = 500;

/** The result of an import or a dry run. read = inserted + updated + unchanged + bad.length. */
export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  bad: BadRow[];
}

/** The options of an import. */
export interface ImportOptions {
  map: ImportMap;
  /** Do everything but write. */
  dryRun?: boolean;
  /** Whether the file's stock replaces that of existing products. */
  updateStock?: boolean;
  /** Called for each bad row as soon as it is found. */
  onBadRow?: (row: BadRow) => void;
}

/** Imports the products of CSV files, identified by SKU. */
export class ImportCatalogueService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Imports the file, 500 rows per transaction. A second run changes nothing, so an interrupted import can simply be
   * repeated.
   * @throws UnreadableCatalogue, ImportMapError if the file or the map is unusable
   */
  async run(chunks: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<ImportSummary> {
    const policy = await this.policyFor(options);
    const { map } = options;
    const known = knownCategories([...policy.categories.values()]);
    const summary: ImportSummary = { read: 0, inserted: 0, updated: 0, unchanged: 0, bad: [] };
    for await (const batch of readBatches(chunks, { map, ...known }, BATCH_SIZE)) {
      summary.read += batch.readCount;
      summary.bad.push(...batch.bad);
      for (const row of batch.bad) options.onBadRow?.(row);
      addTo(summary, await this.importBatch(batch.rows, policy, options.dryRun));
    }
    return summary;
  }

  private async importBatch(
    rows: ImportRow[],
    policy: ImportPolicy,
    dryRun = false,
  ): Promise<ImportPlan> {
    if (rows.length === 0) return { inserts: [], updates: [], unchanged: 0 };
    if (dryRun) return planImport(await storedOf(this.database.read, rows), rows, policy);
    const work = async (tx: Transaction) => {
      const plan = planImport(await lockedOf(tx, rows), rows, policy);
      const { events } = await carryOut(tx, plan, new StockLedger(tx, policy.now), SYSTEM_ACTOR);
      await this.events.record(tx, events);
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

function addTo(summary: ImportSummary, plan: ImportPlan): void {
  summary.inserted += plan.inserts.length;
  summary.updated += plan.updates.length;
  summary.unchanged += plan.unchanged;
}
