import { Dialog as ChakraDialog, Flex, Portal } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { useBackCloses } from '../lib/use-back-closes';
import { Button } from './button';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Whether going back closes it; false for one above another dialog, which has the entry of the history. */
  backCloses?: boolean;
  children: ReactNode;
}

/** What keeps the open dialog open although its user goes back, such as unsaved changes in it. */
export const keptOpen: { by?: () => boolean } = {};

/** Messages stay readable and dismissible while a dialog is open. */
const messages = () => document.querySelector('.messages');

/** A modal dialog: it traps the focus, closes with Esc or by going back, and returns the focus to its opener. */
export function Dialog({ title, open, onClose, backCloses = true, children }: DialogProps) {
  useBackCloses(open && backCloses, () => {
    if (!keptOpen.by?.()) onClose();
  });
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      closeOnInteractOutside={false}
      persistentElements={[messages]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          {/* Above another dialog, it takes clicks from its first frame on. */}
          <ChakraDialog.Content pointerEvents="auto">
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <ChakraDialog.CloseTrigger aria-label={t`Close`}>×</ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

interface DialogChoiceProps {
  /** The label of the confirming button, such as 'Delete'. */
  confirmLabel: string;
  /** The label of the other button. */
  keepLabel?: string;
  /** The look of the confirming button: haldi for an order, solid for a reversible action, red by default. */
  tone?: 'haldi' | 'solid';
  /** The confirmed action is in progress. */
  loading: boolean;
  /** Omitted in a form, which the button submits. */
  onConfirm?: () => void;
  onKeep: () => void;
}

/** The two buttons of a dialog that asks for confirmation. */
export function DialogChoice(props: DialogChoiceProps) {
  const { confirmLabel, keepLabel = t`Keep it`, tone, loading, onConfirm, onKeep } = props;
  return (
    <Flex wrap="wrap" gap="12px" justify="flex-end">
      <Button tone="quiet" onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        tone={tone ?? 'confirm'}
        loading={loading}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </Flex>
  );
}

interface ConfirmDialogProps extends Omit<DialogChoiceProps, 'onConfirm' | 'onKeep'> {
  /** The question. */
  title: string;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
  backCloses?: boolean;
  /** What the confirmed action does. */
  children: ReactNode;
}

/** Asks for confirmation of a destructive or costly action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog {...props}>
      {props.children}
      <DialogChoice {...props} onKeep={props.onClose} />
    </Dialog>
  );
}
