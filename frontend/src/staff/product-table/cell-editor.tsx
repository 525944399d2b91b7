import { chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import { productFormFields } from '../products/product-form.rules';
import type { CellField } from './cell.rules';

/** The move of the focus after an edit: rows down, columns to the right; undefined if the user clicked elsewhere. */
export type CellStep = readonly [number, number] | undefined;

interface CellEditorProps {
  field: CellField;
  /** The accessible name of the cell. */
  label: string;
  text: string;
  /** Whether typed text replaces the content. */
  isReplaced: boolean;
  categories: readonly { slug: string; name: string }[];
  onSave: (text: string, step: CellStep) => void;
  onCancel: () => void;
}

/**
 * The control of a cell: Enter saves and moves down, Tab saves and moves right, Escape cancels; a click elsewhere
 * saves.
 */
export function CellEditor(props: CellEditorProps) {
  const { field, label, text, isReplaced, categories, onSave, onCancel } = props;
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    control.current?.focus();
    if (!isReplaced && control.current instanceof HTMLInputElement) control.current.select();
  }, [isReplaced]);

  const save = (step: CellStep) => {
    if (isLeft.current) return;
    isLeft.current = true;
    onSave(control.current?.value ?? text, step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = { Enter: [1, 0], Tab: [0, event.shiftKey ? -1 : 1] }[event.key];
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    if (step) return save(step as [number, number]);
    isLeft.current = true;
    onCancel();
  };
  const common = {
    ref: control,
    'aria-label': label,
    defaultValue: text,
    onKeyDown,
    onBlur: () => save(undefined),
  };

  const { kind } = productFormFields[field].control;
  const options = optionsOf(field, categories);
  if (options)
    return (
      <Control asChild>
        <select {...common}>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </Control>
    );
  return (
    <Control asChild>
      <input
        {...common}
        inputMode={kind === 'price' ? 'decimal' : kind === 'count' ? 'numeric' : 'text'}
        enterKeyHint="done"
        autoComplete="off"
        placeholder={field === 'sellingPaise' ? t`as the MRP` : undefined}
      />
    </Control>
  );
}

function optionsOf(field: CellField, categories: CellEditorProps['categories']) {
  const { control } = productFormFields[field];
  if (control.kind === 'category')
    return categories.map(({ slug, name }) => ({ value: slug, label: name }));
  if (control.kind !== 'select') return undefined;
  return control.options.map(({ value, label }) => ({ value, label: i18n._(label) }));
}

const Control = chakra('span', {
  base: {
    width: '100%',
    minWidth: '6rem',
    minHeight: '44px',
    paddingInline: '8px',
    font: 'inherit',
    color: 'inherit',
    bg: 'card',
    border: '2px solid',
    borderColor: 'leaf',
    borderRadius: '6px',
  },
});
