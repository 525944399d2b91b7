import { t } from '@lingui/core/macro';

import { AddressChoice } from './checkout/address-choice';
import type { CheckoutChoice } from '../../features/checkout/checkout-choice';
import { SubstitutionChoice } from './checkout/substitution-choice';
import type { DeliverySlot } from '../../features/delivery/slot.rules';
import { SlotPicker } from '../../features/delivery/slot-picker';
import type { useAddressesQuery } from '../../generated/addresses/addresses';
import type { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type { AddressFieldsFragment, Substitution } from '../../generated/graphql';
import { Link } from '../../shared/ui/link';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';

interface CartDeliveryProps {
  /** Omitted for guests, who give an address after login. */
  addresses?: ReturnType<typeof useAddressesQuery>;
  address?: AddressFieldsFragment;
  /** Why the address was refused. */
  addressError?: string;
  slots: ReturnType<typeof useDeliverySlotsQuery>;
  slot: DeliverySlot | undefined;
  /** How many times an order was attempted after its chosen slot was gone. */
  askedForSlotCount?: number;
  /** Why the slot was refused. */
  slotError?: string;
  substitution: Substitution;
  onChoose: (change: Partial<CheckoutChoice>) => void;
}

/** The delivery address, the delivery slot, and what to do about missing products. */
export function CartDelivery(props: CartDeliveryProps) {
  return (
    <section className="panel cart-delivery further-down" aria-label={t`Delivery`}>
      {props.addresses && (
        <div className="cart-delivery__part">
          <Where {...props} addresses={props.addresses} />
        </div>
      )}
      <div className="cart-delivery__part">
        <h2>{t`Delivery`}</h2>
        <When {...props} />
      </div>
      <div className="cart-delivery__part cart-delivery__part--wide">
        <h2 id="checkout-substitution">{t`If something is missing`}</h2>
        <SubstitutionChoice
          labelledBy="checkout-substitution"
          chosen={props.substitution}
          onChoose={(substitution) => props.onChoose({ substitution })}
        />
      </div>
    </section>
  );
}

type WhereProps = CartDeliveryProps & Required<Pick<CartDeliveryProps, 'addresses'>>;

function Where({ addresses: query, address, addressError, onChoose }: WhereProps) {
  const { data, error, refetch } = query;
  const addresses = data?.addresses;
  return (
    <>
      <div className="cart-delivery__head">
        <h2>{t`Deliver to`}</h2>
        {addresses && addresses.length > 0 && (
          <Link to={paths.customerAddresses}>{t`Your addresses`}</Link>
        )}
      </div>
      {!addresses && error && (
        <ErrorState text={t`Your addresses could not be loaded.`} onRetry={() => void refetch()} />
      )}
      {!addresses && !error && <LoadingState label={t`Loading your addresses`} rows={2} />}
      {addresses && (
        <AddressChoice
          addresses={addresses}
          chosen={address}
          onChoose={(addressId) => onChoose({ addressId })}
          error={addressError}
        />
      )}
    </>
  );
}

function When({ slots: query, slot, askedForSlotCount = 0, ...props }: CartDeliveryProps) {
  const { slotError, onChoose } = props;
  const { data, error, refetch } = query;
  if (data)
    return (
      <SlotPicker
        slots={data.deliverySlots}
        closedDays={data.closedDays}
        chosen={slot}
        askedCount={askedForSlotCount}
        onChoose={(slotId) => onChoose({ slotId })}
        error={slotError}
      />
    );
  if (error)
    return (
      <ErrorState
        text={t`The delivery slots could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  return <LoadingState label={t`Loading the delivery slots`} rows={2} />;
}
