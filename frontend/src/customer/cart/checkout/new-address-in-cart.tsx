import { NewAddress, type NewAddressProps } from '../../../features/addresses/new-address';
import { WithChakra } from '../../../shared/chakra/provider';

/** The form uses Chakra UI, which the cart loads only when a customer adds an address. */
export const NewAddressInCart = (props: NewAddressProps) => (
  <WithChakra>
    <NewAddress {...props} />
  </WithChakra>
);
