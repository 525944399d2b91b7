import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { offerBannerInputLimits } from '../../generated/contract';
import { invalidate } from '../../apollo/invalidate';
import {
  AdminOfferBannerDocument,
  useChangeOfferBannerMutation,
} from '../../generated/staff/offers/offer-banner';
import type { AdminOfferBannerFieldsFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { TextField } from '../../shared/chakra/fields';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { showAtFields } from '../../shared/lib/show-refusal';
import { ConflictDialog } from '../kit/conflict-dialog';
import { changedFields, type FormValues } from '../kit/conflict.rules';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';
import { AlsoHere } from '../presence/also-here';
import {
  formOfBanner,
  formOfValues,
  inputOfValues,
  valuesOfBanner,
  valuesOfForm,
  type BannerField,
  type BannerForm,
} from './offer-banner.rules';

const stateOf = (banner: AdminOfferBannerFieldsFragment) => ({
  values: valuesOfBanner(banner),
  version: banner.version,
});

/** The form of the offer on the landing page. Empty fields use the shop's initial offer. */
export function OfferBannerForm({ banner }: { banner: AdminOfferBannerFieldsFragment }) {
  const { register, handleSubmit, setError, reset, control, formState } = useForm<BannerForm>({
    defaultValues: formOfBanner(banner),
  });
  const { errors } = formState;
  const { showSuccess, showFailure } = useMessages();
  const [changeBanner] = useChangeOfferBannerMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const adminOfferBanner = data.changeOfferBanner;
      cache.writeQuery({ query: AdminOfferBannerDocument, data: { adminOfferBanner } });
      invalidate(cache, 'offerBanner');
    },
  });
  const editing = useRecordEditing<BannerField>({
    record: stateOf(banner),
    save: async (base, values, keep) => {
      if (changedFields(base.values, values).length === 0) return;
      const input = { ...inputOfValues(values), expectedVersion: base.version };
      const { data } = await changeBanner({ variables: { input } });
      if (data) keep(stateOf(data.changeOfferBanner));
    },
    read: (current) => valuesOfBanner(current as unknown as AdminOfferBannerFieldsFragment),
  });
  const typed = useWatch({ control, compute: valuesOfForm });
  const hasChanges = changedFields(editing.initial, typed).length > 0;

  const show = (outcome: SaveOutcome, values: FormValues<BannerField>) => {
    if (outcome === 'conflict') return;
    if (outcome === 'saved') {
      reset(formOfValues(values));
      return showSuccess(t`The offer is saved`);
    }
    showFailure(outcome.message);
    showAtFields(outcome.fields, setError, (field) =>
      field in editing.initial ? (field as BannerField) : undefined,
    );
  };
  const save = handleSubmit(async (form) => {
    const values = valuesOfForm(form);
    show(await editing.save(values), values);
  });
  const labels: Record<BannerField, string> = {
    heading: t`Heading`,
    text: t`Text`,
    lastDay: t`Last day`,
    isHidden: t`Do not show it`,
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <AlsoHere record="OFFER_BANNER" />
      <TextField
        label={labels.heading}
        hint={t`Up to 60 characters; empty: New Year offer`}
        maxLength={offerBannerInputLimits.heading.most}
        error={errors.heading?.message}
        {...register('heading')}
      />
      <TextField
        label={labels.text}
        hint={t`Up to 160 characters; empty: Offer ending Jan 10th 2023`}
        maxLength={offerBannerInputLimits.text.most}
        error={errors.text?.message}
        {...register('text')}
      />
      <TextField
        label={labels.lastDay}
        hint={t`Shown until its end; empty: no end`}
        type="date"
        error={errors.lastDay?.message}
        {...register('lastDay')}
      />
      <CheckboxField label={labels.isHidden} {...register('isHidden')} />
      <Button type="submit" loading={editing.saving}>{t`Save the offer`}</Button>
      <UnsavedGuard hasChanges={hasChanges} isSaving={editing.saving} />
      <ConflictDialog<BannerField>
        conflict={editing.conflict}
        saving={editing.saving}
        labelOf={(field) => labels[field]}
        describe={describe}
        onChoose={(against, chosen) =>
          void editing.saveChosen(against, chosen).then((outcome) => show(outcome, chosen))
        }
        onClose={editing.dismiss}
      />
    </form>
  );
}

function describe(field: BannerField, text: string): string {
  if (field === 'isHidden') return text === 'yes' ? t`yes` : t`no`;
  if (field === 'lastDay') return text === '' ? t`no end` : formatCalendarDay(text);
  return text === '' ? t`as usual` : text;
}
