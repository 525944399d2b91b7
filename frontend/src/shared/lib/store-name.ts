let name: string | undefined;

/** The configured name of the shop; the server renders it into the page. */
export const storeName = (): string =>
  (name ??=
    document.querySelector<HTMLMetaElement>('meta[name="store-name"]')?.content || 'Grocessay');

/** Sets the name where there is no page to read it from, as on the server. */
export function nameStore(configured: string): void {
  name = configured;
}
