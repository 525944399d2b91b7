import { t } from '@lingui/core/macro';

import './veg-mark.css';

/** The green or brown mark of food; nothing if it is unknown. */
export function VegMark({ isVeg }: { isVeg: boolean | null }) {
  if (isVeg === null) return null;
  return (
    <span
      className="veg-mark"
      data-veg={isVeg}
      role="img"
      aria-label={isVeg ? t`Vegetarian` : t`Not vegetarian`}
    />
  );
}
