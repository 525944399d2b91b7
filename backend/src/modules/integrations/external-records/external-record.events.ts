import { DomainEvent, actorOf } from '../../../kernel/domain-event';
import { StaffViewer } from '../../../kernel/viewer';
import { RecordStep, changedKeys } from './external-record.rules';
import { ExternalSubject } from './external-subject.enum';

/**
 * What a program changed of what it keeps of a record; nothing where that is as it was. It is an event of the token, which
 * no feed of products or orders has: other programs do not learn of it. Of customers it has the names of what changed only.
 */
export function externalRecordChanged(
  program: StaffViewer,
  subject: ExternalSubject,
  { subjectId, before, after }: RecordStep,
): DomainEvent[] {
  const isMoved = before.externalId !== after.externalId;
  const keys = changedKeys(before.metadata, after.metadata);
  if (!isMoved && keys.length === 0) return [];
  const tellsId = isMoved && subject !== ExternalSubject.CUSTOMER;
  const { adminId, namespace } = program;
  return [
    {
      actor: actorOf(program),
      action: 'external-record.changed',
      subject: 'staff',
      subjectId: adminId,
      before: tellsId ? { externalId: before.externalId } : {},
      after: {
        ...{ namespace, subject, subjectId },
        ...(tellsId && { externalId: after.externalId }),
        changed: [...(isMoved ? ['externalId'] : []), ...keys.map((key) => `metadata.${key}`)],
      },
    },
  ];
}
