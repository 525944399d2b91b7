import type { AddressFieldsFragment } from '../../generated/graphql';

/** '12 Gokhale Road, Naupada, 400602': an address in one line. */
export const addressLine = (address: Pick<AddressFieldsFragment, 'line1' | 'line2' | 'pinCode'>) =>
  [address.line1, address.line2, address.pinCode].filter(Boolean).join(', ');

/** The chosen address, else the default one, else the first. */
export const chosenAddress = <Address extends { id: string; isDefault: boolean }>(
  addresses: readonly Address[],
  chosenId: string | undefined,
): Address | undefined =>
  addresses.find(({ id }) => id === chosenId) ??
  addresses.find(({ isDefault }) => isDefault) ??
  addresses[0];
