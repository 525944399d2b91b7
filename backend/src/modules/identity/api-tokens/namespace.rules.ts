/** The fields of a token that determine its namespace. */
interface Named {
  id: number;
  namespace: string | null;
}

/** The format of a namespace. */
export const NAMESPACE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The default namespace of a token, by its own number. */
const OWN = /^token-(\d+)$/;

/** The namespace of a token's external ids. */
export function namespaceOf({ id, namespace }: Named): string {
  return namespace ?? `token-${id}`;
}

/** Whether a token has the default namespace of a later one: the two would share their external ids. */
export function isOfLaterToken({ id, namespace }: Named): boolean {
  const [, number] = OWN.exec(namespace ?? '') ?? [];
  return number !== undefined && Number(number) > id;
}
