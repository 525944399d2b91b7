/** What customers let apps do in their name: an app has some of these, and nothing else. */
export const appScopes = ['cart', 'orders:read', 'checkout'] as const;

/** One of them. */
export type AppScope = (typeof appScopes)[number];

/** Whether a text names a scope. */
export function isAppScope(text: string): text is AppScope {
  return (appScopes as readonly string[]).includes(text);
}
