import { t } from '@lingui/core/macro';

const emailPattern = /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/;

/** The error for an invalid email address. */
export const emailMessage = (): string => t`Email is not valid.`;

/** Letters, digits, _ - . before the @, a domain, and a last part of 2 to 4 letters. */
export const isEmail = (text: string): boolean => emailPattern.test(text);
