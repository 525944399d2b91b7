import { registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';

/** State of a question to a customer. */
export enum QuestionState {
  OPEN = 'open',
  ANSWERED = 'answered',
  EXPIRED = 'expired',
  WITHDRAWN = 'withdrawn',
}
registerEnumType(QuestionState, {
  name: 'QuestionState',
  description: 'State of a question to a customer.',
  valuesConfig: {
    OPEN: { description: 'Awaiting an answer.' },
    ANSWERED: { description: 'Answered by the customer; see `chosenProductId`.' },
    EXPIRED: { description: 'Not answered in time.' },
    WITHDRAWN: {
      description: 'Withdrawn: the picker decided without an answer, or the order is over.',
    },
  },
});

/** Data that determines the state of a question. */
export interface QuestionFacts {
  lineVersion: number;
  expiresAt: Date;
  answeredAt: Date | null;
}

/**
 * The state of a question. Nobody has to withdraw it: any other action on its line changes the version of the line, and
 * an order that is packed or cancelled is no longer being picked. An answer that came in time remains valid.
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
