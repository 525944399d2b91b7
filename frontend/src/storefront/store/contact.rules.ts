import { t } from '@lingui/core/macro';

/** What is said about a name that is too short; the specification calls it FirstName. */
export const checkFullName = (fullName: string): true | string =>
  fullName.length >= 4 || t`FirstName must contain atleast 4 characters`;

/** What is said about a subject that is too short. */
export const checkSubject = (subject: string): true | string =>
  subject.length >= 10 || t`Subject must contain atleast 10 characters`;
