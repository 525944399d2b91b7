import { changedFields, pick } from '../../../kernel/changed-fields.rules';
import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import type { CategoryRow } from './category-tree.rules';

const KEPT_FIELDS = [
  'slug',
  'name',
  'nameHi',
  'nameMr',
  'imageUrl',
  'parentId',
  'position',
] as const;

const subject = 'category';

/** A category that the shopkeeper created. */
export function categoryAdded(actor: EventActor, category: CategoryRow): DomainEvent {
  const after = pick<CategoryRow>(category, KEPT_FIELDS);
  return { actor, action: 'category.added', subject, subjectId: category.id, after };
}

/** The event of a changed category; none if nothing changed. */
export function categoryChanged(
  actor: EventActor,
  before: CategoryRow,
  change: Partial<CategoryRow>,
): DomainEvent[] {
  const changed = changedFields(before, change, KEPT_FIELDS);
  if (!changed) return [];
  return [{ actor, action: 'category.changed', subject, subjectId: before.id, ...changed }];
}

/** A removed category. */
export function categoryRemoved(actor: EventActor, category: CategoryRow): DomainEvent {
  const before = pick<CategoryRow>(category, KEPT_FIELDS);
  return { actor, action: 'category.removed', subject, subjectId: category.id, before };
}
