import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { formatTime } from '../../shared/lib/ist-time';
import { localName } from '../../shared/lib/local-name';
import { namesOfLine } from './picked-name';
import type { Step, WalkLine, WalkOrder } from './queue.rules';
import { currentQuestions, type WalkQuestion } from './walk.rules';
import { WeightForm } from './weight-form';

interface QuestionsProps {
  walks: readonly WalkOrder[];
  onAct: (orderId: string, line: WalkLine, step: Step) => void;
}

/** The questions to customers, and their answers: one tap applies an answer. */
export function Questions({ walks, onAct }: QuestionsProps) {
  return walks.flatMap((walk) =>
    currentQuestions(walk).map(({ line, question }) => (
      <Question
        key={question.id}
        line={line}
        question={question}
        onAct={(step) => onAct(walk.order.id, line, step)}
      />
    )),
  );
}

interface QuestionProps {
  line: WalkLine;
  question: WalkQuestion;
  onAct: (step: Step) => void;
}

function Question({ line, question, onAct }: QuestionProps) {
  const [isWeighing, setWeighing] = useState(false);
  const { quantity, state, candidates, chosenProductId } = question;
  const time = formatTime(question.expiresAt);
  const { id: lineId } = line;
  const [name] = namesOfLine(line);
  if (state !== 'ANSWERED')
    return (
      <Notice tone={state === 'OPEN' ? 'info' : 'warning'}>
        <p>
          {state === 'OPEN'
            ? t`${name}: the customer is asked and can answer until ${time}. Go on meanwhile.`
            : t`${name}: the customer has not answered. Decide what is to be done.`}
        </p>
      </Notice>
    );
  const chosen = candidates.find(({ productId }) => productId === chosenProductId);
  if (!chosen?.productId)
    return (
      <Notice tone="warning">
        <p>{t`${name}: the customer wants nothing instead.`}</p>
        <Button
          onClick={() => onAct({ kind: 'short', lineId, quantity, reason: 'NOT_THERE' })}
        >{t`Leave it out`}</Button>
      </Notice>
    );
  const { packGrams, unitPricePaise } = chosen;
  const substitute = localName(chosen);
  const take = (grams?: number) =>
    onAct({
      ...{ kind: 'substitute', lineId, quantity, replacedQuantity: quantity, grams },
      product: { id: chosen.productId ?? '', name: substitute },
    });
  return (
    <Notice tone="warning">
      <p>{t`${name}: the customer wants ${substitute} instead.`}</p>
      {isWeighing && packGrams !== null ? (
        <WeightForm
          pieces={{ quantity, packGrams, unitPricePaise }}
          submitLabel={t`Take instead`}
          onWeigh={take}
        />
      ) : (
        <Button onClick={() => (packGrams === null ? take() : setWeighing(true))}>
          {t`Take ${substitute} instead`}
        </Button>
      )}
    </Notice>
  );
}
