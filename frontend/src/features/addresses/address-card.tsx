import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { AddressesDocument, useDeleteAddressMutation } from '../../generated/addresses/addresses';
import type { AddressFieldsFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useSaveAddress } from './internal/use-save-address';
import { formOfAddress, inputOfAddressForm } from './internal/address-form.rules';
import './address-card.css';
import { addressLabel, unservedText } from './address-label';
import { AddressForm } from './internal/address-form';

/** One address of the customer, with buttons to edit it, delete it or make it the default. */
export function AddressCard({ address }: { address: AddressFieldsFragment }) {
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const unserved = unservedText(address);
  return (
    <li className="address-card panel">
      <h2>
        {addressLabel(address)}
        {address.isDefault && <span className="address-card__default">{t`Default`}</span>}
      </h2>
      {editing ? (
        <AddressForm
          initial={formOfAddress(address)}
          addressId={address.id}
          onSaved={close}
          onCancel={close}
        />
      ) : (
        <>
          <DeliveryAddress address={address} />
          {unserved && <p className="field__error">{unserved}</p>}
          <Actions address={address} onEdit={() => setEditing(true)} />
        </>
      )}
    </li>
  );
}

interface ActionsProps {
  address: AddressFieldsFragment;
  onEdit: () => void;
}

function Actions({ address, onEdit }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const { showSuccess, showFailure } = useMessages();
  const [deleteAddress, { loading: deleting }] = useDeleteAddressMutation({
    refetchQueries: [AddressesDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      showSuccess(t`Address deleted`);
      setAsking(false);
    },
    onError: (error) => {
      showFailure(toShopError(error).message);
      setAsking(false);
    },
  });
  const { saveAddress, loading: saving } = useSaveAddress();
  const { id } = address;
  const label = addressLabel(address);

  const makeDefault = () =>
    saveAddress({ ...inputOfAddressForm(formOfAddress(address)), isDefault: true }, id);

  return (
    <div className="address-card__actions">
      <Button tone="outline" aria-label={t`Edit ${label}`} onClick={onEdit}>{t`Edit`}</Button>
      {!address.isDefault && (
        <Button
          tone="quiet"
          loading={saving}
          aria-label={t`Make default: ${label}`}
          onClick={() => void makeDefault()}
        >{t`Make default`}</Button>
      )}
      <Button
        tone="danger"
        aria-label={t`Delete ${label}`}
        onClick={() => setAsking(true)}
      >{t`Delete`}</Button>
      <ConfirmDialog
        title={t`Delete this address?`}
        open={asking}
        confirmLabel={t`Delete`}
        loading={deleting}
        onConfirm={() => void deleteAddress({ variables: { id } })}
        onClose={() => setAsking(false)}
      >
        <p>
          <Trans>
            <strong>{label}</strong> leaves your addresses. Orders that go there keep it.
          </Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}
