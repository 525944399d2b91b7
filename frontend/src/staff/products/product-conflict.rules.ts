import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { formatPaise } from '../../shared/lib/format-price';
import { formatInstant, instantOfMinute } from '../../shared/lib/ist-time';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
import type { Clash } from '../kit/conflict.rules';
import { productFormFields, type FieldName } from './product-form.rules';
import { picturesOfText } from './product-pictures.rules';

/** The stock after applying the user's difference to the stored stock, if it changed meanwhile. */
export function carriedOver({
  field,
  base,
  stored,
  mine,
}: Clash<FieldName>): { value: string; note: string } | undefined {
  if (field !== 'stockQuantity') return undefined;
  const difference = Number(mine) - Number(base);
  const value = String(Number(stored) + difference);
  if (Number(value) < 0 || value === mine || value === stored) return undefined;
  const signed = `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
  return { value, note: t`Stored now, and your ${signed}` };
}

/** Describes the value of a form field. */
export function describeField(
  field: FieldName,
  text: string,
  categories: readonly { slug: string; name: string }[],
): string {
  const { control } = productFormFields[field];
  switch (control.kind) {
    case 'price': {
      const paise = rupeesToPaise(text);
      return paise === undefined ? text || t`empty` : formatPaise(paise);
    }
    case 'instant':
      return text ? formatInstant(instantOfMinute(text)) : t`empty`;
    case 'category':
      return categories.find(({ slug }) => slug === text)?.name ?? text;
    case 'select': {
      const option = control.options.find(({ value }) => value === text);
      return option ? i18n._(option.label) : text;
    }
    case 'pictures':
      return (
        picturesOfText(text)
          .map(({ alt, imageUrl }) => alt || imageUrl)
          .join(', ') || t`empty`
      );
    default:
      return text || t`empty`;
  }
}
