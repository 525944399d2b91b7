import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';

/** The selected rows, in the form that the table needs. */
export interface RecordSelection<Row> {
  state: RowSelectionState;
  change: (updater: Updater<RowSelectionState>, shown: readonly Row[]) => void;
}

/**
 * The selected rows on all pages of a list, each as seen. `selectAll` adds all matching rows, which `loadAll` fetches
 * from the server: an action then concerns those rows, and none added meanwhile.
 */
export function useSelection<Row>(idOf: (row: Row) => string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();

  const state: RowSelectionState = Object.fromEntries(
    [...selected.keys()].map((id) => [id, true] as const),
  );
  const change = (updater: Updater<RowSelectionState>, shown: readonly Row[]) => {
    const wanted = functionalUpdate(updater, state);
    const known = new Map([...shown.map((row) => [idOf(row), row] as const), ...selected]);
    setSelected(new Map([...known].filter(([id]) => wanted[id])));
  };
  const selectAll = async (loadAll: () => Promise<readonly Row[]>): Promise<void> => {
    setLoading(true);
    setFailure(undefined);
    try {
      const rows = await loadAll();
      setSelected(new Map(rows.map((row) => [idOf(row), row])));
    } catch (error) {
      setFailure(toShopError(error).message);
    } finally {
      setLoading(false);
    }
  };
  return {
    state,
    change,
    rows: [...selected.values()],
    selectAll,
    loading,
    failure,
    clear: () => setSelected(new Map()),
  };
}
