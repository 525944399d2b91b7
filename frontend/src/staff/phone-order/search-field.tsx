import { chakra, Combobox, createListCollection } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';

import { ErrorText } from '../../shared/chakra/fields';
import { useEnterWhenFound } from '../kit/use-enter-when-found';

/** A finding for a typed text. */
export interface Choice {
  value: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  note: string;
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  typed: string;
  onTyped: (text: string) => void;
  choices: readonly Choice[];
  /** Whether the shown findings are for another text. */
  isLoading: boolean;
  onChoose: (value: string) => void;
  /** The number of findings, or that there are none. */
  status: string;
  error?: string | undefined;
  inputMode?: 'search' | 'tel';
  /** Takes the focus when the screen opens, and whenever this number increases. */
  focusedTimes: number;
}

/** A field that searches during typing: arrows and Enter choose, Tab keeps the typed text. */
export function SearchField(props: SearchFieldProps) {
  const { label, typed, choices, isLoading, onChoose, status, error, focusedTimes } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusedTimes > 0) input.current?.focus();
  }, [focusedTimes]);
  const collection = createListCollection({
    items: [...choices],
    itemToString: (item) => item.label,
  });
  const waiting = useEnterWhenFound({ typed, isLoading }, () => {
    if (choices[0]) onChoose(choices[0].value);
  });
  return (
    <Combobox.Root
      collection={collection}
      openOnClick={false}
      disableLayer
      allowCustomValue
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      value={[]}
      inputValue={typed}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        waiting.cancel();
        props.onTyped(inputValue);
      }}
      onValueChange={({ value }) => {
        if (value[0] !== undefined) onChoose(value[0]);
      }}
      invalid={error !== undefined}
      display="grid"
      gap="6px"
    >
      <Combobox.Label fontWeight={600}>{label}</Combobox.Label>
      <Combobox.Input
        ref={input}
        // In a dialog it gets the initial focus.
        data-autofocus
        placeholder={props.placeholder}
        inputMode={props.inputMode ?? 'search'}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        onKeyDownCapture={waiting.onKeyDownCapture}
        aria-describedby={error ? errorId : undefined}
        width="100%"
        minHeight="48px"
        padding="10px 14px"
        color="ink"
        bg="card"
        border="1px solid"
        borderColor={error ? 'tamatar' : 'edge'}
        borderRadius="control"
      />
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      <Combobox.Content
        hidden={choices.length === 0}
        maxHeight="min(40dvh, 360px)"
        overflowY="auto"
        border="1px solid"
        borderColor="line"
        borderRadius="control"
        aria-busy={isLoading || undefined}
      >
        {choices.map((item) => (
          <Combobox.Item
            key={item.value}
            item={item}
            minHeight="48px"
            padding="4px 12px"
            cursor="pointer"
            css={{
              '&[data-highlighted]': {
                bg: 'mint',
                outline: '2px solid',
                outlineColor: 'leaf',
                outlineOffset: '-2px',
              },
            }}
          >
            <Combobox.ItemText as="span" fontWeight={600}>
              {item.label}
            </Combobox.ItemText>
            <Note>{item.note}</Note>
          </Combobox.Item>
        ))}
      </Combobox.Content>
      <Status role="status">{typed.trim() === '' || isLoading ? '' : status}</Status>
    </Combobox.Root>
  );
}

const Note = chakra('small', { base: { display: 'block', fontSize: '14px', color: 'soft' } });
const Status = chakra('p', {
  base: { fontSize: '14px', color: 'soft', _empty: { display: 'none' } },
});
