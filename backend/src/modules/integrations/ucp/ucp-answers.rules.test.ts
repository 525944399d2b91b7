import { randomBytes } from 'node:crypto';
import { answerOf, keptAnswerOf } from './ucp-answers.rules';

const ID = 'a-secret-id';
const LINE = { id: '7', item: { id: '2', title: 'चावल' }, quantity: 2 };

it('is kept without the id of its cart, and told with it', () => {
  const answer = { id: ID, line_items: [LINE], order: { id: ID, label: '1' }, totals: [] };
  const kept = keptAnswerOf(answer);
  expect(Buffer.from(kept ?? '', 'base64').toString('latin1')).not.toContain(ID);
  expect(answerOf(kept ?? '', ID)).toEqual(answer);
  expect(answerOf(kept ?? '', 'other')).toMatchObject({ id: 'other', order: { id: 'other' } });
});

it('is kept of a full cart, and not where it is filled with noise', () => {
  const full = { id: ID, line_items: Array.from({ length: 50 }, (_, at) => ({ ...LINE, at })) };
  expect(keptAnswerOf(full)).toBeDefined();
  expect(
    keptAnswerOf({ id: ID, messages: [{ content: randomBytes(9_000).toString('hex') }] }),
  ).toBeUndefined();
});
