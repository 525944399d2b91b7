import { plural, t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import type { SubstituteQuestionFieldsFragment } from '../../generated/graphql';
import { formatTime } from '../../shared/lib/ist-time';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { Notice } from '../../shared/ui/notice';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { localProduct } from '../../shared/lib/local-name';
import { LocalName, LocalUnit } from '../../shared/ui/local-name';
import '../../shared/ui/radio-cards.css';
import './substitute-question.css';

interface QuestionProps {
  question: SubstituteQuestionFieldsFragment;
  /** Sends one of the candidates, or null to leave the missing pieces out. */
  onAnswer: (productId: string | null) => void;
  refusal: ShopError | undefined;
  loading: boolean;
}

/** The value of the option for no substitute. */
const none = 'none';

/** Asks a customer to choose a substitute for missing pieces; shows the outcome afterwards. */
export function SubstituteQuestion({ question, onAnswer, refusal, loading }: QuestionProps) {
  const [choice, setChoice] = useState<string>();
  const [isTried, setTried] = useState(false);
  const { wanted, quantity, candidates, state } = question;
  const product = localProduct(wanted);
  const time = formatTime(question.expiresAt);
  if (state !== 'OPEN')
    return (
      <Notice tone={state === 'ANSWERED' && !refusal ? 'info' : 'warning'} focused={isTried}>
        {/* Answered differently on another device. */}
        {state === 'ANSWERED' && refusal && <p>{refusal.message}</p>}
        <p>{outcomeOf(question)}</p>
      </Notice>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (choice !== undefined && !loading) onAnswer(choice === none ? null : choice);
  };
  const radio = (value: string) => ({
    ...{ type: 'radio', name: `question-${question.id}`, value },
    checked: choice === value,
    onChange: () => setChoice(value),
  });
  const failure = isTried && choice === undefined ? t`Choose what we shall do.` : refusal?.message;
  return (
    <form className="form panel question" noValidate onSubmit={submit}>
      <div className="question__wanted">
        <Picture src={wanted.imageUrl} alt="" sizePx={72} eager />
        <p>
          {plural(quantity, {
            one: `We are packing your order, and # piece of ${product} is not on the shelf.`,
            other: `We are packing your order, and # pieces of ${product} are not on the shelf.`,
          })}{' '}
          {t`Please answer by ${time}.`}
        </p>
      </div>
      <fieldset className="question__choices">
        <legend>{t`What shall we send instead?`}</legend>
        {candidates.map((offered) => (
          <label key={offered.productId} className="radio-card">
            <input {...radio(offered.productId ?? '')} />
            <Picture src={offered.imageUrl} alt="" sizePx={56} eager />
            <span>
              <LocalName product={offered} withEnglish />
              {offered.unit && (
                <small>
                  <LocalUnit unit={offered.unit} />
                </small>
              )}
            </span>
            <Price paise={offered.unitPricePaise} />
          </label>
        ))}
        <label className="radio-card">
          <input {...radio(none)} />
          <span>
            {t`Nothing: leave it out`}
            <small>{t`You do not pay for what does not come.`}</small>
          </span>
        </label>
      </fieldset>
      <small>{t`You never pay more than for what you ordered.`}</small>
      <FormFailure text={failure} />
      <Button type="submit" size="lg" loading={loading}>{t`Send answer`}</Button>
    </form>
  );
}

function outcomeOf(question: SubstituteQuestionFieldsFragment): string {
  const { state, candidates, chosenProductId, wanted } = question;
  const chosen = candidates.find(({ productId }) => productId === chosenProductId);
  if (state === 'EXPIRED') return t`The time for an answer is over: the shop decides now.`;
  if (state !== 'ANSWERED') return t`The shop has decided already, or found what you ordered.`;
  return chosen && chosenProductId !== null
    ? t`Thank you! The shop knows that you want ${{ substitute: localProduct(chosen) }} instead of ${{ product: localProduct(wanted) }}.`
    : t`Thank you! The shop knows that you want nothing instead of ${{ product: localProduct(wanted) }}.`;
}
