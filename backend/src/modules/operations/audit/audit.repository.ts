import { EntityManager, FindOptionsWhere, MoreThan } from 'typeorm';
import { Span } from '../../../kernel/days';
import { within } from '../../../platform/database/within';
import { AuditEntry } from './audit-entry.entity';

/** What entries are narrowed to. */
export interface AuditSearch {
  same: Pick<
    FindOptionsWhere<AuditEntry>,
    'action' | 'actorRole' | 'actorId' | 'subject' | 'subjectId'
  >;
  span: Span;
}

/** Reads the audit log. Nothing but `AuditLog` writes it, and nothing changes it. */
export class AuditRepository {
  constructor(private readonly manager: EntityManager) {}

  /** One page of the entries, the newest first, and how many there are in all: two statements. */
  page(search: AuditSearch, offset: number, limit: number): Promise<[AuditEntry[], number]> {
    return this.manager.findAndCount(AuditEntry, {
      where: whereOf(search),
      order: { id: 'DESC' },
      skip: offset,
      take: limit,
    });
  }

  /** The entries after a number, the oldest first. */
  after(id: number, search: AuditSearch, limit: number): Promise<AuditEntry[]> {
    return this.manager.find(AuditEntry, {
      where: { ...whereOf(search), id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
  }
}

function whereOf({ same, span }: AuditSearch): FindOptionsWhere<AuditEntry> {
  const at = within(span);
  return { ...same, ...(at && { at }) };
}
