import { t } from '@lingui/core/macro';

import type { AddressFieldsFragment } from '../../generated/graphql';
import { LoadingState } from '../../shared/ui/states';
import { useAddressOwner } from './use-address-owner';
import { newAddressForm } from './address.rules';
import { AddressForm } from './address-form';

interface NewAddressProps {
  /** Whether the client has no address yet: the first one is the default. */
  isFirst: boolean;
  onSaved: (address: AddressFieldsFragment) => void;
  onCancel: () => void;
}

/** The form for a new address, begun with the client's own name and phone. */
export function NewAddress({ isFirst, onSaved, onCancel }: NewAddressProps) {
  const { owner, loading } = useAddressOwner();
  if (loading) return <LoadingState label={t`Loading the form`} rows={3} />;
  return (
    <AddressForm initial={newAddressForm(owner, isFirst)} onSaved={onSaved} onCancel={onCancel} />
  );
}
