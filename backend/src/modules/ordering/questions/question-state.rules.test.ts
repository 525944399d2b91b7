import { OrderStatus } from '../../../kernel/order.enums';
import { QuestionState, questionState } from './question-state.rules';

const askedAt = new Date('2026-11-25T06:00:00Z');
const expiresAt = new Date('2026-11-25T06:15:00Z');
const beforeIt = new Date(expiresAt.getTime() - 1);
const question = { lineVersion: 3, expiresAt, answeredAt: null };
const line = { version: 3 };
const order = { status: OrderStatus.PICKING };
const { OPEN, ANSWERED, EXPIRED, WITHDRAWN } = QuestionState;

describe('a question to a customer', () => {
  it('is open until its time is over', () => {
    expect(questionState(question, line, order, askedAt)).toBe(OPEN);
    expect(questionState(question, line, order, beforeIt)).toBe(OPEN);
    expect(questionState(question, line, order, expiresAt)).toBe(EXPIRED);
  });

  it.each([1, 2, 4, 5])('is withdrawn where its line of version 3 has version %i', (version) => {
    for (const now of [askedAt, expiresAt])
      expect(questionState(question, { version }, order, now)).toBe(WITHDRAWN);
  });

  it('is withdrawn in every state of the order but one', () => {
    for (const status of Object.values(OrderStatus))
      expect(questionState(question, line, { status }, askedAt)).toBe(
        status === OrderStatus.PICKING ? OPEN : WITHDRAWN,
      );
  });

  it('stays answered, whatever happens afterwards', () => {
    const answered = { ...question, answeredAt: beforeIt };
    for (const status of Object.values(OrderStatus))
      for (const version of [3, 4])
        for (const now of [beforeIt, expiresAt])
          expect(questionState(answered, { version }, { status }, now)).toBe(ANSWERED);
  });
});
