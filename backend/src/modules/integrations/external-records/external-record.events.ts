import { DomainEvent, actorOf } from '../../../kernel/domain-event';
import { StaffViewer } from '../../../kernel/viewer';
import { RecordStep, changedKeys } from './external-record.rules';
import { ExternalSubject } from './external-subject.enum';

/**
 * A program's change of its record; none if nothing changed. The subject of the event is the staff member of the token,
 * so no feed of products or orders contains it and other programs do not see it. For customers it contains only the
 * names of the changed fields.
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
