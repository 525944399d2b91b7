import { t } from '@lingui/core/macro';

const utrPattern = /^\d{12}$/;

/** Validates the number of a UPI transfer; returns true or an error text. */
export const checkUtr = (text: string): true | string =>
  utrPattern.test(text.trim()) || t`A UTR number has 12 digits`;
