import { t } from '@lingui/core/macro';
import { Suspense, useId, useState } from 'react';

import type { AddressFieldsFragment } from '../../../generated/graphql';
import { loadedAhead } from '../../../shared/lib/loaded-ahead';
import { Button } from '../../../shared/ui/button';
import { LoadingState } from '../../../shared/ui/states';
import { addressLabel, unservedText } from '../../../features/addresses/address-label';
import { addressLine } from '../../../features/addresses/address.rules';
import './address-choice.css';

const { Part: NewAddress } = loadedAhead(
  async () => (await import('./new-address-in-cart')).NewAddressInCart,
);

interface AddressChoiceProps {
  addresses: readonly AddressFieldsFragment[];
  /** The address that is used unless the customer chooses another. */
  chosen: AddressFieldsFragment | undefined;
  onChoose: (addressId: string) => void;
  /** Why an order to the chosen address was refused. */
  error: string | undefined;
}

/** The delivery address: one of the customer's addresses, or a new one. */
export function AddressChoice({ addresses, chosen, onChoose, ...order }: AddressChoiceProps) {
  const error = order.error ?? unservedText(chosen);
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
        // When the form closes, the focus returns to the button that opened it.
        <Button
          tone="quiet"
          autoFocus={adding === false}
          onClick={() => setAdding(true)}
        >{t`Add an address`}</Button>
      )}
    </div>
  );
}
