import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { useSuggestions } from '../../features/catalogue/use-suggestions';
import { Dialog } from '../../shared/chakra/dialog';
import { formatPaise } from '../../shared/lib/format-price';
import { localName } from '../../shared/lib/local-name';
import { SearchField } from '../phone-order/search-field';
import { useAddAlias } from './use-add-alias';

interface OtherNameDialogProps {
  /** The text that was searched for. */
  text: string;
  onClose: () => void;
}

/** Asks for the product that the text also means; choosing one adds the alias. */
export function OtherNameDialog({ text, onClose }: OtherNameDialogProps) {
  const [typed, setTyped] = useState('');
  const { suggestions, foundFor } = useSuggestions(typed);
  const { add, saving } = useAddAlias();
  const choose = async (id: string) => {
    if (!saving && (await add(id, text))) onClose();
  };
  return (
    <Dialog title={t`‘${text}’ is another name of …`} open onClose={onClose}>
      <p>{t`Choose the product: customers who search for these words find it from now on.`}</p>
      <SearchField
        label={t`Product`}
        placeholder={t`Type its name`}
        typed={typed}
        onTyped={setTyped}
        choices={suggestions.map((product) => ({
          value: product.id,
          label: localName(product),
          note: [product.unit, formatPaise(product.pricePaise)].filter(Boolean).join(' · '),
        }))}
        isLoading={saving || (typed.trim() !== '' && foundFor !== typed.trim())}
        onChoose={(id) => void choose(id)}
        status={
          suggestions.length === 0
            ? t`Nothing of that name.`
            : plural(suggestions.length, { one: '# found', other: '# found' })
        }
        focusedTimes={0}
      />
    </Dialog>
  );
}
