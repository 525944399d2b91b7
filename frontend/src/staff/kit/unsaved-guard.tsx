import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ConfirmDialog, keptOpen } from '../../shared/chakra/dialog';
import { KeepUnsaved } from '../../shared/chakra/notice';
import { useHoldNavigation } from '../../shared/lib/navigation';
import { isOverlayEntry } from '../../shared/lib/use-back-closes';

interface UnsavedGuardProps {
  hasChanges: boolean;
  /** Nothing is asked while the changes are saved. They still stay if the response is that the session has ended. */
  isSaving?: boolean;
}

/**
 * Asks for confirmation before unsaved changes are lost: by a link, by Back, or by closing the window. After saving,
 * use `navigate(to, { force: true })` to leave. If the session ends meanwhile, the changes stay, and can be saved after
 * another login.
 */
export function UnsavedGuard({ hasChanges, isSaving = false }: UnsavedGuardProps) {
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);
  const holds = () => hasChanges && !isSaving && !isLeaving.current;
  const ask = (go: () => void) =>
    setLeave(() => () => {
      isLeaving.current = true;
      go();
    });

  useHoldNavigation((go, isForced) => {
    // The screen stays until the next one has loaded: until then nothing is left to lose.
    if (isForced) isLeaving.current = true;
    if (!holds()) return false;
    ask(go);
    return true;
  });

  const onPop = useEffectEvent((event: PopStateEvent, here: number, returning: { is: boolean }) => {
    const steps = historyIndex() - here;
    if (!returning.is && (!holds() || steps === 0)) return;
    // The router sees neither the step back nor the return from it.
    event.stopImmediatePropagation();
    if (returning.is) {
      returning.is = false;
      return;
    }
    returning.is = true;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  });
  const onOverlayBack = useEffectEvent(() => {
    if (!holds()) return false;
    window.history.forward();
    ask(() => window.history.back());
    return true;
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (holds()) event.preventDefault();
  });
  useEffect(() => {
    if (!hasChanges || isSaving) return;
    const [here, returning] = [historyIndex(), { is: false }];
    const pop = (event: PopStateEvent) => onPop(event, here, returning);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    // Changes in a dialog: going back would close it. Its entry in the history has the number of the screen.
    const keepsOpen = () => onOverlayBack();
    if (isOverlayEntry()) keptOpen.by = keepsOpen;
    // Registered before the router's own listener.
    window.addEventListener('popstate', pop, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      if (keptOpen.by === keepsOpen) keptOpen.by = undefined;
      window.removeEventListener('popstate', pop, { capture: true });
      window.removeEventListener('beforeunload', unload);
    };
  }, [hasChanges, isSaving]);

  return (
    <>
      <KeepUnsaved hasChanges={hasChanges} />
      <ConfirmDialog
        title={t`Leave without saving?`}
        open={leave !== undefined}
        backCloses={false}
        confirmLabel={t`Leave`}
        keepLabel={t`Stay here`}
        loading={false}
        onConfirm={() => leave?.()}
        onClose={() => setLeave(undefined)}
      >
        <p>{t`What you changed is not saved yet.`}</p>
      </ConfirmDialog>
    </>
  );
}

/** The number that React Router assigns to an entry of the browser's history. */
const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;
