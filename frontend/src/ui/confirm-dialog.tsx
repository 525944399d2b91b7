import type { ReactNode } from 'react';

import { Button } from './button';
import './confirm-dialog.css';
import { Dialog } from './dialog';

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
  const { title, open, confirmLabel, keepLabel = 'Keep it', loading, children } = props;
  return (
    <Dialog title={title} open={open} onClose={props.onClose}>
      {children}
      <div className="confirm-dialog__choice">
        <Button tone="quiet" onClick={props.onClose}>
          {keepLabel}
        </Button>
        <Button className="confirm-dialog__confirm" loading={loading} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
