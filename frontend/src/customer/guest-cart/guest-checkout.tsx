import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { PinCodeQuestion } from '../../features/addresses/pin-code-question';
import { cartContents } from '../../features/cart/cart-line.rules';
import { CartTable } from '../../features/cart/cart-table';
import { firstChoice, quoteInputOf } from '../../features/checkout/checkout-choice';
import { useQuote } from '../../features/checkout/use-quote';
import { isOpen } from '../../features/delivery/slot.rules';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type { CartFieldsFragment } from '../../generated/graphql';
import { useNavigate } from '../../shared/lib/navigation';
import { paths } from '../../shared/lib/paths';
import { Button } from '../../shared/ui/button';
import { CartDelivery } from '../cart/cart-delivery';
import { CheckoutPanel } from '../cart/checkout/checkout-panel';
import type { ChosenState } from '../cart/chosen-state';
import { Identify } from './identify';

interface GuestCheckoutProps {
  cart: CartFieldsFragment;
  /** The cart as the server stores it: only this is priced. */
  storedCart: CartFieldsFragment;
  /** Whether the server still has an older cart. */
  changing: boolean;
  onLoggingIn: (loggingIn: boolean) => void;
}

/** A guest's cart with slots and bill. Guests who log in or register here keep all their choices. */
export function GuestCheckout({ cart, storedCart, changing, onLoggingIn }: GuestCheckoutProps) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState(firstChoice);
  const choose = (change: Partial<typeof choice>) =>
    setChoice((before) => ({ ...before, ...change }));
  const [identifying, setIdentifying] = useState(false);
  const slots = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' });
  const open = slots.data?.deliverySlots.filter(isOpen) ?? [];
  const quoting = useQuote(quoteInputOf(choice), cartContents(storedCart.items));

  const goOn = () => {
    const state: ChosenState = { choice };
    void navigate(paths.customerCart, { replace: true, state });
  };

  return (
    <div className="cart-screen">
      <div className="cart-screen__main">
        <CartTable cart={cart} lineErrors={{}} />
        <PinCodeQuestion />
        <CartDelivery
          slots={slots}
          slot={open.find(({ id }) => id === choice.slotId) ?? open[0]}
          substitution={choice.substitution}
          onChoose={choose}
        />
      </div>
      <div className="guest-cart__aside">
        <CheckoutPanel choice={choice} onChoose={choose} quoting={quoting} changing={changing}>
          {!identifying && (
            <Button tone="haldi" size="lg" onClick={() => setIdentifying(true)}>
              {t`Log in or register to order`}
            </Button>
          )}
        </CheckoutPanel>
        {identifying && <Identify onLoggingIn={onLoggingIn} onLoggedIn={goOn} />}
      </div>
    </div>
  );
}
