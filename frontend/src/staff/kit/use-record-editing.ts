import { useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  conflictOf,
  type FormValues,
  type RecordConflict,
  type RecordState,
} from './conflict.rules';

/** The result of saving: saved, refused, or a conflict to resolve. */
export type SaveOutcome = 'saved' | 'conflict' | ShopError;

interface RecordEditing<Field extends string> {
  /** The record when the form was opened. */
  record: RecordState<Field>;
  /**
   * Sends the fields that differ from `base`, with its version. If that takes several requests, call `keep` with the
   * stored state after each of them: it is not resent if a later one fails. Also call it if the form stays open after
   * saving. A CONFLICT carries the stored values.
   */
  save: (
    base: RecordState<Field>,
    values: FormValues<Field>,
    keep: (stored: RecordState<Field>) => void,
  ) => Promise<unknown>;
  /** The texts of the form for the stored values of a CONFLICT; it may lack some fields. */
  read: (current: Readonly<Record<string, unknown>>) => Partial<FormValues<Field>>;
  /** Fields that change by themselves, such as a stock: no conflict unless the form changed them, too. */
  volatile?: readonly Field[];
}

/** Saves the changed fields of a record against the version that the user saw, and never overwrites an unseen value. */
export function useRecordEditing<Field extends string>(editing: RecordEditing<Field>) {
  const { record, save, read, volatile } = editing;
  const [opened, setOpened] = useState(record);
  const [conflict, setConflict] = useState<RecordConflict<Field>>();
  const [saving, setSaving] = useState(false);

  const attempt = async (
    base: RecordState<Field>,
    values: FormValues<Field>,
  ): Promise<SaveOutcome> => {
    let stored = base;
    try {
      await save(base, values, (saved) => (stored = saved));
    } catch (error) {
      const refusal = toShopError(error);
      setOpened(stored);
      if (!refusal.current) return refusal;
      const version = Number(refusal.current['version'] ?? stored.version);
      const now = { values: { ...stored.values, ...read(refusal.current) }, version };
      const found = conflictOf(stored, values, now, volatile);
      // Somebody made the same change, or a response to this one was lost.
      if (found.clashes.length + found.theirs.length === 0) return attempt(now, values);
      setConflict(found);
      return 'conflict';
    }
    setOpened(stored);
    setConflict(undefined);
    return 'saved';
  };

  const saveAgainst = async (base: RecordState<Field>, values: FormValues<Field>) => {
    setSaving(true);
    try {
      return await attempt(base, values);
    } finally {
      setSaving(false);
    }
  };

  return {
    initial: opened.values,
    conflict,
    saving,
    save: (values: FormValues<Field>) => saveAgainst(opened, values),
    /** Saves a form after the user has chosen between both sides of the conflict. */
    saveChosen: (against: RecordConflict<Field>, chosen: FormValues<Field>) =>
      saveAgainst(against.stored, chosen),
    /** Closes the conflict. The form keeps its values. */
    dismiss: () => setConflict(undefined),
  };
}
