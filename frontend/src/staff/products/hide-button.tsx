import { t } from '@lingui/core/macro';

import type { AdminProductRowFragment } from '../../generated/graphql';
import { useUpdateProductMutation } from '../../generated/staff/products/update-product';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';
import { invalidateListings } from './invalidate-listings';

interface HideButtonProps {
  product: AdminProductRowFragment;
  /** The id of the element with the product's name. */
  nameId: string;
}

/** Hides a product from customers immediately, or shows it again. */
export function HideButton({ product: { id, name, isHidden }, nameId }: HideButtonProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [update, { loading }] = useUpdateProductMutation({ update: invalidateListings });

  const toggle = async () => {
    await attempt(async () => {
      await update({ variables: { id, input: { isHidden: !isHidden } } });
      showSuccess(isHidden ? t`${name} is shown again.` : t`${name} is hidden from customers.`);
    });
  };

  return (
    <Button
      tone="outline"
      aria-describedby={nameId}
      loading={loading}
      onClick={() => void toggle()}
    >
      {isHidden ? t`Show` : t`Hide`}
    </Button>
  );
}
