import type { Language } from '../../../kernel/language';
import { BillStep, BillStepKind } from '../../checkout/index.rules';

/** The names of bill steps in emails, receipts and credit notes. */
const LABELS: Readonly<Record<Language, Record<BillStepKind, string>>> = {
  en: {
    SUBTOTAL: 'Subtotal',
    COUPON: 'Coupon',
    ONLINE_PAYMENT_DISCOUNT: 'Discount for online payment',
    GIFT_CREDIT: 'Gift credit',
    DELIVERY_FEE: 'Delivery',
  },
  hi: {
    SUBTOTAL: 'सामान का कुल',
    COUPON: 'कूपन',
    ONLINE_PAYMENT_DISCOUNT: 'ऑनलाइन भुगतान की छूट',
    GIFT_CREDIT: 'गिफ़्ट क्रेडिट',
    DELIVERY_FEE: 'डिलीवरी',
  },
  mr: {
    SUBTOTAL: 'वस्तूंची बेरीज',
    COUPON: 'कूपन',
    ONLINE_PAYMENT_DISCOUNT: 'ऑनलाइन पेमेंटची सूट',
    GIFT_CREDIT: 'गिफ्ट क्रेडिट',
    DELIVERY_FEE: 'डिलिव्हरी',
  },
};

/** The amount of a free delivery. */
const FREE: Readonly<Record<Language, string>> = { en: 'free', hi: 'मुफ़्त', mr: 'मोफत' };

/** A bill step in a language; orders store its label in English. */
export function stepLabel(
  { kind }: Pick<BillStep, 'kind'>,
  couponCode: string | null,
  language: Language,
): string {
  const label = LABELS[language][kind];
  return kind === BillStepKind.COUPON && couponCode ? `${label} ${couponCode}` : label;
}

/** The word for a free delivery; undefined for all other steps. */
export function freeDelivery(
  { kind, amountPaise }: Pick<BillStep, 'kind' | 'amountPaise'>,
  language: Language,
): string | undefined {
  return kind === BillStepKind.DELIVERY_FEE && amountPaise === 0 ? FREE[language] : undefined;
}
