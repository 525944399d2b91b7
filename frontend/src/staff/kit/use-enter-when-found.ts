import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

/** The current state of a field with findings. */
interface Shown {
  typed: string;
  /** Whether the findings are for another text. */
  isLoading: boolean;
}

/**
 * Makes Enter choose the first finding for the typed text, however fast: before the response it would choose a finding
 * for an earlier text, and right after it none, since nothing is highlighted yet.
 */
export function useEnterWhenFound({ typed, isLoading }: Shown, act: () => void) {
  const waitingFor = useRef<string>(undefined);
  const enter = useEffectEvent(act);
  useEffect(() => {
    if (isLoading || waitingFor.current !== typed) return;
    waitingFor.current = undefined;
    enter();
  });
  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    const { value } = event.currentTarget;
    const isReady = !isLoading && value === typed;
    if (isReady && event.currentTarget.getAttribute('aria-activedescendant') !== null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isReady) act();
    else waitingFor.current = value;
  };
  const cancel = () => {
    waitingFor.current = undefined;
  };
  return { onKeyDownCapture, cancel };
}
