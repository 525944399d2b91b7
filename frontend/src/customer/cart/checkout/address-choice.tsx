import { t } from '@lingui/core/macro';
import { lazy, Suspense, useId, useState } from 'react';

import type { AddressFieldsFragment } from '../../../generated/graphql';
import { Button } from '../../../shared/ui/button';
import { LoadingState } from '../../../shared/ui/states';
import { addressLabel } from '../../../features/addresses/address-label';
import { addressLine } from '../../../features/addresses/address.rules';
import './address-choice.css';
import type { NewAddressProps } from '../../../features/addresses/new-address';

/** The form is made with Chakra UI, which the cart loads only when a customer adds an address. */
const NewAddress = lazy(async () => {
  const [{ WithChakra }, form] = await Promise.all([
    import('../../../shared/chakra/provider'),
    import('../../../features/addresses/new-address'),
  ]);
  return {
    default: (props: NewAddressProps) => (
      <WithChakra>
        <form.NewAddress {...props} />
      </WithChakra>
    ),
  };
});

interface AddressChoiceProps {
  addresses: readonly AddressFieldsFragment[];
  /** The address that is taken if the customer chooses nothing else. */
  chosen: AddressFieldsFragment | undefined;
  onChoose: (addressId: string) => void;
  /** Why the chosen one was refused. */
  error: string | undefined;
}

/** Where to bring it: one of the client's addresses, or a new one. */
export function AddressChoice({ addresses, chosen, onChoose, error }: AddressChoiceProps) {
  const [adding, setAdding] = useState<boolean>();
  const errorId = useId();
  return (
    <div className="address-choice">
      {addresses.length === 0 && !adding && (
        <p className="address-choice__none">{t`No address saved yet. Add one, so that we find your door. You can order without, and we ask you by phone.`}</p>
      )}
      {addresses.length > 0 && (
        <fieldset className="address-choice__list" aria-describedby={error ? errorId : undefined}>
          <legend className="visually-hidden">{t`Address`}</legend>
          {addresses.map((address) => (
            <label key={address.id} className="address-choice__address">
              <input
                type="radio"
                name="address"
                value={address.id}
                checked={address.id === chosen?.id}
                aria-invalid={(error && address.id === chosen?.id) || undefined}
                onChange={() => onChoose(address.id)}
              />
              <span>
                {addressLabel(address)}
                <small>{addressLine(address)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {error && (
        <p id={errorId} className="field__error">
          {error}
        </p>
      )}
      {adding ? (
        <Suspense fallback={<LoadingState label={t`Loading the form`} rows={3} />}>
          <NewAddress
            isFirst={addresses.length === 0}
            onCancel={() => setAdding(false)}
            onSaved={({ id }) => {
              setAdding(false);
              onChoose(id);
            }}
          />
        </Suspense>
      ) : (
        // Back from the form, the focus returns to what opened it.
        <Button
          tone="quiet"
          autoFocus={adding === false}
          onClick={() => setAdding(true)}
        >{t`Add an address`}</Button>
      )}
    </div>
  );
}
