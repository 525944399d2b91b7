import { fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import type { Product } from './product.entity';

/** Whether a product is visible to customers at an instant. */
export enum ProductStanding {
  SHOWN = 'SHOWN',
  HIDDEN = 'HIDDEN',
  /** It appears on schedule. */
  SCHEDULED = 'SCHEDULED',
}

/** The fields that determine whether customers find a product and can order it. */
export type Visibility = Readonly<Pick<Product, 'isHidden' | 'visibleFrom' | 'visibleUntil'>>;

/** Whether a product is visible to customers at an instant. */
export function isVisible({ isHidden, visibleFrom, visibleUntil }: Visibility, now: Date): boolean {
  return (
    !isHidden &&
    (visibleFrom === null || visibleFrom <= now) &&
    (visibleUntil === null || visibleUntil > now)
  );
}

/** When a product next appears or leaves on schedule; undefined if it stays as it is. */
export function turnAfter(
  { isHidden, visibleFrom, visibleUntil }: Visibility,
  now: Date,
): Date | undefined {
  if (isHidden) return undefined;
  if (visibleFrom && visibleFrom > now) return visibleFrom;
  return visibleUntil && visibleUntil > now ? visibleUntil : undefined;
}

/** Whether a product would leave before it appears. */
export function leavesFirst({
  visibleFrom,
  visibleUntil,
}: Pick<Visibility, 'visibleFrom' | 'visibleUntil'>): boolean {
  return visibleFrom !== null && visibleUntil !== null && visibleUntil <= visibleFrom;
}

/** A change of only one of the two instants keeps the other. Throws VALIDATION (visibleUntil). */
export function assertLeavesLater(product: Visibility): void {
  if (leavesFirst(product)) throw fieldError('visibleUntil', catalogueMessages.leavesFirst());
}

/** Whether a product is visible to customers at an instant, will become so on schedule, or neither. */
export function standingOf(product: Visibility, now: Date): ProductStanding {
  if (isVisible(product, now)) return ProductStanding.SHOWN;
  return turnAfter(product, now) ? ProductStanding.SCHEDULED : ProductStanding.HIDDEN;
}
