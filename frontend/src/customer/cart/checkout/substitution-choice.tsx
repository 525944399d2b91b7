import { t } from '@lingui/core/macro';

import type { Substitution } from '../../../generated/graphql';
import { RadioCards, type RadioCard } from '../../../shared/ui/radio-cards';

interface SubstitutionChoiceProps {
  /** The id of the heading that names the choice. */
  labelledBy: string;
  chosen: Substitution;
  onChoose: (substitution: Substitution) => void;
}

const choices = (): readonly RadioCard<Substitution>[] => [
  { value: 'CALL_ME', label: t`Call me`, note: t`We ask before we pack` },
  { value: 'SIMILAR_PRODUCT', label: t`Similar product`, note: t`Never at a higher price` },
  { value: 'NO_SUBSTITUTE', label: t`No substitute`, note: t`Leave it out` },
];

/** What to do if a product is missing when the order is packed. */
export const SubstitutionChoice = (props: SubstitutionChoiceProps) => (
  <RadioCards name="substitution" cards={choices()} {...props} />
);
