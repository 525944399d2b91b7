import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of addresses that the form suggests, which the shop knows in all its languages. */
const suggested: Readonly<Record<string, MessageDescriptor>> = {
  Home: msg({ context: 'address', message: 'Home' }),
  Office: msg({ context: 'address', message: 'Office' }),
};

/** The name of an address: one that the form suggests in the language of the shop, any other as it was written. */
export function addressLabel({ label }: { label: string }): string {
  const known = Object.hasOwn(suggested, label) && suggested[label];
  return known ? i18n._(known) : label;
}
