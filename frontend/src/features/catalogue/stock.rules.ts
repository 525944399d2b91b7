import { t } from '@lingui/core/macro';

/** Customers see the stock at or below this quantity. */
const fewLeft = 10;

/** 'only 8 left' if there are few; undefined if there are plenty or none. */
export function stockWarning(stockQuantity: number): string | undefined {
  return stockQuantity > 0 && stockQuantity <= fewLeft ? t`only ${stockQuantity} left` : undefined;
}
