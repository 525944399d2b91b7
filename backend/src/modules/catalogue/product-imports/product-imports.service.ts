import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import type { Language } from '../../../kernel/language';
import { textIn } from '../../../kernel/message';
import { PageOf, PageRequest, assertPage, pageOf, rowsOfPage } from '../../../kernel/page';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import type { CsvFile } from '../../../platform/rest/stream-csv';
import { assertValid } from '../../../platform/validation/assert-valid';
import { catalogueMessages } from '../catalogue.messages';
import { GENERAL_SLUG } from '../categories/category.entity';
import { CategoryService } from '../categories/category.service';
import { guessColumns } from '../import/column-guess.rules';
import { UnreadableCatalogue } from '../import/csv-lines';
import { ImportMap, ImportMapError, readHeader, readImportMap } from '../import/import-map.rules';
import { namedShippedMap } from '../import/shipped-import-map';
import {
  MAX_FILE_BYTES,
  MAX_LINES,
  beginningOf,
  chunksOf,
  csvOfJsonLines,
  lineCountOf,
} from './import-file';
import { ProductImportChunk } from './product-import-chunk.entity';
import { ImportRowState, ProductImportRow } from './product-import-row.entity';
import { ProductImportWorker } from './product-import-worker';
import { KeptColumn, ProductImport, ProductImportState } from './product-import.entity';
import { StartProductImportInput } from './product-import.input';

/** Chunks per INSERT: a megabyte. */
const INSERT_CHUNKS = 16;
/** Within the limit of a TEXT of MySQL. */
const MAX_JSON_BYTES = 60_000;
/** Maximum number of stored files that wait for a start; they are deleted after a day. */
const MAX_CHECKED = 50;
const CSV_BATCH = 200;

const { CHECKING, CHECKED, RUNNING, DONE, CANCELLED, UNDOING, UNDONE } = ProductImportState;

const NOTHING_DONE = {
  ...{ readCount: 0, insertedCount: 0, updatedCount: 0, unchangedCount: 0, badCount: 0 },
  ...{ removedCount: 0, hiddenCount: 0, restoredCount: 0, keptCount: 0 },
  ...{ problem: null, problemMessage: null },
};

/** An uploaded file. */
export interface SentFile {
  bytes: Uint8Array;
  name: string;
  isJsonLines: boolean;
  dryRun: boolean;
  updateStock: boolean;
  /** One of the shipped maps, instead of guesses. */
  mapName?: string;
}

