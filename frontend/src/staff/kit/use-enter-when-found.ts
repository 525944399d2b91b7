import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

/** What a field with findings shows at this moment. */
interface Shown {
  typed: string;
  /** What was found is for another text. */
  isLoading: boolean;
}

/**
 * Enter takes the first finding of what was typed, however fast: before the answer it would choose from what was found for
 * an earlier text, and right after it nothing, since nothing is highlighted yet.
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
