let name: string | undefined;

/** The name of the shop as its keeper configured it; the server writes it into the page. */
export const storeName = (): string =>
  (name ??=
    document.querySelector<HTMLMetaElement>('meta[name="store-name"]')?.content || 'Grocessay');

/** Sets the name where there is no page to read it from. */
export function nameStore(configured: string): void {
  name = configured;
}
