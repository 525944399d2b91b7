import { istDate } from '../../../kernel/ist';
import { validationError } from '../../../kernel/shop-error';
import { Card, cardProblems, normalizeCardNumber, typedText } from './card.rules';
import { PaymentInput } from './payment.input';

/**
 * The card in a client's input.
 * @throws VALIDATION with the fields of the card
 */
export function readCard(values: Partial<Record<keyof PaymentInput, unknown>>, now: Date): Card {
  const card = {
    number: normalizeCardNumber(values.cardNumber),
    nameOnCard: typeof values.nameOnCard === 'string' ? values.nameOnCard.trim() : '',
    expiryMonth: monthOf(values.expMonth),
    expiryYear: typeof values.expYear === 'number' ? values.expYear : NaN,
    cvv: typedText(values.cvv),
  };
  const problems = cardProblems(card, istDate(now));
  if (Object.keys(problems).length > 0) throw validationError(problems);
  return card;
}

/** The month as a number; undefined if none is given. */
function monthOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'number' ? value : NaN;
}
