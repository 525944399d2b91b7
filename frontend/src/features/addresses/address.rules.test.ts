import { describe, expect, it } from 'vitest';

import { anAddress } from '../../test/checkout-records';
import {
  addressChecks as checks,
  addressLine,
  chosenAddress,
  checkPinCodeDigits,
  formOfAddress,
  inputOfAddressForm,
  newAddressForm,
} from './address.rules';

describe('an address as it is typed', () => {
  it('begins with who most often receives it, the first one as the default', () => {
    const owner = { firstName: 'Asha', lastName: 'Patil', phone: '9820098200' };
    expect(newAddressForm(owner, true)).toMatchObject({
      label: 'Home',
      recipientName: 'Asha Patil',
      phone: '9820098200',
      isDefault: true,
    });
    expect(newAddressForm(undefined, false)).toMatchObject({
      label: '',
      recipientName: '',
      isDefault: false,
    });
  });

  it('comes back as it was stored', () => {
    const stored = anAddress({ landmark: 'Ganesh Talkies' });
    expect(stored).toMatchObject(inputOfAddressForm(formOfAddress(stored)));
  });

  it.each([
    ['400601', true],
    ['40060', false],
    ['4006011', false],
    ['000601', false],
    ['40060x', false],
  ])('pin code %s: %s', (pinCode, good) => {
    expect(checkPinCodeDigits(pinCode) === true).toBe(good);
  });

  it('wants a name, a street and ten digits of phone', () => {
    expect(checks.label(' ')).toBe('Give the address a name, such as Home');
    expect(checks.label('x'.repeat(41))).toBe('The name has at most 40 letters');
    expect(checks.label('Home')).toBe(true);
    expect(checks.line1('')).toBe('House and street are required');
    expect(checks.phone('982009820')).toBe('Phone has ten digits');
    expect(checks.phone(' 9820098200 ')).toBe(true);
  });
});

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
