import { Database } from '../../../platform/database/database';
import type { Category } from '../categories/category.entity';
import { guessCategory } from '../import/category-guess.rules';
import { ImportBatch, readBatches } from '../import/import-batches';
import type { ImportMap } from '../import/import-map.rules';
import { RowSettings, knownCategories, toldCategory } from '../import/import-row.rules';
import { storedFile } from './import-file';
import type { KeptPath, ProductImport } from './product-import.entity';

/** Maximum number of different category paths to count. */
const MAX_PATHS = 5_000;
/** Maximum bytes of stored paths: a TEXT of MySQL holds 65,535. */
const KEPT_PATH_BYTES = 40_000;

/** Reads a stored file in batches. Restarts if another server was faster. */
export class ImportReading {
  private batches: AsyncGenerator<ImportBatch, undefined> | undefined;
  private next: ImportBatch | undefined;
  /** Number of rows in the file; undefined until known. */
  private rowCount: number | undefined;
  private begunAt = 0;
  private paths = new Map<string, number>();
  private readonly known: Pick<RowSettings, 'knownSlugs' | 'knownPaths'>;

  constructor(
    private readonly database: Database,
    private readonly about: Pick<ProductImport, 'id' | 'map'>,
    readonly categories: ReadonlyMap<string, Category>,
    private readonly batchSize: number,
  ) {
    this.known = knownCategories([...categories.values()]);
  }

  /**
   * The batch after so many rows; undefined after the last one.
   * @throws UnreadableCatalogue, ImportMapError
   */
  async batchAt(readCount: number): Promise<ImportBatch | undefined> {
    while (this.next && this.next.startsAt < readCount) await this.advance();
    if (this.next?.startsAt !== readCount && readCount !== this.rowCount) {
      this.paths = new Map();
      const { map } = this.about;
      const onRow = (path: string) => {
        if (this.paths.has(path) || this.paths.size < MAX_PATHS)
          this.paths.set(path, (this.paths.get(path) ?? 0) + 1);
      };
      const settings = { map, ...this.known, onRow };
      const file = storedFile(this.database, this.about.id);
      this.batches = readBatches(file, settings, this.batchSize, readCount);
      [this.next, this.begunAt] = [undefined, readCount];
      await this.advance();
    }
    return this.next;
  }

  private async advance(): Promise<void> {
    const behind = this.next ? this.next.startsAt + this.next.readCount : this.begunAt;
    this.next = (await this.batches?.next())?.value;
    if (!this.next) this.rowCount = behind;
  }

  /** The most frequent category paths of the rows read so far. */
  keptPaths(): KeptPath[] {
    const settings = { map: this.about.map, ...this.known };
    const sorted = [...this.paths].sort(([, one], [, other]) => other - one);
    const kept: KeptPath[] = [];
    let byteCount = 0;
    for (const [path, rowCount] of sorted) {
      const slug = toldCategory(path, settings) ?? guessedSlug(path, this.about.map);
      byteCount += Buffer.byteLength(JSON.stringify({ path, rowCount, slug })) + 1;
      if (byteCount > KEPT_PATH_BYTES) break;
      kept.push({ path, rowCount, slug });
    }
    return kept;
  }
}

function guessedSlug(path: string, { guessCategories }: ImportMap): string | null {
  return (guessCategories && guessCategory(path, '')) || null;
}
