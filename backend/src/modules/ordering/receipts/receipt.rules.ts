import { istDate } from '../../../kernel/ist';
import type { ReceiptConfig, StoreConfig } from '../../../platform/config/config';

/** The financial year in India begins on the first day of this month. */
const FIRST_MONTH = 4;

/** The financial year of an instant by the Indian calendar, April to March: 2026-27. */
export function financialYearOf(instant: Date): string {
  const [year = 0, month = 0] = istDate(instant).split('-').map(Number);
  const first = month < FIRST_MONTH ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The displayed number of a receipt: GRO/2026-27/000123. Longer numbers keep all their digits. */
export function receiptNumber(prefix: string, financialYear: string, number: number): string {
  return `${prefix}/${financialYear}/${String(number).padStart(6, '0')}`;
}

/** A customer as printed on documents. The e-mail address is empty for customers known by phone only. */
export interface PrintedCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A store as printed on documents: its name, address, contact, tax number and food licence. */
export type PrintedStore = StoreConfig & Omit<ReceiptConfig, 'prefix'>;
