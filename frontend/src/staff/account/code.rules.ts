import { t } from '@lingui/core/macro';

/** Refuses an empty code; the server checks whether it is correct. */
export const checkCodeGiven = (code: string): true | string =>
  code.trim() !== '' || t`Enter a code.`;

/** Refuses an empty name. */
export const checkNameGiven = (name: string): true | string =>
  name.trim() !== '' || t`Enter a name.`;
