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

/** How long one click can undo a change. */
const UNDO_MS = 10_000;
/** How often a change of one field is tried if others change the product's other fields at the same time. */
const MOST_TRIES = 3;

/** A change being sent, or its undo. */
interface Sending {
  edit: CellEdit;
  isUndo: boolean;
  key: string;
}

type Cells = ReadonlyMap<string, CellState>;

/** Saves cells one by one against the seen values, keeps changes that could not be saved, and undoes changes. */
export function useCellSaving() {
  const client = useApolloClient();
  const [update] = useUpdateTableProductMutation({ update: invalidateListings });
  const [setStock] = useSetStockMutation({ update: invalidateListings });
  const [adjustStock] = useAdjustTableStockMutation({ update: invalidateListings });
  const [cells, setCells] = useState<Cells>(new Map());
  const [undoable, setUndoable] = useState<readonly CellEdit[]>([]);
  const [news, setNews] = useState('');
  /** The changes of one product are sent in sequence. */
  const queues = useRef(new Map<string, Promise<void>>());
  /** The version that our own changes turned each version of a product into: these are no conflict. */
  const ownVersions = useRef(new Map<string, number>());

  useEffect(() => {
    if (undoable.length === 0) return;
    const timer = setTimeout(() => setUndoable([]), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  /** Forgets the state of a change, unless the cell has a newer one. */
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
      // The undo keeps sales made since.
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
      // Somebody changed only other fields: both changes are kept.
      if (stored === base && tries < MOST_TRIES)
        return send({ ...sending, edit: { ...edit, version } }, tries + 1);
      const variables = { id };
      await client
        .query({ query: TableProductNowDocument, variables, fetchPolicy: 'network-only' })
        .catch(() => undefined); // the cell has both values anyway
      if (stored === text) return settle(edit);
      setCell(edit, { kind: 'conflict', edit, stored, version });
      setNews(t`Somebody else changed it, too: ${label}, ${name}. Choose a value.`);
    }
  };

  /** @param key With the same key, a stock changes only once, even if the first response was lost. */
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
    /** The latest change that can be undone. */
    undoable: undoable.at(-1),
    undo: () => {
      const last = undoable.at(-1);
      if (!last) return;
      setUndoable(undoable.slice(0, -1));
      enqueue(last, true);
    },
    /** Keeps the stored value, or discards a failed change. */
    keepStored: (edit: CellEdit) => setCell(edit, undefined),
    /** Overwrites the stored value, which the user has now seen. */
    keepMine: ({ edit, stored, version }: Extract<CellState, { kind: 'conflict' }>) =>
      enqueue({ ...edit, base: stored, version }, false),
  };
}
