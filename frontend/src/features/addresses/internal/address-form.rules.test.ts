import { describe, expect, it } from 'vitest';

import { anAddress } from '../../../test/checkout-records';
import {
  addressChecks as checks,
  formOfAddress,
  inputOfAddressForm,
  newAddressForm,
} from './address-form.rules';

describe('an address as it is typed', () => {
  it('begins with who most often receives it, the first one as the default', () => {
    const owner = { firstName: 'Asha', lastName: 'Patil', phone: '9820098200' };
    expect(newAddressForm(owner, true)).toMatchObject({
      label: 'Home',
      recipientName: 'Asha Patil',
      phone: '9820098200',
      isDefault: true,
    });
    expect(newAddressForm({ ...owner, lastName: '' }, true).recipientName).toBe('Asha');
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

  it('wants a name, a street and ten digits of phone', () => {
    expect(checks.label(' ')).toBe('Give the address a name, such as Home');
    expect(checks.label('x'.repeat(41))).toBe('The name has at most 40 letters');
    expect(checks.label('Home')).toBe(true);
    expect(checks.line1('')).toBe('House and street are required');
    expect(checks.phone('982009820')).toBe('Phone has ten digits');
    expect(checks.phone(' 9820098200 ')).toBe(true);
  });
});
