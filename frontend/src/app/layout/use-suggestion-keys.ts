import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A cell of the suggestions; each row has the product, then its ADD button. */
export interface SuggestionCell {
  row: number;
  column: 0 | 1;
}

export const suggestionsId = 'search-suggestions';

/** The id of a cell, with which the input names the active one. */
export const cellId = (row: number, column: number): string => `${suggestionsId}-${row}-${column}`;

interface Choices<T> {
  onProduct: (product: T) => void;
  onAdd: (product: T) => void;
}

/**
 * The keyboard control of a combobox with a grid, following the ARIA Authoring Practices: the focus stays in the input,
 * up and down move between rows, right and left between the two cells of a row, Enter activates the cell, Esc closes.
 */
export function useSuggestionKeys<T>(suggestions: readonly T[], choices: Choices<T>) {
  const [wanted, setWanted] = useState(false);
  const [cell, setCell] = useState<SuggestionCell>();
  const isOpen = wanted && suggestions.length > 0;
  const product = isOpen && cell ? suggestions[cell.row] : undefined;
  const active = product === undefined ? undefined : cell;

  const close = () => {
    setWanted(false);
    setCell(undefined);
  };

  const moveRow = (step: 1 | -1) => {
    if (!isOpen) return setWanted(true);
    const from = active?.row ?? (step === 1 ? -1 : suggestions.length);
    const row = from + step;
    // Past either end, the input itself is active.
    setCell(row < 0 || row >= suggestions.length ? undefined : { row, column: 0 });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const arrows = { ArrowDown: 1, ArrowUp: -1 } as const;
    if (key === 'ArrowDown' || key === 'ArrowUp') moveRow(arrows[key]);
    else if (active && (key === 'ArrowRight' || key === 'ArrowLeft'))
      setCell({ row: active.row, column: key === 'ArrowRight' ? 1 : 0 });
    else if (key === 'Escape' && wanted) close();
    else if (key === 'Enter' && active && product !== undefined)
      (active.column === 0 ? choices.onProduct : choices.onAdd)(product);
    else return;
    event.preventDefault();
    // Esc closes only the suggestions, and not the menu around them.
    if (key === 'Escape') event.stopPropagation();
  };

  return {
    /** Whether suggestions are wanted, even if there are none. */
    isWanted: wanted,
    isOpen,
    active,
    close,
    open: () => {
      setWanted(true);
      setCell(undefined);
    },
    closeOnLeaving: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown,
  };
}
