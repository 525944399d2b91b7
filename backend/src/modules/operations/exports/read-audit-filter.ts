import { ActorRole, EventSubject } from '../../../kernel/domain-event';
import { queryParts } from '../../../platform/rest/schemas';
import type { AuditFilter } from '../audit/audit.input';
import { named, textOf } from './read-query';

/** The parameters of `readAuditFilter`. */
export const auditFilterSchema = queryParts({
  subject: { type: 'string', enum: Object.keys(EventSubject) },
  subjectId: { type: 'string' },
  actor: { type: 'string', enum: Object.keys(ActorRole) },
  actorId: { type: 'string' },
  action: { type: 'string', description: 'Action, such as product.changed.' },
  from: { type: 'string', description: 'First day, as yyyy-MM-dd in India.' },
  to: { type: 'string', description: 'Last day, as yyyy-MM-dd in India.' },
});

/**
 * The filter of `auditLog` as query parameters of the same names; empty parameters are ignored.
 * @throws VALIDATION
 */
export function readAuditFilter(query: unknown): AuditFilter {
  const given = query as Record<string, unknown>;
  const subject = textOf(given, 'subject');
  const actor = textOf(given, 'actor');
  return {
    ...(subject && { subject: named(EventSubject, subject, 'subject') }),
    subjectId: textOf(given, 'subjectId'),
    ...(actor && { actor: named(ActorRole, actor, 'actor') }),
    actorId: textOf(given, 'actorId'),
    action: textOf(given, 'action'),
    from: textOf(given, 'from'),
    to: textOf(given, 'to'),
  };
}
