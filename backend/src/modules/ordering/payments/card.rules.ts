import { FieldMessages } from '../../../kernel/shop-error';
import { orderingMessages } from '../ordering.messages';

/** A card as it is handed to the gateway: held for the length of one call, never kept, never logged. */
export interface Card {
  number: string;
  nameOnCard: string;
  /** 1 to 12; a card without one is good until the end of its year. */
  expiryMonth?: number;
  expiryYear: number;
  cvv: string;
}

/** What may be kept and shown of a card. */
export interface CardSummary {
  cardBrand: string;
  cardLastFour: string;
  /** Not every provider tells it. */
  cardExpiryYear: number | null;
}

const BRANDS: [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^(60|65|81|82|508)/, 'RuPay'],
];

/** What was typed into a field of the card; numeric inputs send numbers. Anything else is nothing. */
export function typedText(typed: unknown): string {
  return typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
}

/** The number as digits only: people group them. */
export function normalizeCardNumber(typed: unknown): string {
  return typedText(typed).replace(/[\s-]/g, '');
}

/** What may be shown of it. */
export function summarize(card: Card): CardSummary {
  const brand = BRANDS.find(([pattern]) => pattern.test(card.number))?.[1] ?? 'Card';
  return { cardBrand: brand, cardLastFour: card.number.slice(-4), cardExpiryYear: card.expiryYear };
}

/** The check digit that every card number ends with (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/**
 * What is wrong with a card before any gateway is asked, field by field. It is good until the end of its month, or of
 * its year where no month is given.
 * @param today the day in India, as yyyy-MM-dd
 */
export function cardProblems(card: Card, today: string): FieldMessages {
  const [currentYear = NaN, currentMonth = NaN] = today.split('-').map(Number);
  const { expiryMonth = 12 } = card;
  const problems: FieldMessages = {};
  if (!/^\d{12,19}$/.test(card.number) || !passesLuhn(card.number))
    problems.cardNumber = orderingMessages.cardNumber();
  if (card.nameOnCard.length < 1 || card.nameOnCard.length > 100)
    problems.nameOnCard = orderingMessages.nameOnCard();
  if (!Number.isInteger(card.expiryYear) || card.expiryYear > currentYear + 50)
    problems.expYear = orderingMessages.cardYear({ year: currentYear + 1 });
  else if (card.expiryYear < currentYear) problems.expYear = orderingMessages.cardExpired();
  if (!Number.isInteger(expiryMonth) || expiryMonth < 1 || expiryMonth > 12)
    problems.expMonth = orderingMessages.cardMonth();
  else if (card.expiryYear === currentYear && expiryMonth < currentMonth)
    problems.expMonth = orderingMessages.cardExpired();
  if (!/^\d{3,4}$/.test(card.cvv)) problems.cvv = orderingMessages.cvv();
  return problems;
}
