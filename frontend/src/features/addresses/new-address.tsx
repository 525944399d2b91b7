import { t } from '@lingui/core/macro';

import { useAddressOwnerQuery } from '../../generated/addresses/address-owner';
import type { AddressFieldsFragment } from '../../generated/graphql';
import { LoadingState } from '../../shared/ui/states';
import { newAddressForm } from './internal/address-form.rules';
import { AddressForm } from './internal/address-form';

export interface NewAddressProps {
  /** Whether the customer has no address yet. The first one becomes the default. */
  isFirst: boolean;
  onSaved: (address: AddressFieldsFragment) => void;
  onCancel: () => void;
}

/** The form for a new address, which starts with the name and phone of the customer. */
export function NewAddress({ isFirst, onSaved, onCancel }: NewAddressProps) {
  const { data, loading } = useAddressOwnerQuery();
  if (loading) return <LoadingState label={t`Loading the form`} rows={3} />;
  return (
    <AddressForm
      initial={newAddressForm(data?.me ?? undefined, isFirst)}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
