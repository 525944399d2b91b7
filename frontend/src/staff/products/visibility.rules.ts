import { t } from '@lingui/core/macro';

import type { AdminProductRowFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';

/** What the staff reads beside a product that customers do not find at this moment, or not for ever. */
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
