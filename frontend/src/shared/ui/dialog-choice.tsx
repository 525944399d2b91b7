import { t } from '@lingui/core/macro';

import { Button } from './button';
import './dialog-choice.css';

interface DialogChoiceProps {
  /** What saying yes is called, such as 'Delete'. */
  confirmLabel: string;
  /** What thinking better of it is called. */
  keepLabel?: string;
  /** haldi for an order, solid for what can be changed again; red unless it is told. */
  tone?: 'haldi' | 'solid';
  /** Saying yes is under way. */
  loading: boolean;
  /** Left out in a form, which is sent by saying yes. */
  onConfirm?: () => void;
  onKeep: () => void;
}

/** The two ways out of a dialog that asks before something is done. */
export function DialogChoice(props: DialogChoiceProps) {
  const { confirmLabel, keepLabel = t`Keep it`, tone, loading, onConfirm, onKeep } = props;
  return (
    <div className="dialog-choice">
      <Button tone="quiet" onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        tone={tone}
        className={tone ? undefined : 'dialog-choice__confirm'}
        loading={loading}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </div>
  );
}
