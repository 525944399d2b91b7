import type { AdminOfferBannerFieldsFragment, OfferBannerInput } from '../../generated/graphql';
import type { FormValues } from '../kit/conflict.rules';

/** The fields of the offer on the landing page. */
export type BannerField = 'heading' | 'text' | 'lastDay' | 'isHidden';

type Banner = Pick<AdminOfferBannerFieldsFragment, BannerField>;

/** The offer in its form. */
export interface BannerForm extends Record<Exclude<BannerField, 'isHidden'>, string> {
  isHidden: boolean;
}

/** The form of an offer. */
export const formOfBanner = ({ heading, text, lastDay, isHidden }: Banner): BannerForm => ({
  heading: heading ?? '',
  text: text ?? '',
  lastDay: lastDay ?? '',
  isHidden,
});

/** The fields of a form as texts; `isHidden` is `yes` or `no`. */
export const valuesOfForm = ({ heading, text, ...rest }: BannerForm): FormValues<BannerField> => ({
  heading: heading.trim(),
  text: text.trim(),
  lastDay: rest.lastDay,
  isHidden: rest.isHidden ? 'yes' : 'no',
});

/** The fields of a stored offer. */
export const valuesOfBanner = (banner: Banner): FormValues<BannerField> =>
  valuesOfForm(formOfBanner(banner));

/** The form of these fields. */
export const formOfValues = (values: FormValues<BannerField>): BannerForm => ({
  ...values,
  isHidden: values.isHidden === 'yes',
});

/** The input of the API for these fields: an empty one means the default. */
export const inputOfValues = (
  values: FormValues<BannerField>,
): Omit<OfferBannerInput, 'expectedVersion'> => ({
  heading: values.heading || null,
  text: values.text || null,
  lastDay: values.lastDay || null,
  isHidden: values.isHidden === 'yes',
});
