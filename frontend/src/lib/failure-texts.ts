/** The specified text for a form that could not be sent. */
export const formFailure = 'Something going wrong!!pl try again';

/** The specified text for a login that did not work. */
export const loginFailure = 'Something going wrong in login!!pl try again';
