import { EventActor, actorOf } from '../../../kernel/domain-event';
import { batchesOf } from '../../../kernel/batches';
import type { Message } from '../../../kernel/message';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { ownPicture } from '../products/pictures/illustration.rules';
import { ProductChanges } from '../products/product-changes';
import { conflict } from '../products/product-version';
import { Product } from '../products/product.entity';
import { Category, GENERAL_SLUG } from '../categories/category.entity';
import { categoryAdded, categoryChanged, categoryRemoved } from '../categories/category.events';
import { CategoryInput, MOST_CATEGORIES, MOST_IN_ONE } from './category.input';
import { CategoryService } from '../categories/category.service';
import {
  findCategory,
  isOwn,
  linked,
  pathKey,
  placedAmong,
  slugFor,
} from '../categories/category-tree.rules';

/** Products that move in one transaction, which keeps all of them locked. */
const MOST_MOVED = 5_000;
const MOVE_BATCH = 500;

/** What somebody sends of a category; nothing of it is trusted. */
type CategoryValues = Partial<Record<keyof CategoryInput, unknown>>;

/** What of a category a change writes. */
type Written = Pick<Category, 'name' | 'nameHi' | 'nameMr' | 'imageUrl' | 'parentId'>;

/** The changes of the shop's own categories by the staff. One is made after the other: each looks at the whole tree. */
export class ManageCategoriesService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryService,
    private readonly events: DomainEvents,
    private readonly changes: ProductChanges,
  ) {}

  /**
   * Makes a category.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND (parentId)
   */
  async add(viewer: Viewer, values: CategoryValues): Promise<Category> {
    requirePermission(viewer, 'manage-catalogue');
    const { position, ...input } = await readInput(values);
    const id = await this.database.write(async (tx) => {
      const all = await lockedTree(tx);
      if (all.length >= MOST_CATEGORIES) throw tooMany('name');
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
   * Makes a category what is given; what is left out of it is taken away, but for its place.
   * @param expectedVersion the version that was changed: a later one is not overwritten
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
   * Removes a category that no other is in. Its products go to another one in the same transaction.
   * @param moveProductsTo slug of that one; needed where it has products
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
      // Who puts a product into it meanwhile waits, and finds it gone.
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

  /** Gives a category its place among its siblings, and each of them the next one where they have to make room. */
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

async function readInput(values: CategoryValues): Promise<CategoryInput> {
  const { imageUrl, ...texts } = trimTexts(values);
  const own = typeof imageUrl === 'string' ? ownPicture(imageUrl) : imageUrl;
  return assertValid(CategoryInput, { ...texts, imageUrl: own === '' ? null : own });
}

/** Every category, each with its parent, in the order of the tree; nobody else changes one until the transaction ends. */
async function lockedTree(tx: Transaction): Promise<Category[]> {
  const general = await tx.findOneByOrFail(Category, { slug: GENERAL_SLUG });
  await findLocked(tx, Category, general.id);
  return linked(await tx.find(Category), []);
}

/** What an input writes. Throws VALIDATION, NOT_FOUND where a category of this tree cannot be that. */
function writtenOf(
  { name, nameHi, nameMr, imageUrl, parentId: given }: Omit<CategoryInput, 'position'>,
  all: readonly Category[],
  self?: Category,
): Written {
  const parent = parentOf(given, all, self);
  const parentId = parent?.id ?? null;
  if (parent && self && hasChildren(all, self.id))
    throw fieldError('parentId', catalogueMessages.categoryHasChildren());
  const beside = all.filter((each) => each.parentId === parentId && each.id !== self?.id);
  if (parent && beside.length >= MOST_IN_ONE) throw tooMany('parentId');
  const key = pathKey(name);
  if (beside.some((each) => pathKey(each.name) === key))
    throw fieldError('name', catalogueMessages.categoryNameTaken());
  return {
    ...{ name, nameHi: nameHi || null, nameMr: nameMr || null },
    ...{ imageUrl: imageUrl ?? '', parentId },
  };
}

/** The category that one is to be in. Throws NOT_FOUND, VALIDATION where that is none at the top. */
function parentOf(
  given: string | null | undefined,
  all: readonly Category[],
  self?: Category,
): Category | undefined {
  if (given === null || given === undefined || given === '') return undefined;
  const id = readRecordId(given, 'category', 'parentId');
  const parent = all.find((each) => each.id === id);
  if (!parent) throw notFound('category', 'parentId');
  if (parent.parentId !== null || id === self?.id)
    throw fieldError('parentId', catalogueMessages.categoryParent());
  return parent;
}

/** The category as its writer saw it. Throws NOT_FOUND, VALIDATION for one of the eight, CONFLICT. */
function seen(
  all: readonly Category[],
  id: number,
  expectedVersion: number,
  submitted: CategoryValues = {},
): Category {
  const category = all.find((each) => each.id === id);
  if (!category) throw notFound('category', 'id');
  if (!isOwn(category)) throw fieldError('id', catalogueMessages.categoryOfTheEight());
  if (expectedVersion < 1) throw fieldError('expectedVersion', catalogueMessages.categoryVersion());
  if (category.version === expectedVersion) return category;
  const { name, nameHi, nameMr, imageUrl, position, version } = category;
  const parentId = category.parentId === null ? null : String(category.parentId);
  const current = { name, nameHi, nameMr, imageUrl, parentId, position, version };
  throw conflict('expectedVersion', catalogueMessages.categoryChanged(), current, submitted);
}

function hasChildren(all: readonly Category[], id: number): boolean {
  return all.some(({ parentId }) => parentId === id);
}

function moveError(message: Message): ShopError {
  return fieldError('moveProductsTo', message);
}

function tooMany(field: string): ShopError {
  const most = { most: MOST_CATEGORIES, mostInOne: MOST_IN_ONE };
  return fieldError(field, catalogueMessages.categoryCount(most));
}
