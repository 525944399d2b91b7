import { t } from '@lingui/core/macro';

/** The specified text for a form that could not be sent. */
export const formFailure = (): string => t`Something going wrong!!pl try again`;

/** The specified text for a failed login. */
export const loginFailure = (): string => t`Something going wrong in login!!pl try again`;
