import { t } from '@lingui/core/macro';

import { registerInputLimits } from '../../generated/contract';

/** The hint and error of a new password. */
export const passwordHint = (): string =>
  t`Password should contains 1 Uppercase, 1 Digit and should be 8 character long`;

/** Whether a new password follows the rules of the hint. */
export const isGoodPassword = (password: string): boolean =>
  registerInputLimits.password.pattern.test(password);

/** Validates a form's field for a new password. */
export const checkNewPassword = (password: string): true | string =>
  isGoodPassword(password) || passwordHint();

/** Validates a form's field for the current password. */
export const checkPasswordGiven = (password: string): true | string =>
  password.trim() !== '' || t`Password should not be blank`;
