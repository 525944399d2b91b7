import { t } from '@lingui/core/macro';

import type { AuditRowFragment } from '../../generated/graphql';
import { changesOf, type AuditChange } from './audit-change.rules';

/** The changes of an entry in words and, on request, as JSON. */
export function AuditChanges({ entry }: { entry: AuditRowFragment }) {
  const { beforeJson, afterJson, requestId } = entry;
  const changes = changesOf(beforeJson, afterJson);
  return (
    <div className="audit__changes">
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <Change key={change.label} {...change} />
          ))}
        </ul>
      )}
      <details>
        <summary>{t`As written down`}</summary>
        <dl>
          {beforeJson && <Raw label={t`Before`} text={beforeJson} />}
          {afterJson && <Raw label={t`After`} text={afterJson} />}
          <Raw label={t`Request`} text={requestId ?? t`none: a job or a command`} />
        </dl>
      </details>
    </div>
  );
}

/** 'MRP ₹20.00 → ₹22.00'. Shows values as stored. */
function Change({ label, isEnglish, before, after }: AuditChange) {
  return (
    <li>
      <span lang={isEnglish && 'en'}>{label}</span>{' '}
      {before !== undefined &&
        (after === undefined ? (
          <del translate="no">{before}</del>
        ) : (
          <span translate="no">{before} </span>
        ))}
      {before !== undefined && after !== undefined && (
        <>
          <span aria-hidden="true">→ </span>
          <span className="visually-hidden">{t`became`} </span>
        </>
      )}
      {after !== undefined && <strong translate="no">{after}</strong>}
    </li>
  );
}

function Raw({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code translate="no">{text}</code>
      </dd>
    </>
  );
}
