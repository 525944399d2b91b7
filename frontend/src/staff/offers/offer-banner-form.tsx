import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { offerBannerInputLimits } from '../../generated/contract';
import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import {
  AdminOfferBannerDocument,
  useChangeOfferBannerMutation,
} from '../../generated/staff/offers/offer-banner';
import type { AdminOfferBannerFieldsFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';

interface OfferBannerFormProps {
  banner: AdminOfferBannerFieldsFragment;
  /** Somebody else changed it meanwhile: it is to be looked at again. */
  onConflict: () => void;
}

const valuesOf = ({ heading, text, lastDay, isHidden }: AdminOfferBannerFieldsFragment) => ({
  heading: heading ?? '',
  text: text ?? '',
  lastDay: lastDay ?? '',
  isHidden,
});

type Values = ReturnType<typeof valuesOf>;

const isField = (name: string): name is keyof Values =>
  ['heading', 'text', 'lastDay', 'isHidden'].includes(name);

/** The form of the offer on the landing page. What is left empty is the offer that the shop opened with. */
export function OfferBannerForm({ banner, onConflict }: OfferBannerFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    values: valuesOf(banner),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const { showSuccess, showFailure } = useMessages();
  const [changeBanner] = useChangeOfferBannerMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const adminOfferBanner = data.changeOfferBanner;
      cache.writeQuery({ query: AdminOfferBannerDocument, data: { adminOfferBanner } });
      invalidate(cache, 'offerBanner');
    },
  });

  const save = handleSubmit(async ({ heading, text, lastDay, isHidden }) => {
    const input = {
      heading: heading || null,
      text: text || null,
      lastDay: lastDay || null,
      isHidden,
      expectedVersion: banner.version,
    };
    try {
      await changeBanner({ variables: { input } });
      showSuccess(t`The offer is saved`);
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      if (refusal.code === 'CONFLICT') onConflict();
      for (const [field, message] of Object.entries(refusal.fields))
        if (isField(field)) setError(field, { message });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Heading`}
        hint={t`Up to 60 characters; empty: New Year offer`}
        maxLength={offerBannerInputLimits.heading.most}
        error={errors.heading?.message}
        {...register('heading')}
      />
      <TextField
        label={t`Text`}
        hint={t`Up to 160 characters; empty: Offer ending Jan 10th 2023`}
        maxLength={offerBannerInputLimits.text.most}
        error={errors.text?.message}
        {...register('text')}
      />
      <TextField
        label={t`Last day`}
        hint={t`Shown until its end; empty: no end`}
        type="date"
        error={errors.lastDay?.message}
        {...register('lastDay')}
      />
      <CheckboxField label={t`Do not show it`} {...register('isHidden')} />
      <Button type="submit" loading={isSubmitting}>{t`Save the offer`}</Button>
    </form>
  );
}
