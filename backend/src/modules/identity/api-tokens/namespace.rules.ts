/** A token, as far as its namespace is concerned. */
interface Named {
  id: number;
  namespace: string | null;
}

/** The form of a namespace. */
export const NAMESPACE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The namespace that tokens have by their own number. */
const OWN = /^token-(\d+)$/;

/** Where the program of a token keeps its external ids. */
export function namespaceOf({ id, namespace }: Named): string {
  return namespace ?? `token-${id}`;
}

/** Whether a token was given what a later one will have by its own number: the two would share what they keep. */
export function isOfLaterToken({ id, namespace }: Named): boolean {
  const [, number] = OWN.exec(namespace ?? '') ?? [];
  return number !== undefined && Number(number) > id;
}
