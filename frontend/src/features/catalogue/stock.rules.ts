import { t } from '@lingui/core/macro';

/** Customers see the stock from this quantity down. */
const fewLeft = 10;

/** 'only 8 left' while there are few; nothing while there are plenty or none. */
export function stockWarning(stockQuantity: number): string | undefined {
  return stockQuantity > 0 && stockQuantity <= fewLeft ? t`only ${stockQuantity} left` : undefined;
}
