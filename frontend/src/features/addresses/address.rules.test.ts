import { expect, it } from 'vitest';

import { anAddress } from '../../test/checkout-records';
import { addressLine, chosenAddress } from './address.rules';

it('an address in one line leaves out what it does not have', () => {
  expect(addressLine(anAddress())).toBe('12 Gokhale Road, Naupada, 400602');
  expect(addressLine(anAddress({ line2: null }))).toBe('12 Gokhale Road, 400602');
});

it('the chosen address goes before the default one, and that before the first', () => {
  const office = anAddress({ id: '42', isDefault: false });
  const mother = anAddress({ id: '43', isDefault: false });
  expect(chosenAddress([office, anAddress()], undefined)?.id).toBe('41');
  expect(chosenAddress([office, anAddress()], '42')?.id).toBe('42');
  expect(chosenAddress([office, mother], 'gone')?.id).toBe('42');
  expect(chosenAddress([], undefined)).toBeUndefined();
});
