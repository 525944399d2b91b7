import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { In, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { PageOf, PageRequest, assertPage, pageOf, rowsOfPage } from '../../../kernel/page';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, requireStaff } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { CatalogueService } from '../listing/catalogue.service';
import { ProductTableService } from '../listing/product-table.service';
import type { ListedProduct } from '../products/listed-product';
import { assertNotAboveMrp } from '../products/product-changes';
import { withoutUndefined } from '../products/product-values';
import { BulkChangeRow, BulkRowState } from './bulk-change-row.entity';
import { BulkChangeWorker, reasonOf } from './bulk-change-worker';
import { BulkChange, BulkChangeState } from './bulk-change.entity';
import { BulkChangeInput } from './bulk-change.input';
import { BulkChangeKind, BulkPlan, BulkValues, changeOf, formerValues } from './bulk-change.rules';
import { BulkChangeValues, ShownBulkRow } from './bulk-change.type';

/** Rows of one INSERT: their values stay far below what SQLite takes as parameters. */
const INSERT_ROWS = 500;

/** What is not shown: nobody has started it. */
const NOT_STARTED = [BulkChangeState.PREVIEWING, BulkChangeState.PREVIEWED];

type NewRow = Omit<BulkChangeRow, 'id' | 'bulkChangeId'>;

/** Changes of many products: previewed, carried out in the background, cancelled, and undone as a whole. */
export class BulkChangesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly services: {
      catalogue: CatalogueService;
      categories: CategoryService;
      productTable: ProductTableService;
      worker: BulkChangeWorker;
    },
  ) {}

  /**
   * Works out what a change would do to each product, and keeps that for who starts it. Changes no product.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async preview(viewer: Viewer, values: BulkChangeInput): Promise<BulkChange> {
    const { adminId, apiTokenId = null } = keeper(viewer);
    const request = withoutUndefined(await assertValid(BulkChangeInput, trimTexts(values)));
    const plan = await this.planOf(request);
    const found = await this.services.productTable.all(request);
    const change = await this.database.write((tx) =>
      tx.save(
        tx.create(BulkChange, {
          ...{ state: BulkChangeState.PREVIEWING, request, adminId, apiTokenId },
          ...{ createdAt: this.clock.now(), endedAt: null, unchangedCount: 0, waitingCount: 0 },
          ...{ changedCount: 0, refusedCount: 0, undoneCount: 0, keptCount: 0 },
        }),
      ),
    );
    const { id } = change;
    const previewed = {
      state: BulkChangeState.PREVIEWED,
      ...(await this.keepRows(id, plan, found)),
    };
    await this.database.write((tx) => tx.update(BulkChange, { id }, previewed), {
      repeatable: true,
    });
    return { ...change, ...previewed };
  }

  /** Writes what becomes of each product down, and counts that: some at a time, so that no customer waits for all of them. */
  private async keepRows(bulkChangeId: number, plan: BulkPlan, found: readonly ListedProduct[]) {
    let [unchangedCount, refusedCount] = [0, 0];
    for (let from = 0; from < found.length; from += INSERT_ROWS) {
      const some = found.slice(from, from + INSERT_ROWS);
      const rows = some.map((product) => rowOf(plan, product)).filter((row) => row !== undefined);
      unchangedCount += some.length - rows.length;
      refusedCount += rows.filter(({ state }) => state === BulkRowState.REFUSED).length;
      const numbered = rows.map((row) => ({ ...row, bulkChangeId }));
      if (rows.length > 0)
        await this.database.write((tx) => insertRows(tx, BulkChangeRow, numbered));
      await yieldToOthers();
    }
    const waitingCount = found.length - unchangedCount - refusedCount;
    return { unchangedCount, refusedCount, waitingCount };
  }

  /**
   * Begins to carry out what was previewed; what was started already goes on as it does.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  start(viewer: Viewer, id: number): Promise<BulkChange> {
    const { adminId, apiTokenId = null } = keeper(viewer);
    return this.move(id, ({ state }) =>
      state === BulkChangeState.PREVIEWED
        ? { state: BulkChangeState.RUNNING, adminId, apiTokenId }
        : undefined,
    );
  }

  /**
   * Ends a change after the products that are being changed; nothing happens to one that does not run.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  cancel(viewer: Viewer, id: number): Promise<BulkChange> {
    keeper(viewer);
    return this.move(id, ({ state }) =>
      state === BulkChangeState.RUNNING
        ? { state: BulkChangeState.CANCELLED, endedAt: this.clock.now() }
        : undefined,
    );
  }

  /**
   * Begins to set back what a change did, at each product that still has what the change gave it.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it was not carried out, or still is
   */
  undo(viewer: Viewer, id: number): Promise<BulkChange> {
    const { adminId, apiTokenId = null } = keeper(viewer);
    const { DONE, CANCELLED, UNDOING, UNDONE } = BulkChangeState;
    return this.move(id, ({ state }) => {
      if (state === UNDOING || state === UNDONE) return undefined;
      if (state !== DONE && state !== CANCELLED)
        throw new ShopError('CONFLICT', catalogueMessages.bulkNotDone());
      return { state: UNDOING, adminId, apiTokenId, endedAt: null };
    });
  }

  /** One change. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async one(viewer: Viewer, id: number): Promise<BulkChange> {
    keeper(viewer);
    return found(await this.database.read.findOneBy(BulkChange, { id }));
  }

  /**
   * One page of the changes that were started, the newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async list(viewer: Viewer, request: PageRequest): Promise<PageOf<BulkChange>> {
    keeper(viewer);
    assertPage(request);
    const [items, totalCount] = await this.database.read.findAndCount(BulkChange, {
      where: { state: Not(In(NOT_STARTED)) },
      order: { id: 'DESC' },
      ...rowsOfPage(request),
    });
    return pageOf(items, totalCount, request);
  }

  /**
   * One page of the products of a change, or of those of which this became.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION for an impossible page
   */
  async rowsOf(
    viewer: Viewer,
    id: number,
    state: BulkRowState | undefined,
    request: PageRequest,
  ): Promise<PageOf<ShownBulkRow>> {
    keeper(viewer);
    assertPage(request);
    await this.one(viewer, id);
    const [rows, totalCount] = await this.database.read.findAndCount(BulkChangeRow, {
      where: { bulkChangeId: id, ...(state && { state }) },
      order: { id: 'ASC' },
      ...rowsOfPage(request),
    });
    const products = await this.services.catalogue.known(rows.map(({ productId }) => productId));
    const categories = new Map(
      (await this.services.categories.all()).map((each) => [each.id, each]),
    );
    const shown = ({ categoryId, ...values }: BulkValues): BulkChangeValues => ({
      ...values,
      ...(categoryId !== undefined && { category: categories.get(categoryId) }),
    });
    const items = rows.map((row) => ({
      ...row,
      product: products.get(row.productId) ?? null,
      before: shown(row.beforeValues),
      after: shown(row.afterValues),
    }));
    return pageOf(items, totalCount, request);
  }

  /** What a request says, with all that its kind needs. */
  private async planOf(request: BulkChangeInput): Promise<BulkPlan> {
    const { kind } = request;
    switch (kind) {
      case BulkChangeKind.PRICE_PERCENT: {
        const { prices, basisPoints, rounding } = request;
        return {
          ...{ kind, prices: needed('prices', prices) },
          ...{ basisPoints: needed('basisPoints', basisPoints) },
          ...{ rounding: needed('rounding', rounding) },
        };
      }
      case BulkChangeKind.PRICE_AMOUNT: {
        const { prices, amountPaise, rounding } = request;
        return {
          ...{ kind, prices: needed('prices', prices) },
          ...{ amountPaise: needed('amountPaise', amountPaise) },
          ...{ rounding: needed('rounding', rounding) },
        };
      }
      case BulkChangeKind.BELOW_MRP: {
        const basisPoints = needed('basisPoints', request.basisPoints);
        if (basisPoints < 1 || basisPoints > 9_999)
          throw fieldError('basisPoints', catalogueMessages.bulkBelowMrp());
        return { kind, basisPoints, rounding: needed('rounding', request.rounding) };
      }
      case BulkChangeKind.NO_SELLING_PRICE:
        return { kind };
      case BulkChangeKind.CATEGORY: {
        const slug = needed('newCategory', request.newCategory);
        return {
          kind,
          categoryId: (await this.services.categories.bySlug(slug, 'newCategory')).id,
        };
      }
      case BulkChangeKind.VISIBILITY:
        return { kind, isHidden: needed('isHidden', request.isHidden) };
      case BulkChangeKind.GST: {
        const gstBasisPoints = request.gstBasisPoints ?? undefined;
        const hsn = request.hsn || undefined;
        if (hsn === undefined) needed('gstBasisPoints', gstBasisPoints);
        return { kind, gstBasisPoints, hsn };
      }
    }
  }

  private async move(
    id: number,
    next: (change: BulkChange) => Partial<BulkChange> | undefined,
  ): Promise<BulkChange> {
    const moved = await this.database.write(
      async (tx) => {
        const change = found(await findLocked(tx, BulkChange, id));
        const step = next(change);
        if (step) await tx.update(BulkChange, { id }, step);
        return { ...change, ...step };
      },
      { repeatable: true },
    );
    this.services.worker.wake();
    return moved;
  }
}

