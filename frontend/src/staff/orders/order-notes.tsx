import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { failureOf, toShopError } from '../../apollo/shop-error';
import {
  useAddOrderNoteMutation,
  useOrderNotesQuery,
} from '../../generated/staff/orders/order-notes';
import { Button } from '../../shared/chakra/button';
import { TextAreaField } from '../../shared/chakra/fields';
import { formatInstant } from '../../shared/lib/ist-time';
import { usePolling } from '../../shared/lib/use-polling';
import { ErrorState } from '../../shared/ui/states';
import { UnsavedGuard } from '../kit/unsaved-guard';

const POLL_MS = 15_000;
const mostCharacters = 1_000;

/** The notes of staff about an order; customers never see them. */
export function OrderNotes({ orderId, readOnly }: { orderId: string; readOnly: boolean }) {
  const { data, error, refetch } = useOrderNotesQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, POLL_MS);
  const notes = data?.adminOrder?.staffNotes;
  return (
    <section className="panel order-sheet__part" aria-labelledby="order-notes">
      <h2 id="order-notes">{t`Notes of the staff`}</h2>
      {failureOf(error) && !notes && (
        <ErrorState text={t`The notes could not be loaded.`} onRetry={() => void refetch()} />
      )}
      {notes && notes.length === 0 && <p>{t`No notes yet.`}</p>}
      {notes && notes.length > 0 && (
        <Notes>
          {notes.map(({ id, at, staffEmail, text }) => (
            <li key={id}>
              <p>{text}</p>
              <small>
                <time dateTime={at}>{formatInstant(at)}</time>
                {staffEmail && ` · ${staffEmail}`}
              </small>
            </li>
          ))}
        </Notes>
      )}
      {!readOnly && <NoteForm orderId={orderId} onTried={() => refetch()} />}
    </section>
  );
}

interface NoteFormProps {
  orderId: string;
  /** Reloads the notes, also without a response, since the note may have been stored. */
  onTried: () => Promise<unknown>;
}

function NoteForm({ orderId, onTried }: NoteFormProps) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { text: '' },
  });
  const [addNote, { loading }] = useAddOrderNoteMutation();
  const add = handleSubmit(async ({ text }) => {
    try {
      await addNote({ variables: { orderId, text: text.trim() } });
      reset();
    } catch (error) {
      const { fields, message } = toShopError(error);
      setError('text', { message: fields['text'] ?? message });
    }
    await onTried().catch(() => undefined);
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void add(event)}>
      <UnsavedGuard hasChanges={formState.isDirty} />
      <TextAreaField
        label={t`New note`}
        hint={t`The staff reads it, the customer does not.`}
        rows={2}
        maxLength={mostCharacters}
        error={formState.errors.text?.message}
        {...register('text', {
          validate: (text) => text.trim() !== '' || t`Write the note first.`,
        })}
      />
      <Button type="submit" tone="outline" loading={loading}>{t`Add note`}</Button>
    </form>
  );
}

const Notes = chakra('ul', {
  base: {
    display: 'grid',
    gap: '12px',
    listStyle: 'none',
    '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& small': { fontSize: '14px', color: 'soft', overflowWrap: 'anywhere' },
  },
});
