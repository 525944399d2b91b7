import { t } from '@lingui/core/macro';

import { addressInputLimits } from '../../../generated/contract';
import type { AddressFieldsFragment, AddressInput } from '../../../generated/graphql';
import { fullNameOf } from '../../../shared/lib/full-name';

/** The address form as typed. */
export interface AddressForm {
  label: string;
  recipientName: string;
  phone: string;
  line1: string;
  line2: string;
  landmark: string;
  instructions: string;
  pinCode: string;
  isDefault: boolean;
}

interface Owner {
  firstName: string;
  lastName: string;
  phone: string;
}

const required = (message: () => string) => (text: string) => text.trim() !== '' || message();

/** Checks that need no server. */
export const addressChecks = {
  label: (text: string) => {
    if (text.trim() === '') return t`Give the address a name, such as Home`;
    return (
      text.trim().length <= addressInputLimits.label.most || t`The name has at most 40 letters`
    );
  },
  recipientName: required(() => t`Who receives it?`),
  phone: (text: string) =>
    addressInputLimits.phone.pattern.test(text.trim()) || t`Phone has ten digits`,
  line1: required(() => t`House and street are required`),
};

/** The values of a new address form. */
export const newAddressForm = (owner: Owner | undefined, isFirst: boolean): AddressForm => ({
  label: isFirst ? t`Home` : '',
  recipientName: owner ? fullNameOf(owner) : '',
  phone: owner?.phone ?? '',
  line1: '',
  line2: '',
  landmark: '',
  instructions: '',
  pinCode: '',
  isDefault: isFirst,
});

/** The form values of a stored address. */
export const formOfAddress = (address: AddressFieldsFragment): AddressForm => ({
  label: address.label,
  recipientName: address.recipientName,
  phone: address.phone,
  line1: address.line1,
  line2: address.line2 ?? '',
  landmark: address.landmark ?? '',
  instructions: address.instructions ?? '',
  pinCode: address.pinCode,
  isDefault: address.isDefault,
});

/** The API input of the form. */
export const inputOfAddressForm = (form: AddressForm): AddressInput => ({
  label: form.label.trim(),
  recipientName: form.recipientName.trim(),
  phone: form.phone.trim(),
  line1: form.line1.trim(),
  line2: form.line2.trim() || null,
  landmark: form.landmark.trim() || null,
  instructions: form.instructions.trim() || null,
  pinCode: form.pinCode.trim(),
  isDefault: form.isDefault,
});
