import { t } from '@lingui/core/macro';

import { contactInputLimits } from '../../generated/contract';

/** The error for a short name, which calls the field FirstName as specified. */
export const checkFullName = (fullName: string): true | string =>
  fullName.length >= contactInputLimits.fullName.least ||
  t`FirstName must contain atleast 4 characters`;

/** The error for a short subject. */
export const checkSubject = (subject: string): true | string =>
  subject.length >= contactInputLimits.subject.least ||
  t`Subject must contain atleast 10 characters`;
