import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { useBackCloses } from '../lib/use-back-closes';
import './dialog.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** sheet: comes up from the lower edge, as on a phone; wide: as large as a picture needs. */
  placement?: 'centre' | 'sheet' | 'wide';
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own element: it holds the focus, closes with Esc, and gives the
 * focus back to what opened it. Going back closes it, too.
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