/** Imports of files: stored, checked, carried out in the background, cancelled, and undone as a whole. */
export class ProductImportsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly categories: CategoryService,
    private readonly worker: ProductImportWorker,
  ) {}

  /**
   * Stores a file, and starts to check or import it.
   * @throws UNAUTHENTICATED, FORBIDDEN, PAYLOAD_TOO_LARGE, VALIDATION
   */
  async keep(viewer: Viewer, file: SentFile): Promise<ProductImport> {
    const staff = keeper(viewer);
    if (file.bytes.length === 0) throw fieldError('file', catalogueMessages.fileEmpty());
    const { bytes, columns, map } = await this.read(file);
    const waitingCount = await this.database.read.countBy(ProductImport, { state: CHECKED });
    if (waitingCount >= MAX_CHECKED)
      throw new ShopError('CONFLICT', catalogueMessages.importsWaiting({ most: MAX_CHECKED }));
    const state = file.dryRun ? CHECKING : RUNNING;
    const kept = await this.database.write(async (tx) => {
      const saved = await tx.save(
        tx.create(ProductImport, {
          ...NOTHING_DONE,
          // It waits until it is stored completely.
          ...{ state, fileName: file.name.slice(0, 200), ...ownerOf(staff) },
          ...{ createdAt: this.clock.now(), endedAt: null, map, updateStock: file.updateStock },
          ...{ columns, paths: [], lineCount: lineCountOf(bytes) },
        }),
      );
      const chunks = chunksOf(bytes).map((part, position) => ({
        ...{ importId: saved.id, position, bytes: part },
      }));
      for (const some of batchesOf(chunks, INSERT_CHUNKS))
        await insertRows(tx, ProductImportChunk, some);
      if (state === RUNNING) await this.record(tx, viewer, 'import-started', saved);
      return saved;
    });
    this.worker.wake();
    return kept;
  }

  private async read(file: SentFile) {
    if (file.bytes.length > MAX_FILE_BYTES) throw tooLarge();
    try {
      const bytes = file.isJsonLines ? csvOfJsonLines(file.bytes) : file.bytes;
      if (lineCountOf(bytes) > MAX_LINES)
        throw fieldError('file', catalogueMessages.importLines({ mostCount: MAX_LINES }));
      const { columns, samples, hasRows } = await beginningOf(bytes);
      if (Buffer.byteLength(JSON.stringify(columns)) > MAX_JSON_BYTES)
        throw new UnreadableCatalogue(catalogueMessages.fileHeaderTooLong());
      const map = file.mapName
        ? await mapNamed(file.mapName)
        : guessedMap(columns.map(({ header }, at) => ({ header, samples: samples[at] ?? [] })));
      if (!hasRows) throw new UnreadableCatalogue(catalogueMessages.fileNoProducts());
      return { bytes, columns, map };
    } catch (error) {
      if (!(error instanceof UnreadableCatalogue)) throw error;
      throw fieldError('file', error.reason);
    }
  }

  /**
   * Starts to check or to import a stored file with these settings; has no effect on a running import.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, CONFLICT if it was imported
   */
  async start(viewer: Viewer, id: number, values: StartProductImportInput): Promise<ProductImport> {
    const owner = ownerOf(keeper(viewer));
    const input = await assertValid(StartProductImportInput, values);
    const knownSlugs = await this.categories.slugs();
    return this.move(id, async (tx, current) => {
      if (current.state === RUNNING) return undefined;
      if (current.state !== CHECKED && current.state !== CHECKING)
        throw new ShopError('CONFLICT', catalogueMessages.importStarted());
      const map = changedMap(current, input, new Set(knownSlugs.values()));
      await tx.delete(ProductImportRow, { importId: id });
      const state = input.dryRun ? CHECKING : RUNNING;
      if (state === RUNNING) await this.record(tx, viewer, 'import-started', current);
      const updateStock = input.updateStock ?? current.updateStock;
      return { ...NOTHING_DONE, ...owner, state, map, updateStock, endedAt: null };
    });
  }

  /**
   * Ends an import after its current batch; has no effect on an import that is not running.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  cancel(viewer: Viewer, id: number): Promise<ProductImport> {
    keeper(viewer);
    return this.move(id, async (tx, current) => {
      if (![CHECKING, CHECKED, RUNNING].includes(current.state)) return undefined;
      if (current.state === RUNNING) await this.record(tx, viewer, 'import-cancelled', current);
      return { state: CANCELLED, endedAt: this.clock.now() };
    });
  }

  /**
   * Starts to undo an import, for each product that nobody changed since.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT if it was not carried out, or still is being
   */
  undo(viewer: Viewer, id: number): Promise<ProductImport> {
    const owner = ownerOf(keeper(viewer));
    return this.move(id, async (tx, current) => {
      if (current.state === UNDOING || current.state === UNDONE) return undefined;
      if (current.state !== DONE && current.state !== CANCELLED)
        throw new ShopError('CONFLICT', catalogueMessages.importNotDone());
      await this.record(tx, viewer, 'import-undone', current);
      return { ...owner, state: UNDOING, endedAt: null };
    });
  }

  /** One import. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async one(viewer: Viewer, id: number): Promise<ProductImport> {
    keeper(viewer);
    return found(await this.database.read.findOneBy(ProductImport, { id }));
  }

  /**
   * One page of the imports, the newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async list(viewer: Viewer, request: PageRequest): Promise<PageOf<ProductImport>> {
    keeper(viewer);
    assertPage(request);
    const [items, totalCount] = await this.database.read.findAndCount(ProductImport, {
      order: { id: 'DESC' },
      ...rowsOfPage(request),
    });
    return pageOf(items, totalCount, request);
  }

  /**
   * One page of the rows of an import that were bad or changed something, or of those with the given result.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION for an impossible page
   */
  async rowsOf(
    viewer: Viewer,
    id: number,
    state: ImportRowState | undefined,
    request: PageRequest,
  ): Promise<PageOf<ProductImportRow>> {
    keeper(viewer);
    assertPage(request);
    await this.one(viewer, id);
    const [items, totalCount] = await this.database.read.findAndCount(ProductImportRow, {
      where: { importId: id, ...(state && { state }) },
      order: { id: 'ASC' },
      ...rowsOfPage(request),
    });
    return pageOf(items, totalCount, request);
  }

  /**
   * The bad rows of an import as a file: their lines and problems, in the caller's language. The header is English,
   * since programs read it.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  badRows(viewer: Viewer, id: number, language: Language): CsvFile {
    keeper(viewer);
    const columns = ['line', 'field', 'problem'];
    const batches = this.badRowBatches(viewer, id, language);
    return { name: `import-${id}-bad-rows.csv`, columns, batches };
  }

  private async *badRowBatches(viewer: Viewer, id: number, language: Language) {
    await this.one(viewer, id);
    for (let skip = 0; ; skip += CSV_BATCH) {
      const rows = await this.database.read.find(ProductImportRow, {
        where: { importId: id, state: ImportRowState.BAD },
        order: { id: 'ASC' },
        ...{ skip, take: CSV_BATCH },
      });
      yield rows.flatMap(({ line, problems }) =>
        problems.map(({ field = '', reason, reasonMessage }) => [
          ...[line, field, textIn(language, reason, reasonMessage)],
        ]),
      );
      if (rows.length < CSV_BATCH) return;
    }
  }

  private async move(
    id: number,
    next: (tx: Transaction, current: ProductImport) => Promise<Partial<ProductImport> | undefined>,
  ): Promise<ProductImport> {
    const moved = await this.database.write(
      async (tx) => {
        const current = found(await findLocked(tx, ProductImport, id));
        const step = await next(tx, current);
        if (step) await tx.update(ProductImport, { id }, step);
        return { ...current, ...step };
      },
      { repeatable: true },
    );
    this.worker.wake();
    return moved;
  }

  private record(
    tx: Transaction,
    viewer: Viewer,
    what: 'import-started' | 'import-cancelled' | 'import-undone',
    { id, fileName }: ProductImport,
  ): Promise<void> {
    const after = { productImportId: id, fileName };
    return this.events.record(tx, [
      { actor: actorOf(viewer), action: `product.${what}`, subject: 'product', after },
    ]);
  }
}

function keeper(viewer: Viewer): StaffViewer {
  return requireStaff(viewer, 'manage-catalogue');
}

function ownerOf({ adminId, apiTokenId }: StaffViewer) {
  return { adminId, apiTokenId: apiTokenId ?? null };
}

function found(current: ProductImport | null): ProductImport {
  if (!current) throw notFound('import', 'id');
  return current;
}

function tooLarge(): ShopError {
  const message = catalogueMessages.importTooLarge({ most: MAX_FILE_BYTES / 1024 / 1024 });
  return new ShopError('PAYLOAD_TOO_LARGE', message, { file: message });
}

async function mapNamed(name: string): Promise<ImportMap> {
  const map = await namedShippedMap(name);
  if (!map) throw fieldError('map', catalogueMessages.importMapUnknown());
  return map;
}

/** The guessed map of a file without settings. */
function guessedMap(columns: KeptColumn[]): ImportMap {
  const guessed = guessColumns(columns);
  return {
    columns: guessed,
    categories: {},
    defaultCategory: GENERAL_SLUG,
    guessCategories: true,
    ...(!guessed.sku && { skuFromName: true }),
  };
}

