import { t } from '@lingui/core/macro';

import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import type { EditedArea } from './area-dialog';
import { listPinCodes } from './pin-codes.rules';
import { useAreaChanges } from './use-area-changes';
import type { DeliveryChange } from './use-delivery-change';

interface RemoveAreaProps {
  /** The area to remove; the dialog is closed if undefined. */
  removed: Required<EditedArea> | undefined;
  change: DeliveryChange;
  onClose: () => void;
}

/** Asks for confirmation before the shop stops delivering to an area. */
export function RemoveArea({ removed, change, onClose }: RemoveAreaProps) {
  const { showFailure } = useMessages();
  const { removing } = useAreaChanges();
  const { area, settings } = removed ?? {};
  const confirm = async () => {
    if (!area || !settings) return;
    const refusal = await change.save([removing(area)], settings.version, onClose);
    if (refusal) showFailure(refusal.message);
  };
  return (
    <ConfirmDialog
      title={t`Remove this area?`}
      open={removed !== undefined}
      confirmLabel={t`Remove`}
      loading={change.saving}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <strong>{area?.name}</strong>: {listPinCodes(area?.pinCodes ?? [])}
      </p>
      <p>{t`Customers there can no longer order. Orders that are placed are still delivered.`}</p>
    </ConfirmDialog>
  );
}
