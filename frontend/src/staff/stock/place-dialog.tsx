import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { stockLocationInputLimits } from '../../generated/contract';
import type { StockPlaceFragment } from '../../generated/graphql';
import {
  useAddStockPlaceMutation,
  useChangeStockPlaceMutation,
} from '../../generated/staff/stock/places';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { invalidateStock } from './invalidate-stock';

/** A place as of the time it was opened; a new one without it. */
export interface EditedPlace {
  place?: StockPlaceFragment;
}

interface PlaceDialogProps {
  /** The place to edit; the dialog is closed if undefined. */
  edited: EditedPlace | undefined;
  onClose: () => void;
}

/** Adds or changes a place of stock. */
export function PlaceDialog({ edited, onClose }: PlaceDialogProps) {
  return (
    <Dialog
      title={edited?.place ? edited.place.name : t`Add a place`}
      open={edited !== undefined}
      onClose={onClose}
    >
      {edited && <PlaceForm place={edited.place} onDone={onClose} />}
    </Dialog>
  );
}

interface PlaceFormProps {
  place: StockPlaceFragment | undefined;
  onDone: () => void;
}

function PlaceForm({ place, onDone }: PlaceFormProps) {
  const { showSuccess } = useMessages();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: place?.name ?? '', note: place?.note ?? '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [add] = useAddStockPlaceMutation({ update: invalidateStock });
  const [change] = useChangeStockPlaceMutation({ update: invalidateStock });

  const save = handleSubmit(async (form) => {
    const input = { name: form.name.trim(), note: form.note.trim() || null };
    try {
      if (place) {
        const { id, version: expectedVersion } = place;
        await change({ variables: { id, input, expectedVersion } });
      } else await add({ variables: { input } });
    } catch (error) {
      return showRefusal(toShopError(error), setError, { fields: ['name', 'note'] });
    }
    showSuccess(t`Saved: ${input.name}`);
    onDone();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name`}
        hint={t`Such as Godown, or Second store`}
        maxLength={stockLocationInputLimits.name.most}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || t`Enter a name` })}
      />
      <TextField
        label={t`Note`}
        hint={t`Optional`}
        maxLength={stockLocationInputLimits.note.most}
        autoComplete="off"
        error={errors.note?.message}
        {...register('note')}
      />
      <FormFailure text={errors.root?.message} />
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
      <DialogChoice
        confirmLabel={t`Save`}
        keepLabel={t`Cancel`}
        tone="solid"
        loading={isSubmitting}
        onKeep={onDone}
      />
    </form>
  );
}
