import { useEffect, useRef, useState } from 'react';

/** The ref of a long form, and what focuses its first invalid field, which may be far above the button. */
export function useFocusInvalid() {
  const form = useRef<HTMLFormElement>(null);
  const [refusedTries, setRefusedTries] = useState(0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusedTries]);
  return { form, focusInvalid: () => setRefusedTries((tries) => tries + 1) };
}
