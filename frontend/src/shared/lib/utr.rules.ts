import { t } from '@lingui/core/macro';

const utrPattern = /^\d{12}$/;

/** Whether a text is the number of a transfer by UPI, or what is wrong with it. */
export const checkUtr = (text: string): true | string =>
  utrPattern.test(text.trim()) || t`A UTR number has 12 digits`;
