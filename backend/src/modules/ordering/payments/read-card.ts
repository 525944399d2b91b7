import { istDate } from '../../../kernel/ist';
import { validationError } from '../../../kernel/shop-error';
import { Card, cardProblems, normalizeCardNumber, typedText } from './card.rules';
import { PaymentInput } from './payment.input';

/**
 * The card of an input from outside.
 * @throws VALIDATION with the fields of the card
 */
export function readCard(values: Partial<Record<keyof PaymentInput, unknown>>, now: Date): Card {
  const card = {
    number: normalizeCardNumber(values.cardNumber),
    nameOnCard: typeof values.nameOnCard === 'string' ? values.nameOnCard.trim() : '',
    expiryYear: typeof values.expYear === 'number' ? values.expYear : NaN,
    cvv: typedText(values.cvv),
  };
  const problems = cardProblems(card, Number(istDate(now).slice(0, 4)));
  if (Object.keys(problems).length > 0) throw validationError(problems);
  return card;
}