/** The map of a file with a person's choices. Throws VALIDATION. */
function changedMap(
  { map, columns }: ProductImport,
  { fields, categories, defaultStock }: StartProductImportInput,
  knownSlugs: ReadonlySet<string>,
): ImportMap {
  const chosen = fields
    ? Object.fromEntries(fields.map(({ name, headers }) => [name, headers]))
    : map.columns;
  const named = categories
    ? Object.fromEntries(categories.map(({ path, slug }) => [path, slug]))
    : {};
  if (Object.values(named).some((slug) => !knownSlugs.has(slug)))
    throw fieldError('categories', catalogueMessages.category());
  const changed = {
    ...map,
    categories: { ...map.categories, ...named },
    columns: chosen,
    ...(typeof defaultStock === 'number' && { defaultStock }),
    skuFromName: chosen.sku === undefined,
  };
  if (Buffer.byteLength(JSON.stringify(changed)) > MAX_JSON_BYTES)
    throw fieldError('categories', catalogueMessages.importMapTooLong());
  try {
    const checked = readImportMap(changed);
    readHeader(
      columns.map(({ header }) => header),
      checked,
    );
    return checked;
  } catch (error) {
    if (!(error instanceof ImportMapError)) throw error;
    throw fieldError('fields', error.reason);
  }
}
