import type { Substitution } from '../../../generated/graphql';
import { RadioCards, type RadioCard } from '../../../ui/radio-cards';

interface SubstitutionChoiceProps {
  /** The id of the heading that names the choice. */
  labelledBy: string;
  chosen: Substitution;
  onChoose: (substitution: Substitution) => void;
}

const choices: readonly RadioCard<Substitution>[] = [
  { value: 'CALL_ME', label: 'Call me', note: 'We ask before we pack' },
  { value: 'SIMILAR_PRODUCT', label: 'Similar product', note: 'Never for more money' },
  { value: 'NO_SUBSTITUTE', label: 'No substitute', note: 'Leave it out' },
];

/** What is to be done where something is missing when the order is packed. */
export const SubstitutionChoice = (props: SubstitutionChoiceProps) => (
  <RadioCards name="substitution" cards={choices} {...props} />
);
