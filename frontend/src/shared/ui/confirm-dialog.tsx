import type { ReactNode } from 'react';

import { Dialog } from './dialog';
import { DialogChoice } from './dialog-choice';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  open: boolean;
  /** What saying yes is called, such as 'Delete'. */
  confirmLabel: string;
  /** What thinking better of it is called. */
  keepLabel?: string;
  /** Saying yes is under way. */
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What saying yes means. */
  children: ReactNode;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, onClose, children, ...choice } = props;
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {children}
      <DialogChoice {...choice} onKeep={onClose} />
    </Dialog>
  );
}
