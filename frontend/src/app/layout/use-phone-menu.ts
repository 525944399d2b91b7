import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { useBackCloses } from '../../shared/lib/use-back-closes';

/** The folding of the links on a phone: focus goes in with opening, and back with Esc. Going back closes it. */
export function usePhoneMenu(menuId: string) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // Having gone elsewhere closes it.
  const open = openedAt === key;
  // Also for whoever comes back.
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
