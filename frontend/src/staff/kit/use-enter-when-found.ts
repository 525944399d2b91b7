import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

/** Enter before the answer would choose from what was found for an earlier text: it waits, and takes the first finding. */
export function useEnterWhenFound(isLoading: boolean, act: () => void) {
  const isWaiting = useRef(false);
  const enter = useEffectEvent(act);
  useEffect(() => {
    if (isLoading || !isWaiting.current) return;
    isWaiting.current = false;
    enter();
  }, [isLoading]);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isLoading) return;
    event.preventDefault();
    event.stopPropagation();
    isWaiting.current = true;
  };
  const cancel = () => {
    isWaiting.current = false;
  };
  return { onKeyDownCapture, cancel };
}
