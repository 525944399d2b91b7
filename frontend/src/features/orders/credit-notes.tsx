import { t } from '@lingui/core/macro';

import type { CreditNoteFieldsFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';
import { creditNotePdfOf } from '../../shared/lib/paths';
import { serverText } from '../../shared/lib/server-text';
import { Price } from '../../shared/ui/price';
import './internal/order-money.css';

/** The credit notes for the receipt of an order, each with its PDF; nothing without any. */
export function CreditNotes({ creditNotes }: { creditNotes: readonly CreditNoteFieldsFragment[] }) {
  if (creditNotes.length === 0) return null;
  return (
    <ul aria-label={t`Credit notes`}>
      {creditNotes.map((note) => (
        <CreditNoteEntry key={note.id} note={note} />
      ))}
    </ul>
  );
}

function CreditNoteEntry({ note }: { note: CreditNoteFieldsFragment }) {
  const { id, number, issuedAt, reason, reasonMessage, amountPaise } = note;
  return (
    <li>
      <span>
        <a className="text-link" href={creditNotePdfOf(id)}>
          {t`Credit note ${number}`}
        </a>
        <small>
          {serverText(reason, reasonMessage)} ·{' '}
          <time dateTime={issuedAt}>{formatInstant(issuedAt)}</time>
        </small>
      </span>
      <span className="order-money__amount">
        <Price paise={amountPaise} />
      </span>
    </li>
  );
}
