import { fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import type { Product } from './product.entity';

/** Whether customers find a product at a moment. */
export enum ProductStanding {
  SHOWN = 'SHOWN',
  HIDDEN = 'HIDDEN',
  /** It appears by itself. */
  SCHEDULED = 'SCHEDULED',
}

/** What decides when customers find a product and can order it. */
export type Visibility = Readonly<Pick<Product, 'isHidden' | 'visibleFrom' | 'visibleUntil'>>;

/** Whether customers find a product at an instant. */
export function isVisible({ isHidden, visibleFrom, visibleUntil }: Visibility, now: Date): boolean {
  return (
    !isHidden &&
    (visibleFrom === null || visibleFrom <= now) &&
    (visibleUntil === null || visibleUntil > now)
  );
}

/** When a product appears or leaves next by itself; undefined where it stays as it is. */
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

/** Whichever of the two instants changes, the other one stays. Throws VALIDATION (visibleUntil). */
export function assertLeavesLater(product: Visibility): void {
  if (leavesFirst(product)) throw fieldError('visibleUntil', catalogueMessages.leavesFirst());
}

/** Whether customers find a product at an instant, will find it by themselves, or neither. */
export function standingOf(product: Visibility, now: Date): ProductStanding {
  if (isVisible(product, now)) return ProductStanding.SHOWN;
  return turnAfter(product, now) ? ProductStanding.SCHEDULED : ProductStanding.HIDDEN;
}
