import { Table } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import type { AuditRowFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';
import { Link } from '../../shared/ui/link';
import { nameAction } from './audit-change.rules';
import { actorText, searchOfAuditFilter, subjectText } from './audit-filter.rules';
import { AuditChanges } from './audit-changes';
import { recordOf } from './audit-record.rules';

/** One entry of the audit log. */
export function AuditRow({ entry }: { entry: AuditRowFragment }) {
  const { at, action, actor, actorId, subject, subjectId, apiTokenId } = entry;
  const kind = i18n._(subjectText[subject]);
  const name = subjectId ? `${kind} ${subjectId}` : kind;
  const record = recordOf(entry);
  const who = nameActor(entry);
  return (
    <Table.Row>
      <Table.Cell data-label={t`When`}>
        <time className="audit__when" dateTime={at}>
          {formatInstant(at)}
        </time>
      </Table.Cell>
      <Table.Cell data-label={t`Who`}>
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
      </Table.Cell>
      <Table.Cell data-label={t`What`}>
        <div>
          <strong>{nameAction(action)}</strong>
          {record && (
            <Link className="audit__subject" to={record}>
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
      </Table.Cell>
      <Table.Cell data-label={t`Changes`}>
        <AuditChanges entry={entry} />
      </Table.Cell>
    </Table.Row>
  );
}

function nameActor({ actor, actorId, actorEmail }: AuditRowFragment): string {
  const number = actorId ?? '';
  if (actor === 'ADMIN') return actorEmail ?? t`Staff ${number}, no longer there`;
  if (actor === 'CUSTOMER') return t`Customer ${number}`;
  return i18n._(actorText[actor]);
}
