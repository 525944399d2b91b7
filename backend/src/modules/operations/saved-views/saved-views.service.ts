import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requirePermission, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { Admin } from '../../identity';
import { operationsMessages } from '../operations.messages';
import { SavedViewList, permissionToSee } from './saved-view-list.enum';
import { SavedView } from './saved-view.entity';
import { SavedViewInput, SavedViewName } from './saved-view.input';
import { nameKeyOf, withoutPersons } from './saved-view.rules';

/** Maximum number of views per list and staff member. */
const MOST_VIEWS = 20;

/** Views of lists that staff members save for themselves, and find on every device. */
export class SavedViewsService {
  constructor(private readonly database: Database) {}

  /**
   * The caller's views of a list, by name.
   * @throws UNAUTHENTICATED, FORBIDDEN for staff who may not see the list and for programs
   */
  async list(viewer: Viewer, list: SavedViewList): Promise<SavedView[]> {
    const adminId = requirePermission(viewer, permissionToSee[list]);
    refusePrograms(viewer);
    const views = await this.database.read.findBy(SavedView, { adminId, list });
    return views.sort((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * Saves a view of a list.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (name) also if another view has it, or there are too many
   */
  async add(viewer: Viewer, values: SavedViewInput): Promise<SavedView> {
    const { list, name, search } = await assertValid(SavedViewInput, trimTexts(values));
    const adminId = requirePermission(viewer, permissionToSee[list]);
    refusePrograms(viewer);
    return this.database.write(async (tx) => {
      const others = await lockedViews(tx, adminId, list);
      if (others.length >= MOST_VIEWS)
        throw fieldError('name', operationsMessages.viewsEnough({ most: MOST_VIEWS }));
      assertFree(name, others);
      const kept = list === SavedViewList.ORDER_SEARCH ? withoutPersons(search) : search;
      return tx.save(tx.create(SavedView, { adminId, list, name, search: kept }));
    });
  }

  /**
   * Renames a view of the caller.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (name) also if another view has it
   */
  async rename(viewer: Viewer, id: number, values: { name: string }): Promise<SavedView> {
    const { adminId } = requireStaff(viewer);
    refusePrograms(viewer);
    const { name } = await assertValid(SavedViewName, trimTexts(values));
    return this.database.write(async (tx) => {
      const { list } = await ownView(tx, adminId, id);
      const views = await lockedViews(tx, adminId, list);
      const view = views.find((each) => each.id === id);
      if (!view) throw notFound('saved view', 'id');
      assertFree(
        name,
        views.filter((each) => each !== view),
      );
      await tx.update(SavedView, { id }, { name });
      return Object.assign(view, { name });
    });
  }

  /** Removes a view of the caller. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async remove(viewer: Viewer, id: number): Promise<void> {
    const { adminId } = requireStaff(viewer);
    refusePrograms(viewer);
    await this.database.write(async (tx) => {
      const { affected } = await tx.delete(SavedView, { id, adminId });
      if (affected !== 1) throw notFound('saved view', 'id');
    });
  }
}

/** A member's views of a list, locked until the transaction ends. */
async function lockedViews(
  tx: Transaction,
  adminId: number,
  list: SavedViewList,
): Promise<SavedView[]> {
  await findLocked(tx, Admin, adminId);
  return tx.findBy(SavedView, { adminId, list });
}

async function ownView(tx: Transaction, adminId: number, id: number): Promise<SavedView> {
  const view = await tx.findOneBy(SavedView, { id, adminId });
  if (!view) throw notFound('saved view', 'id');
  return view;
}

function assertFree(name: string, others: readonly SavedView[]): void {
  const key = nameKeyOf(name);
  if (others.some((each) => nameKeyOf(each.name) === key))
    throw fieldError('name', operationsMessages.viewNameTaken());
}
