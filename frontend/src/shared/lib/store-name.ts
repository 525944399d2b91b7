let name: string | undefined;

/** The name of the shop as its keeper configured it; the server writes it into the page. */
export const storeName = (): string =>
  (name ??=
    document.querySelector<HTMLMetaElement>('meta[name="store-name"]')?.content || 'Grocessay');

/** Says it where there is no page to read it in. */
export function nameStore(configured: string): void {
  name = configured;
}
