import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import type { AddressFieldsFragment } from '../../generated/graphql';

/** The address labels that the form suggests, which are translated. */
const suggested: Readonly<Record<string, MessageDescriptor>> = {
  Home: msg({ context: 'address', message: 'Home' }),
  Office: msg({ context: 'address', message: 'Office' }),
};

/** The label of an address: a suggested one in the current language, any other as written. */
export function addressLabel({ label }: { label: string }): string {
  const known = Object.hasOwn(suggested, label) && suggested[label];
  return known ? i18n._(known) : label;
}

/** Why nothing can be delivered to a saved address: its pin code may have left the delivery area since. */
export function unservedText(address: AddressFieldsFragment | undefined): string | undefined {
  if (!address || address.isServiceable) return undefined;
  const { pinCode } = address;
  return t`We do not deliver to ${pinCode}`;
}
