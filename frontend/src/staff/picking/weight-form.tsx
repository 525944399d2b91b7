import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';

import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { Price } from '../../shared/ui/price';
import {
  costOf,
  isOddlyLight,
  mostGrams,
  orderedGrams,
  readGrams,
  type WeighedPieces,
} from './weight.rules';

interface WeightFormProps {
  pieces: WeighedPieces;
  /** The label of the button. */
  submitLabel: string;
  onWeigh: (grams: number) => void;
}

/**
 * Takes the weight on the scales, and shows the price during typing; refuses too high a weight before sending, and asks
 * once about an oddly low one: the customer would get the goods for next to nothing.
 */
export function WeightForm({ pieces, submitLabel, onWeigh }: WeightFormProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [askedGrams, setAskedGrams] = useState<number>();
  const grams = readGrams(text);
  const ordered = orderedGrams(pieces);
  const most = mostGrams(pieces);
  const isTooHeavy = grams !== undefined && grams > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (grams === undefined || isTooHeavy) return;
    if (isOddlyLight(pieces, grams) && grams !== askedGrams) return setAskedGrams(grams);
    onWeigh(grams);
  };
  return (
    <form className="pick-weight" onSubmit={submit} noValidate>
      <TextField
        label={t`Weight in grams`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          grams !== undefined && grams === askedGrams
            ? t`Only ${grams} g of ${ordered} g? Weigh again, or press once more.`
            : errorOf({ isTooHeavy, isMissing: isTried && grams === undefined, most, ordered })
        }
      />
      <output className="pick-weight__cost">
        {grams !== undefined && !isTooHeavy && (
          <>
            {t`${grams} of ${ordered} g`} <Price paise={costOf(pieces, grams)} />
          </>
        )}
      </output>
      <Button type="submit" className="pick-big">
        {submitLabel}
      </Button>
    </form>
  );
}

function errorOf(typed: {
  isTooHeavy: boolean;
  isMissing: boolean;
  most: number;
  ordered: number;
}): string | undefined {
  const { isTooHeavy, isMissing, most, ordered } = typed;
  if (isTooHeavy) return t`At most ${most} g can be packed for ${ordered} g: take some out.`;
  return isMissing ? t`Enter the weight in whole grams.` : undefined;
}
