import { useApolloClient } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import {
  TableProductNowDocument,
  useAdjustTableStockMutation,
  useUpdateTableProductMutation,
} from '../../generated/staff/product-table/product-table';
import { useSetStockMutation } from '../../generated/staff/products/set-stock';
import { randomKey } from '../../shared/lib/random-key';
import { invalidateListings } from '../products/invalidate-listings';
import { formOfValues, productFormFields } from '../products/product-form.rules';
import { cellKey, type CellEdit, type CellState } from './cell.rules';

/** So long a change can be taken back with one click. */
const UNDO_MS = 10_000;
/** As often a change of one field is tried again where somebody changes the others at the same moment. */
const MOST_TRIES = 3;

/** A change on its way, or the way back of one. */
interface Sending {
  edit: CellEdit;
  isUndo: boolean;
  key: string;
}

type Cells = ReadonlyMap<string, CellState>;

/** Saves cells one by one against what was seen, keeps what could not be saved, and takes changes back. */
export function useCellSaving() {
  const client = useApolloClient();
  const [update] = useUpdateTableProductMutation({ update: invalidateListings });
  const [setStock] = useSetStockMutation({ update: invalidateListings });
  const [adjustStock] = useAdjustTableStockMutation({ update: invalidateListings });
  const [cells, setCells] = useState<Cells>(new Map());
  const [undoable, setUndoable] = useState<readonly CellEdit[]>([]);
  const [news, setNews] = useState('');
  /** The changes of one product are sent one after the other. */
  const queues = useRef(new Map<string, Promise<void>>());
  /** Which version each version of a product became by our own changes: these are no conflict. */
  const ownVersions = useRef(new Map<string, number>());

  useEffect(() => {
    if (undoable.length === 0) return;
    const timer = setTimeout(() => setUndoable([]), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  /** Forgets what became of a change, unless another one of the cell follows it. */
  const settle = (edit: CellEdit) =>
    setCells((known) => {
      if (known.get(cellKey(edit))?.edit.text !== edit.text) return known;
      return new Map([...known].filter(([key]) => key !== cellKey(edit)));
    });

  const setCell = (edit: CellEdit, state: CellState | undefined) =>
    setCells((known) => {
      const next = new Map(known);
      if (state) next.set(cellKey(edit), state);
      else next.delete(cellKey(edit));
      return next;
    });

  const versionNow = (id: string, seen: number): number => {
    const own = ownVersions.current.get(`${id}:${seen}`);
    return own === undefined ? seen : versionNow(id, own);
  };

  const write = async ({ edit, isUndo, key }: Sending): Promise<number> => {
    const { id, field, text, base } = edit;
    if (field === 'stockQuantity') {
      const [expected, value] = [Number(base), Number(text)];
      const change = { productId: id, key };
      // What was sold since stays sold.
      if (isUndo)
        await adjustStock({ variables: { ...change, delta: value - expected, reason: t`Undone` } });
      else await setStock({ variables: { ...change, expected, value } });
      return edit.version;
    }
    const expectedVersion = versionNow(id, edit.version);
    const input = { [field]: productFormFields[field].write(text) };
    const { data } = await update({ variables: { id, input, expectedVersion } });
    const version = data?.updateProduct.version ?? expectedVersion;
    if (version !== expectedVersion) ownVersions.current.set(`${id}:${expectedVersion}`, version);
    return version;
  };

  const send = async (sending: Sending, tries = 1): Promise<void> => {
    const { edit, isUndo } = sending;
    const { id, field, text, base, name } = edit;
    const label = i18n._(productFormFields[field].label);
    try {
      const version = await write(sending);
      settle(edit);
      setNews(isUndo ? t`Taken back: ${label}, ${name}` : t`Saved: ${label}, ${name}`);
      const back = { ...edit, text: base, base: text, version };
      if (!isUndo) setUndoable((known) => [...known, back]);
    } catch (error) {
      const refusal = toShopError(error);
      const stored = refusal.current && formOfValues(refusal.current)[field];
      if (stored === undefined) {
        const message =
          refusal.fields[field] ?? Object.values(refusal.fields)[0] ?? refusal.message;
        const again =
          refusal.code === 'UNREACHABLE' ? () => enqueue(edit, isUndo, sending.key) : undefined;
        setCell(edit, { kind: 'failed', edit, message, again });
        setNews(t`Not saved: ${label}, ${name}. ${message}`);
        return;
      }
      const version = Number(refusal.current?.['version'] ?? edit.version);
      // Somebody changed other fields only: both changes stay.
      if (stored === base && tries < MOST_TRIES)
        return send({ ...sending, edit: { ...edit, version } }, tries + 1);
      const variables = { id };
      await client
        .query({ query: TableProductNowDocument, variables, fetchPolicy: 'network-only' })
        .catch(() => undefined); // the cell has both values all the same
      if (stored === text) return settle(edit);
      setCell(edit, { kind: 'conflict', edit, stored, version });
      setNews(t`Somebody else changed it, too: ${label}, ${name}. Choose a value.`);
    }
  };

  /** @param key The same key changes a stock once, where the answer to the first try was lost. */
  const enqueue = (edit: CellEdit, isUndo: boolean, key = randomKey()): void => {
    setCell(edit, { kind: 'saving', edit });
    const before = queues.current.get(edit.id) ?? Promise.resolve();
    queues.current.set(
      edit.id,
      before.then(() => send({ edit, isUndo, key })),
    );
  };

  const save = (edit: CellEdit): void => {
    if (edit.text.trim() === edit.base) return setCell(edit, undefined);
    const checked = productFormFields[edit.field].check?.(edit.text) ?? true;
    if (checked === true) {
      const { write: input, read } = productFormFields[edit.field];
      return enqueue({ ...edit, text: read(input(edit.text)) }, false);
    }
    setCell(edit, { kind: 'failed', edit, message: checked });
    setNews(checked);
  };

  return {
    cells,
    news,
    save,
    /** What the last change was that can be taken back. */
    undoable: undoable.at(-1),
    undo: () => {
      const last = undoable.at(-1);
      if (!last) return;
      setUndoable(undoable.slice(0, -1));
      enqueue(last, true);
    },
    /** Leaves the stored value where it is, or forgets what could not be saved. */
    keepStored: (edit: CellEdit) => setCell(edit, undefined),
    /** Writes one's own value over the stored one, which was seen now. */
    keepMine: ({ edit, stored, version }: Extract<CellState, { kind: 'conflict' }>) =>
      enqueue({ ...edit, base: stored, version }, false),
  };
}
