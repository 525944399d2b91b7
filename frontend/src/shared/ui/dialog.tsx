import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { useBackCloses } from '../lib/use-back-closes';
import './dialog.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** sheet: slides up from the lower edge, as on a phone; wide: fits a large picture. */
  placement?: 'centre' | 'sheet' | 'wide';
  children: ReactNode;
}

/**
 * A modal dialog with the browser's own element: it traps the focus, closes with Esc or by going back, and returns the
 * focus to its opener.
 */
export function Dialog({ title, open, onClose, placement = 'centre', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useBackCloses(open, onClose);

  return (
    <dialog
      ref={ref}
      className="dialog"
      data-placement={placement}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {open && (
        <div className="dialog__body">
          <div className="dialog__head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="dialog__close" aria-label={t`Close`} onClick={onClose}>
              ×
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
