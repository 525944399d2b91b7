import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { useBackCloses } from '../../shared/lib/use-back-closes';

/**
 * The state of the phone menu. Opening moves the focus into it, Esc closes it and moves the focus back. Going back
 * closes it, too.
 */
export function usePhoneMenu(menuId: string) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // Closed by any navigation.
  const open = openedAt === key;
  // Stays closed when the user comes back.
  if (openedAt !== undefined && !open) setOpenedAt(undefined);

  useEffect(() => {
    if (open) document.getElementById(menuId)?.querySelector('a')?.focus();
  }, [open, menuId]);

  useBackCloses(open, () => setOpenedAt(undefined));

  return {
    open,
    button,
    toggle: () => setOpenedAt(open ? undefined : key),
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      setOpenedAt(undefined);
      button.current?.focus();
    },
  };
}
