import { t } from '@lingui/core/macro';

import type { AdminProductRowFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';

/** A note for staff on a product that is hidden from customers now, or will be later. */
export function visibilityNote(
  {
    isHidden,
    visibleFrom,
    visibleUntil,
  }: Pick<AdminProductRowFragment, 'isHidden' | 'visibleFrom' | 'visibleUntil'>,
  now: Date,
): string | undefined {
  if (isHidden) return t`Hidden`;
  if (visibleFrom && new Date(visibleFrom) > now)
    return t`Visible from ${formatInstant(visibleFrom)}`;
  if (!visibleUntil) return undefined;
  return new Date(visibleUntil) > now
    ? t`Visible until ${formatInstant(visibleUntil)}`
    : t`No longer visible since ${formatInstant(visibleUntil)}`;
}
