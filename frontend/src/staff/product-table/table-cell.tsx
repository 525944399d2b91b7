import { chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { Button } from '../../shared/chakra/button';
import { describeField } from '../products/product-conflict.rules';
import { productFormFields } from '../products/product-form.rules';
import { CellEditor, type CellStep } from './cell-editor';
import type { CellEdit, CellField, CellState } from './cell.rules';

export interface TableCellProps {
  field: CellField;
  productName: string;
  state: CellState | undefined;
  /** The text being edited; undefined outside an edit. */
  typing: { text: string; isReplaced: boolean } | undefined;
  categories: readonly { slug: string; name: string }[];
  onSave: (text: string, step: CellStep) => void;
  onCancel: () => void;
  onKeepStored: (edit: CellEdit) => void;
  onKeepMine: (state: Extract<CellState, { kind: 'conflict' }>) => void;
  /** The stored value, as displayed. */
  children: ReactNode;
}

/** An editable cell: its value, its control, or the state of a change. */
export function TableCell(props: TableCellProps) {
  const { field, productName, state, typing, categories, children } = props;
  const label = `${i18n._(productFormFields[field].label)}, ${productName}`;
  if (typing)
    return (
      <CellEditor
        {...{ field, label, categories, ...typing }}
        onSave={props.onSave}
        onCancel={props.onCancel}
      />
    );
  if (!state) return <>{children}</>;
  const mine = describeField(field, state.edit.text, categories);
  switch (state.kind) {
    case 'saving':
      return <Waiting aria-busy="true">{mine}</Waiting>;
    case 'failed':
      return (
        <Trouble role="group" aria-label={label}>
          <span>{t`Stored: ${{ value: describeField(field, state.edit.base, categories) }}`}</span>
          <span>{t`Yours: ${{ value: mine }}`}</span>
          <strong>{state.message}</strong>
          {state.again && <Button tone="outline" onClick={state.again}>{t`Try again`}</Button>}
          <Button tone="quiet" onClick={() => props.onKeepStored(state.edit)}>
            {t`Leave it as it was`}
          </Button>
        </Trouble>
      );
    case 'conflict':
      return (
        <Trouble role="group" aria-label={label}>
          <strong>{t`Somebody else changed it, too.`}</strong>
          <span>{t`Stored: ${{ value: describeField(field, state.stored, categories) }}`}</span>
          <span>{t`Yours: ${{ value: mine }}`}</span>
          <Button tone="outline" onClick={() => props.onKeepMine(state)}>{t`Save mine`}</Button>
          <Button tone="quiet" onClick={() => props.onKeepStored(state.edit)}>
            {t`Keep what is stored`}
          </Button>
        </Trouble>
      );
  }
}

const Waiting = chakra('span', { base: { fontStyle: 'italic', color: 'soft' } });

const Trouble = chakra('div', {
  base: {
    display: 'grid',
    gap: '4px',
    minWidth: '11rem',
    padding: '8px',
    textAlign: 'start',
    bg: 'card',
    border: '2px solid',
    borderColor: 'tamatar',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});
