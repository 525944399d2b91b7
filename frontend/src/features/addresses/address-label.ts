import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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
