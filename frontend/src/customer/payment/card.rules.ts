import { t } from '@lingui/core/macro';

/** The card as typed. It is kept only in the memory of the form, never in a URL, a storage or a cache. */
export interface CardDetails {
  nameOnCard: string;
  cardNumber: string;
  /** 1 to 12, or empty: the card is then assumed valid until the end of its year. */
  expMonth: string;
  expYear: string;
  cvv: string;
}

export type CardFieldErrors = Partial<Record<keyof CardDetails, string>>;

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Validates the check digit of a card number (Luhn), which finds typing errors before the number is sent. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character);
    if (index % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(cardNumber: string): string | undefined {
  const digits = digitsOf(cardNumber);
  if (digits === '') return t`Card number is required`;
  if (!/^\d{12,19}$/.test(digits)) return t`Card number has 12 to 19 digits`;
  if (!passesLuhn(digits)) return t`Card number is not valid. Please check the digits`;
  return undefined;
}

function checkYear(expYear: string, thisYear: number): string | undefined {
  const text = expYear.trim();
  if (text === '') return t`Exp year is required`;
  if (!/^\d{4}$/.test(text)) return t`Exp year has four digits, for example 2030`;
  const year = Number(text);
  if (year < thisYear) return t`The card has expired`;
  if (year > thisYear + 20) return t`Exp year is too far ahead`;
  return undefined;
}

function checkCvv(cvv: string): string | undefined {
  const text = cvv.trim();
  if (text === '') return t`cvv is required`;
  if (!/^\d{3,4}$/.test(text)) return t`cvv has 3 or 4 digits`;
  return undefined;
}

function checkMonth({ expMonth, expYear }: CardDetails, today: Date): string | undefined {
  const isPast =
    Number(expYear.trim()) === today.getFullYear() && Number(expMonth) < today.getMonth() + 1;
  return expMonth !== '' && isPast ? t`The card has expired` : undefined;
}

/** Finds invalid fields. A card is valid until the end of its month, or of its year if no month is given. */
export function checkCard(card: CardDetails, today: Date): CardFieldErrors {
  const found: CardFieldErrors = {
    nameOnCard: card.nameOnCard.trim() === '' ? t`Name on the card is required` : undefined,
    cardNumber: checkNumber(card.cardNumber),
    expMonth: checkMonth(card, today),
    expYear: checkYear(card.expYear, today.getFullYear()),
    cvv: checkCvv(card.cvv),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** The card in the form of the API: digits only, month and year as numbers. */
export function cardForPayment(card: CardDetails) {
  return {
    nameOnCard: card.nameOnCard.trim(),
    cardNumber: digitsOf(card.cardNumber),
    ...(card.expMonth !== '' && { expMonth: Number(card.expMonth) }),
    expYear: Number(card.expYear),
    cvv: card.cvv.trim(),
  };
}
