import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  DeliveryCalendarDocument,
  DeliverySettingsDocument,
} from '../../generated/staff/delivery/delivery';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { readConflict, type DeliveryConflict } from './conflict.rules';

/** Sends one change based on a version; returns the new version. */
export type SendChange = (expectedVersion: number) => Promise<number | undefined>;

/** One change, and its undo. */
export interface Change {
  send: SendChange;
  /** Omitted if the change cannot be undone. */
  undo?: SendChange[];
}

/** A change, and the version that it is based on. */
interface Step extends Change {
  version: number;
}

/** Changes that are sent in sequence, each of another part of the settings. */
interface Attempt {
  /** The changes still to send. */
  steps: Step[];
  /** The undo of the changes already sent. */
  undos: Step[];
  /** The message when everything is stored. */
  success: string;
  done: () => void;
}

/**
 * Sends changes of the delivery settings. If somebody else changed the same part, nothing is overwritten: `conflict`
 * has both values until one is chosen. Saved changes can be undone, in the same way.
 */
export function useDeliveryChange() {
  const client = useApolloClient();
  const { showSuccess, showFailure, clearFailures } = useMessages();
  const [refused, setRefused] = useState<Attempt & { conflict: DeliveryConflict }>();
  const [undos, setUndos] = useState<Step[]>([]);
  const [saving, setSaving] = useState(false);

  const refetchSettings = () => {
    const include = [DeliverySettingsDocument, DeliveryCalendarDocument];
    // The screen itself shows a failed refetch.
    client.refetchQueries({ include }).catch(() => undefined);
    invalidate(client.cache, 'deliveryTerms', 'deliverySlots', 'nextDeliverySlot');
    invalidate(client.cache, 'closedDays', 'isServiceable');
  };

  /** Sends the remaining steps of an attempt. Returns the refusal, unless it is a conflict. */
  const run = async (attempt: Attempt): Promise<ShopError | undefined> => {
    const made = [...attempt.undos];
    setSaving(true);
    try {
      for (const [at, step] of attempt.steps.entries()) {
        const outcome = await sent(step);
        if ('conflict' in outcome) {
          setRefused({ ...attempt, ...outcome, steps: attempt.steps.slice(at), undos: made });
          return undefined;
        }
        const { version } = outcome;
        made.push(...(step.undo ?? []).map((send) => ({ send, version })));
      }
    } catch (error) {
      setRefused(undefined);
      return toShopError(error);
    } finally {
      setSaving(false);
      refetchSettings();
    }
    setRefused(undefined);
    setUndos(made);
    clearFailures();
    showSuccess(attempt.success);
    attempt.done();
    return undefined;
  };

  /** The same, for changes without a form. */
  const runAndTell = async (attempt: Attempt): Promise<void> => {
    const refusal = await run(attempt);
    if (refusal) showFailure(refusal.message);
  };

  return {
    saving,
    /** Sends changes based on a seen version. Returns the refusal, unless it is a conflict. */
    save: (changes: Change[], version: number, done: () => void): Promise<ShopError | undefined> =>
      run({
        steps: changes.map((change) => ({ ...change, version })),
        undos: [],
        success: t`Delivery settings saved`,
        done,
      }),
    conflict: refused?.conflict,
    /** Resends the refused change, over the stored values. It cannot be undone: there were two values before. */
    saveMine: () => {
      const [first, ...rest] = refused?.steps ?? [];
      if (!refused || !first) return;
      const again = { send: first.send, version: refused.conflict.version };
      void runAndTell({ ...refused, steps: [again, ...rest] });
    },
    /** Keeps the stored values, and continues with the other changes. */
    keepStored: () => {
      if (!refused) return;
      const steps = refused.steps.slice(1);
      if (steps.length > 0) return void runAndTell({ ...refused, steps });
      setRefused(undefined);
      setUndos(refused.undos);
      refused.done();
    },
    /** Returns to the form, with all typed values. */
    goBack: () => setRefused(undefined),
    canUndo: undos.length > 0,
    /** Restores the values from before the last change. */
    undo: () =>
      void runAndTell({ steps: undos, undos: [], success: t`Taken back`, done: () => undefined }),
    /** Dismisses the notice about the last change. */
    forgetUndo: () => setUndos([]),
  };
}

/** Sends a change; if the same is already stored, as after a lost response, it counts as sent. */
async function sent({
  send,
  version,
}: Step): Promise<{ version: number } | { conflict: DeliveryConflict }> {
  try {
    return { version: (await send(version)) ?? version };
  } catch (error) {
    const { code, details } = toShopError(error);
    const conflict = code === 'CONFLICT' ? readConflict(details) : undefined;
    if (!conflict) throw error;
    return conflict.clashes.length > 0 ? { conflict } : { version: conflict.version };
  }
}

/** The functions with which a screen sends changes. */
export type DeliveryChange = ReturnType<typeof useDeliveryChange>;
