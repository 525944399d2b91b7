import { t } from '@lingui/core/macro';

/** Validates the format of Indian pin codes: six digits, the first not 0. */
export const checkPinCodeDigits = (pinCode: string): true | string =>
  /^[1-9]\d{5}$/.test(pinCode) || t`Pin code has six digits, such as 400601`;

/** The error for a pin code outside the delivery area. */
export const outsideTheArea = (pinCode: string): string => t`We do not deliver to ${pinCode} yet`;
