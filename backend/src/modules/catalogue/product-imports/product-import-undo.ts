import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { groupedBy } from '../../../kernel/grouped-by';
import { EventActor } from '../../../kernel/domain-event';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { actorOfJob } from '../../../platform/jobs/stored-job-worker';
import { catalogueMessages } from '../catalogue.messages';
import { ProductChanges, readOf } from '../products/product-changes';
import { productDeleted } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { MovementKind, StockMovement } from '../products/stock-movement.entity';
import { writeOffDeleted } from '../products/write-off-deleted';
import { setBack } from './import-rows';
import { ImportRowState, ProductImportRow } from './product-import-row.entity';
import { ProductImport, ProductImportState } from './product-import.entity';

/** Undoes an import in batches. */
export class ProductImportUndo {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly products: ProductChanges,
    private readonly batchRows: number,
  ) {}

  /** Undoes the next rows. Returns whether there may be more. */
  async makeBatch(tx: Transaction, id: number): Promise<boolean> {
    const current = await findLocked(tx, ProductImport, id);
    if (current?.state !== ProductImportState.UNDOING) return false;
    const rows = await tx.find(ProductImportRow, {
      where: { importId: id, state: In([ImportRowState.INSERTED, ImportRowState.UPDATED]) },
      order: { id: 'ASC' },
      take: this.batchRows,
    });
    if (rows.length === 0) {
      await tx.update(
        ProductImport,
        { id },
        { state: ProductImportState.UNDONE, endedAt: this.clock.now() },
      );
      return false;
    }
    const actor = actorOfJob(current);
    const inserted = rows.filter(({ state }) => state === ImportRowState.INSERTED);
    const updated = rows.filter(({ state }) => state === ImportRowState.UPDATED);
    const outcomes = [
      ...(await this.takeOut(tx, actor, inserted)),
      ...(await this.restore(tx, actor, updated)),
    ];
    await markRows(tx, outcomes);
    const countOf = (wanted: ImportRowState) =>
      outcomes.filter(({ state }) => state === wanted).length;
    await tx.update(
      ProductImport,
      { id },
      {
        removedCount: current.removedCount + countOf(ImportRowState.REMOVED),
        hiddenCount: current.hiddenCount + countOf(ImportRowState.HIDDEN),
        restoredCount: current.restoredCount + countOf(ImportRowState.RESTORED),
        keptCount: current.keptCount + countOf(ImportRowState.KEPT),
      },
    );
    return true;
  }

  /** Removes products that the import added, or hides those sold since. */
  private async takeOut(
    tx: Transaction,
    actor: EventActor,
    rows: readonly ProductImportRow[],
  ): Promise<Outcome[]> {
    const ids = rows.flatMap(({ productId }) => productId ?? []);
    if (ids.length === 0) return [];
    const products = new ProductRepository(tx);
    const locked = await products.lockAll(ids);
    const sales = await tx.find(StockMovement, {
      select: { productId: true },
      where: { productId: In(ids), kind: MovementKind.SALE },
    });
    const sold = new Set(sales.map(({ productId }) => productId));
    const [outcomes, removed]: [Outcome[], number[]] = [[], []];
    for (const { id, productId } of rows) {
      const product = locked.get(productId ?? 0);
      if (!product) outcomes.push({ id, state: ImportRowState.KEPT, code: 'NOT_FOUND' });
      else if (product.version !== 1)
        outcomes.push({ id, state: ImportRowState.KEPT, code: 'CONFLICT' });
      else if (sold.has(product.id))
        outcomes.push({ id, state: ImportRowState.HIDDEN, code: null });
      else {
        outcomes.push({ id, state: ImportRowState.REMOVED, code: null });
        removed.push(product.id);
      }
    }
    const hidden = rows.filter((_, at) => outcomes[at]?.state === ImportRowState.HIDDEN);
    await this.products.makeIn(
      tx,
      actor,
      hidden.map(({ productId }) => ({
        productId: productId ?? 0,
        change: () => ({ isHidden: true }),
      })),
    );
    const gone = removed.flatMap((id) => locked.get(id) ?? []);
    for (const product of gone) await products.deleteAt(readOf(product), product.id);
    await writeOffDeleted(tx, this.clock.now(), gone);
    await this.events.record(
      tx,
      gone.map((product) => productDeleted(actor, product)),
    );
    return outcomes;
  }

  /** Restores the former values of products that nobody changed since. */
  private async restore(
    tx: Transaction,
    actor: EventActor,
    rows: readonly ProductImportRow[],
  ): Promise<Outcome[]> {
    const edits = rows.map((row) => ({
      productId: row.productId ?? 0,
      change: (product: Parameters<typeof setBack>[0]) => {
        const former = setBack(product, row);
        if (!former) throw new ShopError('CONFLICT', catalogueMessages.productChanged());
        return former;
      },
    }));
    const outcomes = await this.products.makeIn(tx, actor, edits);
    return rows.map(({ id }, at) => {
      const outcome = outcomes[at] ?? notFound('product', 'id');
      return outcome instanceof ShopError
        ? { id, state: ImportRowState.KEPT, code: outcome.code }
        : { id, state: ImportRowState.RESTORED, code: null };
    });
  }
}

type Outcome = Pick<ProductImportRow, 'id' | 'state' | 'code'>;

/** A batch has few kinds of outcomes: one statement for each. */
async function markRows(tx: Transaction, outcomes: readonly Outcome[]): Promise<void> {
  const alike = groupedBy(outcomes, ({ state, code }) => `${state} ${code}`);
  for (const some of alike.values()) {
    const ids = some.map(({ id }) => id);
    const { state, code } = some[0] as Outcome;
    await tx.update(ProductImportRow, { id: In(ids) }, { state, code });
  }
}
