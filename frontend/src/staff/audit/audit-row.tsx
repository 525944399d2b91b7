import { Table } from '@chakra-ui/react';

import type { AuditRowFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';
import { Link } from '../../shared/ui/link';
import { nameAction } from './audit-change.rules';
import { actorText, searchOfAuditFilter, subjectText } from './audit-filter.rules';
import { AuditChanges } from './audit-changes';

/** One entry of the audit log. */
export function AuditRow({ entry }: { entry: AuditRowFragment }) {
  const { at, action, subject, subjectId, apiTokenId } = entry;
  const name = subjectId ? `${subjectText[subject]} ${subjectId}` : subjectText[subject];
  return (
    <Table.Row>
      <Table.Cell data-label="When">
        <time className="audit__when" dateTime={at}>
          {formatInstant(at)}
        </time>
      </Table.Cell>
      <Table.Cell data-label="Who">
        <div className="long-text">
          {nameActor(entry)}
          {apiTokenId && <span className="audit__note">by token {apiTokenId}</span>}
        </div>
      </Table.Cell>
      <Table.Cell data-label="What">
        <div>
          <strong>{nameAction(action)}</strong>
          <Link
            className="audit__subject"
            to={{ search: searchOfAuditFilter({ subject, subjectId }) }}
            aria-label={`Everything about ${name}`}
          >
            {name}
          </Link>
        </div>
      </Table.Cell>
      <Table.Cell data-label="Changes">
        <AuditChanges entry={entry} />
      </Table.Cell>
    </Table.Row>
  );
}

function nameActor({ actor, actorId, actorEmail }: AuditRowFragment): string {
  if (actor === 'ADMIN') return actorEmail ?? `Staff ${actorId ?? ''}, no longer there`;
  if (actor === 'CUSTOMER') return `Customer ${actorId ?? ''}`;
  return actorText[actor];
}
