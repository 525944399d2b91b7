import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import type { DeliveryChange } from './use-delivery-change';

/** The undo button for the last change, until it is dismissed or something else is changed. */
export function UndoNotice({ change }: { change: DeliveryChange }) {
  if (!change.canUndo) return null;
  return (
    <Notice tone="info">
      <Flex wrap="wrap" gap="8px 12px" align="center" justify="space-between">
        <p>{t`Your change is stored. Customers see it at once.`}</p>
        <Flex gap="8px">
          <Button tone="outline" loading={change.saving} onClick={change.undo}>{t`Undo`}</Button>
          <Button tone="quiet" aria-label={t`Dismiss`} onClick={change.forgetUndo}>
            ×
          </Button>
        </Flex>
      </Flex>
    </Notice>
  );
}