function keeper(viewer: Viewer): StaffViewer {
  return requireStaff(viewer, 'manage-catalogue');
}

function needed<Value>(field: string, value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw fieldError(field, catalogueMessages.bulkNeeds({ field }));
  return value;
}

/** One whose preview broke off is not there. */
function found(change: BulkChange | null): BulkChange {
  if (!change || change.state === BulkChangeState.PREVIEWING) throw notFound('bulk change', 'id');
  return change;
}

/** What a plan does to a product; nothing where it is so already. */
function rowOf(plan: BulkPlan, product: ListedProduct): NewRow | undefined {
  const { id: productId, name: productName, version } = product;
  const row = { productId, productName, version, code: null, field: null };
  let afterValues: BulkValues = {};
  try {
    afterValues = changeOf(plan, product);
    if (Object.keys(afterValues).length === 0) return undefined;
    assertNotAboveMrp({ ...product, ...afterValues });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { mrpPaise, sellingPaise } = product;
    const refused = { state: BulkRowState.REFUSED, ...reasonOf(error) };
    return { ...row, ...refused, beforeValues: { mrpPaise, sellingPaise }, afterValues };
  }
  const beforeValues = formerValues(product, afterValues);
  return { ...row, state: BulkRowState.WAITING, beforeValues, afterValues };
}
