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

/** Sends one change made of a version; answers the version that it makes. */
export type SendChange = (expectedVersion: number) => Promise<number | undefined>;

/** One change, and what takes it back. */
export interface Change {
  send: SendChange;
  /** Left out where the change cannot be taken back. */
  undo?: SendChange[];
}

/** A change, and the version that it is made of. */
interface Step extends Change {
  version: number;
}

/** Changes that are sent one after the other, each of another part of the settings. */
interface Attempt {
  /** What is still to be sent. */
  steps: Step[];
  /** What takes back what has been sent. */
  undos: Step[];
  /** Told when everything is stored. */
  success: string;
  done: () => void;
}

/**
 * Sends changes of the delivery settings. Where somebody else changed the same part, nothing is overwritten: `conflict` has
 * both values until one is chosen. What was saved can be taken back, in the same way.
 */
export function useDeliveryChange() {
  const client = useApolloClient();
  const { showSuccess, showFailure, clearFailures } = useMessages();
  const [refused, setRefused] = useState<Attempt & { conflict: DeliveryConflict }>();
  const [undos, setUndos] = useState<Step[]>([]);
  const [saving, setSaving] = useState(false);

  const refetchSettings = () => {
    const include = [DeliverySettingsDocument, DeliveryCalendarDocument];
    // A refetch that fails shows in the screen itself.
    client.refetchQueries({ include }).catch(() => undefined);
    invalidate(client.cache, 'deliveryTerms', 'deliverySlots', 'nextDeliverySlot');
    invalidate(client.cache, 'closedDays', 'isServiceable');
  };

  /** Sends what is left of an attempt. Answers what was refused, where that was no conflict. */
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

  /** The same, for what is sent without a form. */
  const runAndTell = async (attempt: Attempt): Promise<void> => {
    const refusal = await run(attempt);
    if (refusal) showFailure(refusal.message);
  };

  return {
    saving,
    /** Sends changes made of a version that was seen. Answers what was refused, where that was no conflict. */
    save: (changes: Change[], version: number, done: () => void): Promise<ShopError | undefined> =>
      run({
        steps: changes.map((change) => ({ ...change, version })),
        undos: [],
        success: t`Delivery settings saved`,
        done,
      }),
    conflict: refused?.conflict,
    /** Sends the refused change again, over what is stored by now. It cannot be taken back: there were two values before. */
    saveMine: () => {
      const [first, ...rest] = refused?.steps ?? [];
      if (!refused || !first) return;
      const again = { send: first.send, version: refused.conflict.version };
      void runAndTell({ ...refused, steps: [again, ...rest] });
    },
    /** Leaves what is stored as it is, and goes on with the other changes. */
    keepStored: () => {
      if (!refused) return;
      const steps = refused.steps.slice(1);
      if (steps.length > 0) return void runAndTell({ ...refused, steps });
      setRefused(undefined);
      setUndos(refused.undos);
      refused.done();
    },
    /** Goes back to the form, with everything that was typed. */
    goBack: () => setRefused(undefined),
    canUndo: undos.length > 0,
    /** Brings back what was stored before the last change. */
    undo: () =>
      void runAndTell({ steps: undos, undos: [], success: t`Taken back`, done: () => undefined }),
    /** Takes the notice about the last change away. */
    forgetUndo: () => setUndos([]),
  };
}

/** Sends a change; where the same is stored already, as after a lost answer, it has happened. */
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

/** What a screen needs to send changes. */
export type DeliveryChange = ReturnType<typeof useDeliveryChange>;
