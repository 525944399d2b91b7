/**
 * E-mail addresses as the specification checks them: letters, digits, _ - . then @, a domain, and a top-level
 * part of 2 to 4 letters.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/;

/** The password rule that the registration form states as a hint. */
export const PASSWORD_PATTERN = /^(?=.*[A-Z])(?=.*\d).{8,128}$/s;
