import { Dialog, Portal } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { useLogOutAsking } from '../queue/use-log-out-asking';
import { AreaList } from './area-list';
import { Icon } from './icons';
import { useFinalFocus } from './use-final-focus';

interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
}

/** All areas and the logout, on a sheet at the bottom of a phone. */
export function MoreSheet({ open, onClose }: MoreSheetProps) {
  const logOut = useLogOutAsking();
  const finalFocus = useFinalFocus(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="end" padding="48px 0 0" overflowY="hidden">
          <Dialog.Content
            width="100%"
            maxHeight="calc(100dvh - 48px)"
            padding="16px 16px calc(16px + env(safe-area-inset-bottom))"
            overflowY="auto"
            borderRadius="22px 22px 0 0"
          >
            <Dialog.Header>
              <Dialog.Title>{t`All areas`}</Dialog.Title>
              <Dialog.CloseTrigger aria-label={t`Close`} margin="0">
                ×
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body gap="0">
              <AreaList />
              <Button tone="outline" marginTop="20px" onClick={() => void logOut()}>
                <Icon name="logout" />
                {t`Logout`}
              </Button>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
