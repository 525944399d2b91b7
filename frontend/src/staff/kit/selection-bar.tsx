import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { Button } from '../../shared/chakra/button';
import { inIndianGroups } from '../../shared/lib/indian-digits';

interface SelectionBarProps {
  selectedCount: number;
  /** The number of matching rows; omitted if 'all that fit' cannot be selected. */
  matchingCount?: number;
  loading: boolean;
  failure: string | undefined;
  onSelectAll?: () => void;
  onClear: () => void;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** The selection, a button to select all matching rows, and the actions; at the bottom of the window. */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedCount, matchingCount = 0, loading, failure, onSelectAll, onClear } = props;
  if (selectedCount === 0) return null;
  const [count, all] = [inIndianGroups(selectedCount), inIndianGroups(matchingCount)];
  return (
    <Bar aria-label={t`Selected`}>
      <p aria-live="polite">
        <strong>{t`${count} selected`}</strong>
      </p>
      {onSelectAll && matchingCount > selectedCount && (
        <Button tone="quiet" loading={loading} onClick={onSelectAll}>
          {t`Select all ${all} that fit`}
        </Button>
      )}
      {props.children}
      <Button tone="quiet" onClick={onClear}>{t`Clear selection`}</Button>
      {failure && <p role="alert">{failure}</p>}
    </Bar>
  );
}

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    insetBlockEnd: 'calc(12px + var(--console-bottom-bar, 0px))',
    zIndex: 30,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    padding: '12px 16px',
    marginBlockStart: '16px',
    bg: 'card',
    border: '1px solid',
    borderColor: 'leaf',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});
