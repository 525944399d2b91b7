import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { AddressCard } from '../../features/addresses/address-card';
import { NewAddress } from '../../features/addresses/new-address';
import { useAddressesQuery } from '../../generated/addresses/addresses';
import { Button } from '../../shared/chakra/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';

/** The addresses of a customer. */
export function CustomerAddressesRoute() {
  const [adding, setAdding] = useState<boolean>();
  return (
    <Page
      title={t`Your addresses`}
      aside={
        !adding && (
          // When the form closes, the focus returns to the button that opened it.
          <Button
            autoFocus={adding === false}
            onClick={() => setAdding(true)}
          >{t`Add an address`}</Button>
        )
      }
    >
      <Addresses adding={adding === true} onAdded={() => setAdding(false)} />
    </Page>
  );
}

interface AddressesProps {
  adding: boolean;
  onAdded: () => void;
}

function Addresses({ adding, onAdded }: AddressesProps) {
  const { data, error, refetch } = useAddressesQuery({ fetchPolicy: 'cache-and-network' });
  const addresses = data?.addresses;
  if (error && !addresses)
    return (
      <ErrorState text={t`Your addresses could not be loaded.`} onRetry={() => void refetch()} />
    );
  if (!addresses) return <LoadingState label={t`Loading your addresses`} rows={3} />;
  return (
    <>
      {adding && (
        <section className="panel form" aria-labelledby="new-address">
          <h2 id="new-address">{t`New address`}</h2>
          <NewAddress isFirst={addresses.length === 0} onSaved={onAdded} onCancel={onAdded} />
        </section>
      )}
      {addresses.length > 0 && (
        <ul className="address-list">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
      {addresses.length === 0 && !adding && (
        <EmptyState text={t`No address saved yet.`}>
          <p>{t`Save your address to order faster.`}</p>
        </EmptyState>
      )}
    </>
  );
}
