import { registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';

/** Where a question to a customer stands. */
export enum QuestionState {
  OPEN = 'open',
  ANSWERED = 'answered',
  EXPIRED = 'expired',
  WITHDRAWN = 'withdrawn',
}
registerEnumType(QuestionState, {
  name: 'QuestionState',
  description: 'Where a question to a customer stands.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer.' },
    ANSWERED: { description: 'The customer answered; `chosenProductId` says what.' },
    EXPIRED: { description: 'Nobody answered in time.' },
    WITHDRAWN: { description: 'The picker decided without an answer, or the order is over.' },
  },
});

/** What tells where a question stands. */
export interface QuestionFacts {
  lineVersion: number;
  expiresAt: Date;
  answeredAt: Date | null;
}

/**
 * Where a question stands. Nobody has to withdraw it: whatever else is done with its line makes another version of that,
 * and an order that is packed or called off is not being picked. An answer that came in time stays one.
 */
export function questionState(
  { lineVersion, expiresAt, answeredAt }: QuestionFacts,
  lineNow: { version: number },
  orderNow: { status: OrderStatus },
  now: Date,
): QuestionState {
  if (answeredAt !== null) return QuestionState.ANSWERED;
  const isAsItWas = lineNow.version === lineVersion && orderNow.status === OrderStatus.PICKING;
  if (!isAsItWas) return QuestionState.WITHDRAWN;
  return now < expiresAt ? QuestionState.OPEN : QuestionState.EXPIRED;
}
