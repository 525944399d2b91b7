/** The name of the shop as its keeper configured it; the server writes it into the page. */
export const storeName =
  document.querySelector<HTMLMetaElement>('meta[name="store-name"]')?.content || 'Grocessay';
