import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { CheckboxField } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextAreaField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import type { Area, AreaValues } from './area.rules';
import { changedArea } from './area.rules';
import type { Settings } from './calendar.rules';
import { listPinCodes, readPinCodes } from './pin-codes.rules';
import { TermsFields } from './terms-fields';
import { rowOfTerms, termsOfRow, type TermsRow } from './terms-form.rules';
import { useAreaChanges } from './use-area-changes';
import type { DeliveryChange } from './use-delivery-change';

/** An area, or undefined for a new one, and the settings as of the time it was opened. */
export interface EditedArea {
  area?: Area;
  settings: Settings;
}

interface AreaDialogProps {
  /** The area to edit; the dialog is closed if undefined. */
  edited: EditedArea | undefined;
  change: DeliveryChange;
  onClose: () => void;
}

/** Adds or changes an area. */
export function AreaDialog({ edited, change, onClose }: AreaDialogProps) {
  return (
    <Dialog
      title={edited?.area ? edited.area.name : t`Add an area`}
      open={edited !== undefined}
      onClose={onClose}
    >
      {edited && <AreaForm {...edited} change={change} onDone={onClose} />}
    </Dialog>
  );
}

interface AreaFields {
  name: string;
  pinCodes: string;
  hasTerms: boolean;
  terms: TermsRow;
}

type AreaFormProps = EditedArea & { change: DeliveryChange; onDone: () => void };

function AreaForm({ area, settings, change, onDone }: AreaFormProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<AreaFields>({
    defaultValues: {
      name: area?.name ?? '',
      pinCodes: listPinCodes(area?.pinCodes ?? []),
      hasTerms: Boolean(area?.terms),
      terms: rowOfTerms(area?.terms ?? settings.terms),
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const hasTerms = useWatch({ control, name: 'hasTerms' });
  const { adding, changing } = useAreaChanges();

  const save = handleSubmit(async (form) => {
    const values: AreaValues = {
      name: form.name.trim(),
      pinCodes: readPinCodes(form.pinCodes) ?? [],
      terms: form.hasTerms ? termsOfRow(form.terms) : null,
    };
    const given = area && changedArea(area, values);
    if (given && Object.keys(given).length === 0) return onDone();
    const made = area && given ? changing(area, given) : adding(values);
    const refusal = await change.save([made], settings.version, onDone);
    if (refusal) showRefusal(refusal, setError, { fields: ['name', 'pinCodes'] });
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name`}
        maxLength={40}
        error={errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || t`Enter a name` })}
      />
      <TextAreaField
        label={t`Pin codes`}
        hint={t`Such as 400601-400615, 421204`}
        error={errors.pinCodes?.message}
        {...register('pinCodes', {
          validate: (text) =>
            (readPinCodes(text)?.length ?? 0) > 0 ||
            t`Enter pin codes of six digits, with commas between them`,
        })}
      />
      <CheckboxField
        label={t`Fees of its own`}
        hint={t`Otherwise the general fees hold.`}
        {...register('hasTerms')}
      />
      {hasTerms && (
        <TermsFields
          register={(name, options) => register(`terms.${name}`, options)}
          errors={errors.terms}
        />
      )}
      <FormFailure text={errors.root?.message} />
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
      <DialogChoice
        confirmLabel={t`Save`}
        keepLabel={t`Cancel`}
        tone="solid"
        loading={isSubmitting || change.saving}
        onKeep={onDone}
      />
    </form>
  );
}
