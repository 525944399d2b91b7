import { FieldMessages } from '../../../kernel/shop-error';
import { orderingMessages } from '../ordering.messages';

/** A card as passed to the gateway: kept in memory for one call, never stored, never logged. */
export interface Card {
  number: string;
  nameOnCard: string;
  /** 1 to 12; without it, the card is valid until the end of its year. */
  expiryMonth?: number;
  expiryYear: number;
  cvv: string;
}

/** The data of a card that may be stored and displayed. */
export interface CardSummary {
  cardBrand: string;
  cardLastFour: string;
  /** Null if the provider does not report it. */
  cardExpiryYear: number | null;
}

const BRANDS: [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^(60|65|81|82|508)/, 'RuPay'],
];

/** The text typed into a card field; numeric inputs send numbers. Anything else is empty. */
export function typedText(typed: unknown): string {
  return typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
}

/** The number as digits only, since people type it in groups. */
export function normalizeCardNumber(typed: unknown): string {
  return typedText(typed).replace(/[\s-]/g, '');
}

/** The displayable data of a card. */
export function summarize(card: Card): CardSummary {
  const brand = BRANDS.find(([pattern]) => pattern.test(card.number))?.[1] ?? 'Card';
  return { cardBrand: brand, cardLastFour: card.number.slice(-4), cardExpiryYear: card.expiryYear };
}

/** Whether the check digit of a card number is right (ISO/IEC 7812-1). */
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
 * The problems of a card by field, found without a gateway. It is valid until the end of its month, or of its year if
 * no month is given.
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
