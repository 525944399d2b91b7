/** First and last name, or the only one. */
export function fullNameOf({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string {
  return `${firstName} ${lastName}`.trim();
}
