import { Site } from './page-head.rules';

/** A description of the shop for language models, in the format of llmstxt.org. */
export function llmsText({ store, publicUrl }: Site): string {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${publicUrl}${path}): ${about}`;
  return `${[
    `# ${store.name}`,
    `> An online grocery store that delivers in ${store.city}, India. Prices are in rupees and include taxes. Everybody may look around and fill a cart; an order needs a login of the customer, who chooses a delivery window and agrees to the total.`,
    '## Pages',
    [
      link('All products', '/shop', 'searched with ?search=, in English, Hindi or Marathi'),
      link('Delivery and contact', '/contact-us', 'how to reach the shop'),
      link('About', '/about-us', 'who keeps the shop'),
    ].join('\n'),
    '## Data',
    [
      link(
        'Product feed',
        '/product-feed.xml',
        'every product with price and availability, as RSS',
      ),
      link('Sitemap', '/sitemap.xml', 'the address of every page'),
      link('REST', '/api/products', 'every product, as JSON'),
      link('OpenAPI', '/api/openapi.json', 'every call of REST, for programs'),
      link(
        'Model Context Protocol',
        '/mcp/shop',
        'tools for agents, without a login: find products, read a shopping list, hand the lines over to the customer; with the consent of the customer their own cart and orders',
      ),
      link(
        'Universal Commerce Protocol',
        '/.well-known/ucp',
        'where platforms search and look up products, and make carts that customers order',
      ),
      link(
        'GraphQL',
        '/graphql',
        'POST a query; products(search:), matchShoppingList(text:) reads a shopping list',
      ),
    ].join('\n'),
  ].join('\n\n')}\n`;
}
