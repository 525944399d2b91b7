import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import type { AuditRowFragment } from '../../generated/graphql';
import { Link } from '../../shared/ui/link';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { nameAction } from './audit-action.rules';
import { AuditChanges } from './audit-changes';
import { actorText, searchOfAuditFilter, subjectText } from './audit-filter.rules';
import { recordOf } from './audit-record.rules';

const columns = columnsOf<AuditRowFragment>();

/** The columns of the audit log. */
export const auditColumns = (fromList: object) => [
  columns.display({
    id: 'when',
    enableHiding: false,
    header: t`When`,
    cell: ({ row: { original: entry } }) => <Instant at={entry.at} />,
  }),
  columns.display({
    id: 'who',
    header: t`Who`,
    cell: ({ row: { original: entry } }) => <Actor entry={entry} />,
  }),
  columns.display({
    id: 'what',
    enableHiding: false,
    header: t`What`,
    cell: ({ row: { original: entry } }) => <Subject entry={entry} fromList={fromList} />,
  }),
  columns.display({
    id: 'changes',
    header: t`Changes`,
    cell: ({ row: { original: entry } }) => <AuditChanges entry={entry} />,
  }),
];

function Actor({ entry }: { entry: AuditRowFragment }) {
  const { actor, actorId, apiTokenId } = entry;
  const who = nameActor(entry);
  return (
    <div className="long-text">
      {actorId ? (
        <Link
          className="audit__link"
          to={{ search: searchOfAuditFilter({ actor, actorId }) }}
          aria-label={t`Everything done by ${who}`}
        >
          {who}
        </Link>
      ) : (
        who
      )}
      {apiTokenId && (
        <span className="audit__note">
          <Trans>by token {apiTokenId}</Trans>
        </span>
      )}
    </div>
  );
}

function Subject({ entry, fromList }: { entry: AuditRowFragment; fromList: object }) {
  const { action, subject, subjectId, subjectEmail } = entry;
  const kind = i18n._(subjectText[subject]);
  const name = subjectEmail ?? (subjectId ? `${kind} ${subjectId}` : kind);
  const record = recordOf(entry);
  return (
    <div className="long-text">
      <strong>{nameAction(action)}</strong>
      {record && (
        <Link className="audit__subject" to={record} state={fromList}>
          {name}
        </Link>
      )}
      <Link
        className="audit__subject"
        to={{ search: searchOfAuditFilter({ subject, subjectId }) }}
        aria-label={record ? t`History of ${name}` : t`Everything about ${name}`}
      >
        {record ? t`History` : name}
      </Link>
    </div>
  );
}

function nameActor({ actor, actorId, actorEmail }: AuditRowFragment): string {
  const number = actorId ?? '';
  if (actor === 'ADMIN') return actorEmail ?? t`Staff ${number}, no longer there`;
  if (actor === 'CUSTOMER') return t`Customer ${number}`;
  return i18n._(actorText[actor]);
}
