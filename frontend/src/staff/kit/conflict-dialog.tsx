import { chakra, Stack } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import { RadioCard } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { ErrorText } from '../../shared/chakra/fields';
import { resolved, type Clash, type FormValues, type RecordConflict } from './conflict.rules';

interface ConflictTexts<Field extends string> {
  /** The label of a field in the form. */
  labelOf: (field: Field) => string;
  /** A value in words. */
  describe: (field: Field, text: string) => string;
  /** Offers another value than the two, such as the sum of both changes. */
  alsoOffered?: (clash: Clash<Field>) => { value: string; note: string } | undefined;
}

interface ConflictDialogProps<Field extends string> extends ConflictTexts<Field> {
  /** The conflict to resolve; the dialog is closed if undefined. */
  conflict: RecordConflict<Field> | undefined;
  saving: boolean;
  /** Saves the form with the chosen values. */
  onChoose: (against: RecordConflict<Field>, chosen: FormValues<Field>) => void;
  onClose: () => void;
}

/** Shows the stored values next to those of the form, and asks which to keep. */
export function ConflictDialog<Field extends string>(props: ConflictDialogProps<Field>) {
  const { conflict, onClose } = props;
  return (
    <Dialog
      title={t`Changed meanwhile`}
      open={conflict !== undefined}
      onClose={onClose}
      backCloses={false}
    >
      {conflict && (
        <Choices
          // Choices apply to one state of the record.
          key={`${conflict.stored.version} ${JSON.stringify(conflict.stored.values)}`}
          {...props}
          conflict={conflict}
        />
      )}
    </Dialog>
  );
}

function Choices<Field extends string>({
  conflict,
  saving,
  onChoose,
  onClose,
  ...texts
}: ConflictDialogProps<Field> & { conflict: RecordConflict<Field> }) {
  const [chosen, setChosen] = useState<Partial<FormValues<Field>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const { clashes, theirs } = conflict;
  const isOpen = clashes.some(({ field }) => chosen[field] === undefined);

  const save = () => {
    if (isOpen) setIsAsked(true);
    else onChoose(conflict, resolved(conflict, chosen));
  };

  return (
    <Parts>
      <p>{t`Nothing of somebody else's is overwritten before you have chosen.`}</p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.field}
          {...texts}
          clash={clash}
          chosen={chosen[clash.field]}
          onChoose={(text) => setChosen({ ...chosen, [clash.field]: text })}
        />
      ))}
      {theirs.length > 0 && (
        <div>
          <h3>{t`Changed by somebody else, and kept`}</h3>
          <ul>
            {theirs.map(({ field, base, stored }) => {
              const [label, now, before] = [
                texts.labelOf(field),
                texts.describe(field, stored),
                texts.describe(field, base),
              ];
              return <li key={field}>{t`${label}: ${now} (it was ${before})`}</li>;
            })}
          </ul>
        </div>
      )}
      {isAsked && isOpen && <ErrorText role="alert">{t`Choose one for each of them`}</ErrorText>}
      <DialogChoice
        confirmLabel={t`Save`}
        keepLabel={t`Back to the form`}
        tone="solid"
        loading={saving}
        onConfirm={save}
        onKeep={onClose}
      />
    </Parts>
  );
}

interface ClashChoiceProps<Field extends string> extends ConflictTexts<Field> {
  clash: Clash<Field>;
  /** The text to store. */
  chosen: string | undefined;
  onChoose: (text: string) => void;
}

function ClashChoice<Field extends string>(props: ClashChoiceProps<Field>) {
  const { clash, chosen, onChoose, labelOf, describe, alsoOffered } = props;
  const id = useId();
  const { field, base, stored, mine } = clash;
  const also = alsoOffered?.(clash);
  const cards = [
    { value: stored, note: t`Stored now` },
    { value: mine, note: t`Yours` },
    ...(also ? [also] : []),
  ];
  const [label, before] = [labelOf(field), describe(field, base)];
  return (
    <div>
      <h3 id={id}>{t`${label}: it was ${before}`}</h3>
      <Stack role="radiogroup" aria-labelledby={id} gap="8px">
        {cards.map(({ value, note }) => (
          <RadioCard
            key={note}
            name={id}
            value={value}
            label={describe(field, value)}
            note={note}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </Stack>
    </div>
  );
}

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '20px',
    '& h3': { marginBlockEnd: '8px', fontSize: '16px' },
    '& ul': { paddingInlineStart: '20px' },
    '& li': { overflowWrap: 'anywhere' },
  },
});
