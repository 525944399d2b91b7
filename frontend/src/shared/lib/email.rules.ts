import { t } from '@lingui/core/macro';

import { registerInputLimits } from '../../generated/contract';

/** The error for an invalid email address. */
export const emailMessage = (): string => t`Email is not valid.`;

/** Allows letters, digits and _ - . before the @, then a domain that ends in 2 to 4 letters. */
export const isEmail = (text: string): boolean => registerInputLimits.email.pattern.test(text);
