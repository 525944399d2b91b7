import { Dialog as ChakraDialog, Flex, Portal } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { Button } from './button';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Messages stay readable, and can be dismissed, beside an open dialog. */
const messages = () => document.querySelector('.messages');

/** A modal dialog: it holds the focus, closes with Esc, and gives the focus back to what opened it. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
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
          <ChakraDialog.Content>
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
  /** What saying yes is called, such as 'Delete'. */
  confirmLabel: string;
  /** What thinking better of it is called. */
  keepLabel?: string;
  /** haldi for an order, solid for what can be changed again; red unless it is given. */
  tone?: 'haldi' | 'solid';
  /** Saying yes is in progress. */
  loading: boolean;
  /** Left out in a form, which is submitted by saying yes. */
  onConfirm?: () => void;
  onKeep: () => void;
}

/** The two ways out of a dialog that asks before something is done. */
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

interface ConfirmDialogProps extends Omit<DialogChoiceProps, 'tone' | 'onConfirm' | 'onKeep'> {
  /** The question. */
  title: string;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What saying yes means. */
  children: ReactNode;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, open, onClose, children, ...choice }: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {children}
      <DialogChoice {...choice} onKeep={onClose} />
    </Dialog>
  );
}
