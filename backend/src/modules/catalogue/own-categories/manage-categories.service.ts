import { EventActor, actorOf } from '../../../kernel/domain-event';
import { batchesOf } from '../../../kernel/batches';
import type { Message } from '../../../kernel/message';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { catalogueMessages } from '../catalogue.messages';
import { ProductChanges } from '../products/product-changes';
import { Product } from '../products/product.entity';
import { Category, GENERAL_SLUG } from '../categories/category.entity';
import { categoryAdded, categoryChanged, categoryRemoved } from '../categories/category.events';
import { CategoryService } from '../categories/category.service';
import {
  findCategory,
  isOwn,
  linked,
  placedAmong,
  slugFor,
} from '../categories/category-tree.rules';
import {
  CategoryValues,
  assertOneMore,
  hasChildren,
  readInput,
  seen,
  writtenOf,
} from './category-change';

/** Products to move in one transaction, which locks all of them. */
const MOST_MOVED = 5_000;
const MOVE_BATCH = 500;

/** The staff's changes of the shop's own categories. They are serialized: each validates the whole tree. */
export class ManageCategoriesService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly events: DomainEvents,
    private readonly changes: ProductChanges,
  ) {}

  /**
   * Creates a category.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND (parentId)
   */
  async add(viewer: Viewer, values: CategoryValues): Promise<Category> {
    requirePermission(viewer, 'manage-catalogue');
    const { position, ...input } = await readInput(values);
    const id = await this.database.write(async (tx) => {
      const all = await lockedTree(tx);
      assertOneMore(all);
      const written = writtenOf(input, all);
      const slug = slugFor(written.name, new Set(all.map((each) => each.slug)));
      const added = await tx.save(
        tx.create(Category, { ...written, slug, position: all.length, version: 1 }),
      );
      const place = await this.place(tx, all, added, position ?? undefined);
      await this.events.record(tx, [categoryAdded(actorOf(viewer), { ...added, position: place })]);
      return added.id;
    });
    return this.stored(id);
  }

  /**
   * Replaces the values of a category; omitted ones are removed, except its position.
   * @param expectedVersion the version that the caller changed: a later one is not overwritten
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT
   */
  async change(
    viewer: Viewer,
    id: number,
    values: CategoryValues,
    expectedVersion: number,
  ): Promise<Category> {
    requirePermission(viewer, 'manage-catalogue');
    const { position, ...input } = await readInput(values);
    await this.database.write(async (tx) => {
      const all = await lockedTree(tx);
      const before = seen(all, id, expectedVersion, values);
      const written = writtenOf(input, all, before);
      const staysThere = written.parentId === before.parentId;
      const wanted = position ?? (staysThere ? before.position : undefined);
      const place = await this.place(tx, all, { ...before, ...written }, wanted);
      const change = { ...written, position: place };
      const events = categoryChanged(actorOf(viewer), before, change);
      if (events.length === 0) return;
      await tx.update(Category, { id }, { ...change, version: before.version + 1 });
      await this.events.record(tx, events);
    });
    return this.stored(id);
  }

  /**
   * Removes a category without subcategories. Its products move to another one in the same transaction.
   * @param moveProductsTo slug of that one; required if the category has products
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT
   */
  async remove(
    viewer: Viewer,
    id: number,
    expectedVersion: number,
    moveProductsTo?: string | null,
  ): Promise<void> {
    requirePermission(viewer, 'manage-catalogue');
    const actor = actorOf(viewer);
    await this.database.write(async (tx) => {
      const all = await lockedTree(tx);
      const category = seen(all, id, expectedVersion);
      if (hasChildren(all, id)) throw fieldError('id', catalogueMessages.categoryHasChildren());
      // A concurrent change that adds a product to it waits, and finds it gone.
      await findLocked(tx, Category, id);
      await this.moveProducts(tx, actor, all, category, moveProductsTo);
      await tx.delete(Category, { id });
      await this.events.record(tx, [categoryRemoved(actor, category)]);
    });
    await this.categories.reload();
  }

  private async moveProducts(
    tx: Transaction,
    actor: EventActor,
    all: readonly Category[],
    { id: categoryId }: Category,
    slug: string | null | undefined,
  ): Promise<void> {
    const target = slug ? findCategory(all, slug) : undefined;
    if (slug && !target) throw moveError(catalogueMessages.category());
    if (target?.id === categoryId) throw moveError(catalogueMessages.categoryMovesToItself());
    const foundCount = await tx.countBy(Product, { categoryId });
    if (foundCount === 0) return;
    if (!target) throw moveError(catalogueMessages.categoryHasProducts({ foundCount }));
    if (foundCount > MOST_MOVED)
      throw moveError(catalogueMessages.categoryMovesTooMany({ foundCount }));
    const products = await tx.find(Product, {
      select: { id: true },
      where: { categoryId },
      order: { id: 'ASC' },
    });
    const change = () => ({ categoryId: target.id });
    for (const some of batchesOf(products, MOVE_BATCH)) {
      const edits = some.map(({ id: productId }) => ({ productId, change }));
      const outcomes = await this.changes.makeIn(tx, actor, edits);
      const refusal = outcomes.find((outcome) => outcome instanceof ShopError);
      if (refusal) throw refusal;
    }
  }

  /** Places a category among its siblings, and moves those that have to make room. */
  private async place(
    tx: Transaction,
    all: readonly Category[],
    category: Pick<Category, 'id' | 'parentId' | 'position'>,
    wanted: number | undefined,
  ): Promise<number> {
    const siblings = all
      .filter((each) => each.parentId === category.parentId && isOwn(each))
      .filter((each) => each.id !== category.id);
    let place = category.position;
    for (const { sibling, position } of placedAmong(siblings, category, wanted)) {
      if (sibling.id === category.id) place = position;
      if (sibling.position !== position)
        await tx.update(Category, { id: sibling.id }, { position });
    }
    return place;
  }

  private async stored(id: number): Promise<Category> {
    await this.categories.reload();
    return this.categories.byId(id);
  }
}

/** All categories with their parents, in the order of the tree; locked until the transaction ends. */
async function lockedTree(tx: Transaction): Promise<Category[]> {
  const general = await tx.findOneByOrFail(Category, { slug: GENERAL_SLUG });
  await findLocked(tx, Category, general.id);
  return linked(await tx.find(Category), []);
}

function moveError(message: Message): ShopError {
  return fieldError('moveProductsTo', message);
}
