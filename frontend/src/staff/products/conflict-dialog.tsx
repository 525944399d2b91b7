import { Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';

import { formatPaise } from '../../shared/lib/format-price';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { RadioCard } from '../../shared/chakra/choices';
import { ErrorText } from '../../shared/chakra/fields';
import { carriedOver, resolved, type Clash, type ProductConflict } from './product-conflict.rules';
import { productFormFields, type FieldName, type ProductForm } from './product-form.rules';
import './conflict-dialog.css';

interface ConflictDialogProps {
  /** The dialog is closed without a conflict. */
  conflict: ProductConflict | undefined;
  categories: readonly { slug: string; name: string }[];
  saving: boolean;
  /** Saves the form with the chosen values. */
  onChoose: (chosen: ProductForm) => void;
  onClose: () => void;
}

/** Shows the stored values beside those of the form, and asks which to keep. */
export function ConflictDialog({ conflict, onClose, ...choice }: ConflictDialogProps) {
  return (
    <Dialog title="Changed meanwhile" open={conflict !== undefined} onClose={onClose}>
      {conflict && (
        <Choices
          // Choices were made for one state of the product.
          key={`${conflict.version}-${conflict.stored.stockQuantity}`}
          {...choice}
          conflict={conflict}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type ChoicesProps = ConflictDialogProps & { conflict: ProductConflict };

function Choices({ conflict, categories, saving, onChoose, onClose }: ChoicesProps) {
  const [chosen, setChosen] = useState<Partial<Record<FieldName, string>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const { clashes, theirs } = conflict;
  const shown = (field: FieldName, text: string) => textOf(field, text, categories);
  const isOpen = clashes.some(({ field }) => chosen[field] === undefined);

  const save = () => {
    if (isOpen) setIsAsked(true);
    else onChoose(resolved(conflict, chosen));
  };

  return (
    <div className="conflict">
      <p>Nothing of somebody else&apos;s is overwritten before you have chosen.</p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.field}
          clash={clash}
          shown={(text) => shown(clash.field, text)}
          chosen={chosen[clash.field]}
          onChoose={(text) => setChosen({ ...chosen, [clash.field]: text })}
        />
      ))}
      {theirs.length > 0 && (
        <div>
          <h3>Changed by somebody else, and kept</h3>
          <ul>
            {theirs.map(({ field, base, stored }) => (
              <li key={field}>
                {productFormFields[field].label}: {shown(field, stored)} (it was{' '}
                {shown(field, base)})
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAsked && isOpen && <ErrorText role="alert">Choose one for each of them</ErrorText>}
      <DialogChoice
        confirmLabel="Save"
        keepLabel="Back to the form"
        tone="solid"
        loading={saving}
        onConfirm={save}
        onKeep={onClose}
      />
    </div>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  shown: (text: string) => string;
  /** The text that is to be stored. */
  chosen: string | undefined;
  onChoose: (text: string) => void;
}

function ClashChoice({ clash, shown, chosen, onChoose }: ClashChoiceProps) {
  const id = useId();
  const { field, base, stored, mine } = clash;
  const carried = field === 'stockQuantity' ? carriedOver(clash) : undefined;
  const difference = Number(mine) - Number(base);
  const cards = [
    { value: stored, label: shown(stored), note: 'Stored now' },
    { value: mine, label: shown(mine), note: 'Yours' },
    ...(carried === undefined
      ? []
      : [
          {
            value: carried,
            label: carried,
            note: `Stored now, and your ${difference > 0 ? '+' : '−'}${Math.abs(difference)}`,
          },
        ]),
  ];
  return (
    <div>
      <h3 id={id}>
        {productFormFields[field].label}: it was {shown(base)}
      </h3>
      <Stack role="radiogroup" aria-labelledby={id} gap="8px">
        {cards.map(({ value, label, note }) => (
          <RadioCard
            key={note}
            name={id}
            value={value}
            label={label}
            note={note}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </Stack>
    </div>
  );
}

/** A field of the form in words. */
function textOf(
  field: FieldName,
  text: string,
  categories: ConflictDialogProps['categories'],
): string {
  const { control } = productFormFields[field];
  switch (control.kind) {
    case 'price':
      return formatPaise(rupeesToPaise(text) ?? 0);
    case 'category':
      return categories.find(({ slug }) => slug === text)?.name ?? text;
    case 'select':
      return control.options.find(({ value }) => value === text)?.label ?? text;
    default:
      return text || 'empty';
  }
}
