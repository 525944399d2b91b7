import { toShopError } from '../../apollo/shop-error';
import type { SubstituteQuestionFieldsFragment } from '../../generated/graphql';
import { useAnswerOwnSubstituteQuestionMutation } from '../../generated/questions/substitute-question';
import { SubstituteQuestion } from '../../features/questions/substitute-question';

/** A question about an order of the logged-in customer. */
export function OwnQuestion({ question }: { question: SubstituteQuestionFieldsFragment }) {
  const [answer, { loading, error }] = useAnswerOwnSubstituteQuestionMutation({
    onError: () => undefined,
  });
  return (
    <SubstituteQuestion
      question={question}
      onAnswer={(productId) => void answer({ variables: { id: question.id, productId } })}
      refusal={error && toShopError(error)}
      loading={loading}
    />
  );
}
