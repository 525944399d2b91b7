import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';

import { matchListArgsLimits } from '../../generated/contract';
import { Button } from '../../shared/chakra/button';
import { TextAreaField } from '../../shared/chakra/fields';
import { useMatchList, type ListMatch } from './use-match-list';

interface ListFormProps {
  text: string;
  onType: (text: string) => void;
  onMatched: (matches: readonly ListMatch[]) => void;
}

/** A free-form list: typed, spoken or pasted. */
export function ListForm({ text, onType, onMatched }: ListFormProps) {
  const [problem, setProblem] = useState<string>();
  const { match, loading, failure } = useMatchList();

  const read = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const matches = await match(text);
    if (matches?.length === 0) setProblem(t`Please write what you need`);
    else if (matches) onMatched(matches);
  };

  return (
    <form className="form panel" noValidate onSubmit={(event) => void read(event)}>
      <TextAreaField
        label={t`Your list`}
        hint={t`One product per line, or separated by commas: 2 kg aloo, 1 l doodh, aadha kilo paneer, आधा किलो टमाटर`}
        rows={8}
        maxLength={matchListArgsLimits.text.most}
        value={text}
        error={problem ?? failure}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" size="lg" loading={loading}>{t`Find these products`}</Button>
    </form>
  );
}
