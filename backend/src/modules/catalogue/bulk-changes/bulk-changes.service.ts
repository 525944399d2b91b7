import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { In, Not } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { PageOf, PageRequest, assertPage, pageOf, rowsOfPage } from '../../../kernel/page';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, requireStaff } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { CatalogueService } from '../listing/catalogue.service';
import { withoutUndefined } from '../products/product-values';
import { BulkChangeRow, BulkRowState } from './bulk-change-row.entity';
import { BulkChangePlanner, NO_COUNTS, storeRows, sumOf } from './bulk-change-planner';
import { BulkChangeWorker } from './bulk-change-worker';
import { BulkChange, BulkChangeState } from './bulk-change.entity';
import { BulkChangeInput } from './bulk-change.input';
import { BulkStep, bulkChangeMoved } from './bulk-change.events';
import { BulkValues } from './bulk-change.rules';
import { BulkChangeValues, ShownBulkRow } from './bulk-change.type';
import { BulkSchedule, assertSchedule } from './bulk-schedule';

/** Rows per INSERT: their values stay far below SQLite's limit of parameters. */
const INSERT_ROWS = 500;

/** States that are not shown: nobody has started the change. */
const NOT_STARTED = [BulkChangeState.PREVIEWING, BulkChangeState.PREVIEWED];

type Planned = Awaited<ReturnType<BulkChangePlanner['plan']>>;

/** Changes of many products: previewed, carried out in the background, cancelled, and undone as a whole. */
export class BulkChangesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly services: {
      catalogue: CatalogueService;
      categories: CategoryService;
      planner: BulkChangePlanner;
      worker: BulkChangeWorker;
    },
  ) {}

  /**
   * Computes the effect of a change on each product, and stores it for the start. Changes no product.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async preview(viewer: Viewer, values: BulkChangeInput): Promise<BulkChange> {
    const owner = ownerOf(keeper(viewer));
    const request = withoutUndefined(await assertValid(BulkChangeInput, trimTexts(values)));
    const planned = await this.services.planner.plan(request);
    const change = await this.database.write((tx) =>
      tx.save(
        tx.create(BulkChange, {
          ...{ state: BulkChangeState.PREVIEWING, request, ...owner },
          ...{ createdAt: this.clock.now(), startsAt: null, endsAt: null, endedAt: null },
          ...{ ...NO_COUNTS, foundUpTo: 0, changedCount: 0, undoneCount: 0, keptCount: 0 },
        }),
      ),
    );
    const { id } = change;
    const previewed = { state: BulkChangeState.PREVIEWED, ...(await this.keepRows(id, planned)) };
    await this.database.write((tx) => tx.update(BulkChange, { id }, previewed), {
      repeatable: true,
    });
    return { ...change, ...previewed };
  }

  /** Stores and counts the results of all products, in batches, so that customers never wait for all of them. */
  private async keepRows(id: number, { products, rowsOf }: Planned) {
    let counts = NO_COUNTS;
    for (const batch of batchesOf(products, INSERT_ROWS)) {
      const some = rowsOf(batch);
      counts = sumOf(counts, some.counts);
      await this.database.write((tx) => storeRows(tx, id, some.rows));
      await yieldToOthers();
    }
    return counts;
  }

  /**
   * Starts a previewed change now, or schedules it; repeating the call for a started change has no effect.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (startsAt, endsAt)
   */
  start(viewer: Viewer, id: number, schedule: BulkSchedule): Promise<BulkChange> {
    const owner = ownerOf(keeper(viewer));
    const { PREVIEWED, SCHEDULED, RUNNING } = BulkChangeState;
    return this.move(viewer, id, ({ state }) => {
      if (state !== PREVIEWED) return undefined;
      assertSchedule(schedule, this.clock.now());
      return schedule.startsAt
        ? { step: 'scheduled', change: { state: SCHEDULED, ...owner, ...schedule } }
        : { step: 'started', change: { state: RUNNING, ...owner, ...schedule } };
    });
  }

  /**
   * Cancels a change before it starts, or after its current batch; has no effect on a change that is not running.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  cancel(viewer: Viewer, id: number): Promise<BulkChange> {
    keeper(viewer);
    const { SCHEDULED, STARTING, RUNNING, CANCELLED } = BulkChangeState;
    return this.move(viewer, id, ({ state }) =>
      [SCHEDULED, STARTING, RUNNING].includes(state)
        ? { step: 'cancelled', change: { state: CANCELLED, endedAt: this.clock.now() } }
        : undefined,
    );
  }

  /**
   * Starts to restore all products that still have the values of the change.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT if it was not carried out, or still is being
   */
  undo(viewer: Viewer, id: number): Promise<BulkChange> {
    const owner = ownerOf(keeper(viewer));
    const { DONE, CANCELLED, UNDOING, UNDONE } = BulkChangeState;
    return this.move(viewer, id, ({ state }) => {
      if (state === UNDOING || state === UNDONE) return undefined;
      if (state !== DONE && state !== CANCELLED)
        throw new ShopError('CONFLICT', catalogueMessages.bulkNotDone());
      return { step: 'undone', change: { state: UNDOING, ...owner, endedAt: null } };
    });
  }

  /** One change. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async one(viewer: Viewer, id: number): Promise<BulkChange> {
    keeper(viewer);
    return found(await this.database.read.findOneBy(BulkChange, { id }));
  }

  /**
   * One page of the started changes, the newest first.
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
   * One page of the products of a change, or of those with the given result.
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

  private async move(
    viewer: Viewer,
    id: number,
    next: (change: BulkChange) => { step: BulkStep; change: Partial<BulkChange> } | undefined,
  ): Promise<BulkChange> {
    const moved = await this.database.write(
      async (tx) => {
        const before = found(await findLocked(tx, BulkChange, id));
        const move = next(before);
        const after = { ...before, ...move?.change };
        if (!move) return after;
        await tx.update(BulkChange, { id }, move.change);
        await this.events.record(tx, [bulkChangeMoved(actorOf(viewer), move.step, after)]);
        return after;
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

function ownerOf({ adminId, apiTokenId }: StaffViewer) {
  return { adminId, apiTokenId: apiTokenId ?? null };
}

/** Throws NOT_FOUND for an incomplete preview, too. */
function found(change: BulkChange | null): BulkChange {
  if (!change || change.state === BulkChangeState.PREVIEWING) throw notFound('bulk change', 'id');
  return change;
}
