import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ActorRole, EventSubject } from '../../../kernel/domain-event';
import { AuditEntry } from './audit.type';
import { AuditFilter } from './audit.input';
import { AuditService } from './audit.service';
import { AuditPage } from './audit.type';

/** The audit log, which is read-only. */
@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(private readonly audit: AuditService) {}

  @Access('read-audit')
  @Query(() => AuditPage, { description: 'Audit log (owner). Fails with VALIDATION.' })
  auditLog(
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Filter of the entries.' })
    filter: AuditFilter | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 20, description: 'Entries per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AuditPage> {
    return this.audit.page(viewer, filter, { page, pageSize });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'E-mail address of the admin who acted; null for other actors, and if the admin has left.',
  })
  async actorEmail(
    @Root() { actorRole, actorId }: AuditEntry,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    if (actorRole !== ActorRole.ADMIN || actorId === null) return null;
    return this.emailOf(actorId, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'E-mail address of the admin that the entry is about; null for other records, and if the admin has left.',
  })
  async subjectEmail(
    @Root() { subject, subjectId }: AuditEntry,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    if (subject !== EventSubject.STAFF || subjectId === null) return null;
    return this.emailOf(subjectId, context);
  }

  private async emailOf(adminId: number, context: RequestContext): Promise<string | null> {
    const [email] = await batched(context, 'audit admins', adminId, async (ids) => {
      const emails = await this.audit.emailsOf(ids);
      return new Map([...emails].map(([id, each]) => [id, [each]]));
    });
    return email ?? null;
  }
}
