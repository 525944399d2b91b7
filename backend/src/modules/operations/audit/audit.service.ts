import { In } from 'typeorm';
import { Admin } from '../../identity';
import { spanOf } from '../../../kernel/days';
import { PageOf, PageRequest, assertPage, pageOf, offsetOf } from '../../../kernel/page';
import { readSoughtNumber } from '../../../kernel/record-id';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { AuditEntry } from './audit.type';
import { AuditFilter } from './audit.input';
import { AuditRepository, AuditSearch } from './audit.repository';

const STREAM_BATCH = 500;

/** The audit log, for staff who may read it. */
export class AuditService {
  constructor(private readonly database: Database) {}

  /**
   * One page of entries, the newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page or filter
   */
  async page(
    viewer: Viewer,
    filter: AuditFilter | null,
    request: PageRequest,
  ): Promise<PageOf<AuditEntry>> {
    requirePermission(viewer, 'read-audit');
    assertPage(request);
    const { pageSize } = request;
    const search = searchOf(filter ?? {});
    const [items, totalCount] = await new AuditRepository(this.database.read).page(
      search,
      offsetOf(request),
      pageSize,
    );
    return pageOf(items, totalCount, request);
  }

  /** All entries that match a filter, the oldest first, in batches. Throws as `page`. */
  async *all(viewer: Viewer, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
    requirePermission(viewer, 'read-audit');
    const search = searchOf(filter);
    for (let lastId = 0; ;) {
      const batch = await new AuditRepository(this.database.read).after(
        lastId,
        search,
        STREAM_BATCH,
      );
      if (batch.length > 0) yield batch;
      if (batch.length < STREAM_BATCH) return;
      lastId = batch[batch.length - 1]?.id ?? lastId;
    }
  }

  /** The e-mail addresses of existing admins, by their numbers, in one statement. */
  async emailsOf(adminIds: number[]): Promise<Map<number, string>> {
    if (adminIds.length === 0) return new Map();
    const admins = await this.database.read.find(Admin, {
      select: { id: true, email: true },
      where: { id: In(adminIds) },
    });
    return new Map(admins.map(({ id, email }) => [id, email]));
  }
}

function searchOf({
  action,
  actor,
  actorId,
  subject,
  subjectId,
  from,
  to,
}: AuditFilter): AuditSearch {
  const same = {
    ...(action && { action }),
    ...(actor && { actorRole: actor }),
    ...(actorId && { actorId: readSoughtNumber(actorId, 'actorId') }),
    ...(subject && { subject }),
    ...(subjectId && { subjectId: readSoughtNumber(subjectId, 'subjectId') }),
  };
  return { same, span: spanOf({ from, to }) };
}
