import { t } from '@lingui/core/macro';

/** Refuses an empty code; whether it is right the server knows. */
export const checkCodeGiven = (code: string): true | string =>
  code.trim() !== '' || t`Enter a code.`;

/** Refuses an empty name. */
export const checkNameGiven = (name: string): true | string =>
  name.trim() !== '' || t`Enter a name.`;
