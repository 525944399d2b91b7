/** First and last name of a customer, or the only one. */
export const fullNameOf = (name: { firstName: string; lastName: string }): string =>
  `${name.firstName} ${name.lastName}`.trim();
