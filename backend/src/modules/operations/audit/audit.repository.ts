import { EntityManager, FindOptionsWhere, MoreThan } from 'typeorm';
import { Span } from '../../../kernel/days';
import { within } from '../../../platform/database/within';
import { StoredEvent } from '../../../platform/events/stored-event.entity';

/** The filter of entries. */
export interface AuditSearch {
  same: Pick<
    FindOptionsWhere<StoredEvent>,
    'action' | 'actorRole' | 'actorId' | 'subject' | 'subjectId'
  >;
  span: Span;
}

/** Reads the audit log. Only `DomainEvents` writes it, and nothing changes it. */
export class AuditRepository {
  constructor(private readonly manager: EntityManager) {}

  /** One page of the entries, the newest first, and the total count, in two statements. */
  page(search: AuditSearch, offset: number, limit: number): Promise<[StoredEvent[], number]> {
    return this.manager.findAndCount(StoredEvent, {
      where: whereOf(search),
      order: { id: 'DESC' },
      skip: offset,
      take: limit,
    });
  }

  /** The entries after a number, the oldest first. */
  after(id: number, search: AuditSearch, limit: number): Promise<StoredEvent[]> {
    return this.manager.find(StoredEvent, {
      where: { ...whereOf(search), id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
  }
}

function whereOf({ same, span }: AuditSearch): FindOptionsWhere<StoredEvent> {
  const at = within(span);
  return { ...same, ...(at && { at }) };
}
