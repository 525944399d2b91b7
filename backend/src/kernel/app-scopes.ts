/** The scopes that customers can grant to apps; an app can do nothing beyond them. */
export const appScopes = ['cart', 'orders:read', 'checkout'] as const;

/** One of these scopes. */
export type AppScope = (typeof appScopes)[number];

/** Whether a text names a scope. */
export function isAppScope(text: string): text is AppScope {
  return (appScopes as readonly string[]).includes(text);
}
