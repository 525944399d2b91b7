import { eachRow } from '../../../platform/integrity/integrity-check';
import { Comparison, equal } from '../../../platform/integrity/comparison.rules';

interface QuestionRow {
  id: number;
  orderId: number;
  orderOfLine: number;
  candidates: string;
  chosenProductId: number | null;
  isLate: number | bigint | null;
}

function compareQuestion(row: QuestionRow): Comparison[] {
  const { id, orderId, orderOfLine, candidates, chosenProductId, isLate } = row;
  const offered = (JSON.parse(candidates) as { productId: number }[]).map((each) => each.productId);
  const isOffered = chosenProductId === null || offered.includes(chosenProductId);
  return [
    equal(`order of the line of question ${id}`, orderId, orderOfLine),
    equal(`choice of question ${id}`, 'offered', isOffered ? 'offered' : 'not offered'),
    equal(`answer of question ${id}`, 'in time', Number(isLate ?? 0) ? 'too late' : 'in time'),
  ];
}

export const substituteQuestions = eachRow<QuestionRow>(
  {
    name: 'substitute-questions',
    holds:
      'each question to a customer is about a line of its order, and its answer came in time and chose what was offered',
    records: 'questions',
  },
  `SELECT q.id, q.orderId, l.orderId AS orderOfLine, q.candidates, q.chosenProductId,
     q.answeredAt >= q.expiresAt AS isLate
   FROM substitute_questions q JOIN order_lines l ON l.id = q.orderLineId`,
  compareQuestion,
);
