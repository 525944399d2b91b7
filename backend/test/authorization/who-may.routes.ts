import { tableOf } from './grid';

/** The permissions for routes in REST, in the format of who-may.queries.ts. */
export const whoMayCall = tableOf(`
| Operation                                             | guest  | cart   | customer   | owner  | catalogue | orders | support | token  |
| ----------------------------------------------------- | ------ | ------ | ---------- | ------ | --------- | ------ | ------- | ------ |
| GET /account/data.json                                | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| GET /api/cart/list                                    | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| DELETE /api/cart/:cartId                              | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| POST /api/cart/:customerId/:productId                 | 401    | 401    | ok/403/403 | 403    | 403       | 403    | 403     | 403    |
| GET /api/customers/customer/:id                       | 401    | 401    | ok/403/403 | 403    | 403       | 403    | 403     | 403    |
| POST /api/admin/login                                 | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403    |
| POST /api/customers/contact                           | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /api/customers/login                             | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403    |
| POST /api/customers/register                          | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /api/openapi.json                                 | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /api/orders/:customerId                           | 401    | 401    | ok/403/403 | 403    | 403       | 403    | 403     | 403    |
| POST /api/orders/:customerId/:cartId                  | 401    | 401    | ok/403/403 | 403    | 403       | 403    | 403     | 403    |
| POST /api/orders/:customerId/:cartId (another's line) | 401    | 401    | 404        | 403    | 403       | 403    | 403     | 403    |
| POST /api/payments                                    | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| POST /api/payements/:orderId/:customerId              | 401    | 401    | ok/403/403 | 403    | 403       | 403    | 403     | 403    |
| GET /api/payments/:id                                 | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| GET /api/products                                     | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /api/products/:page/:size                         | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /api/products/:category/:page/:size               | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /api/products/products/:id                        | ok/404 | ok/404 | ok/404     | ok/404 | ok/404    | ok/404 | ok/404  | ok/404 |
| POST /api/products/add products                       | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| PUT /api/products/:id                                 | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| DELETE /api/products/:id                              | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| GET /exports/audit.csv                                | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| GET /exports/buying-list.csv                          | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| GET /exports/gst/:month/:table.csv                    | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| GET /exports/order-lines.csv                          | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| GET /exports/orders.csv                               | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| GET /exports/products.csv                             | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| POST /graphql                                         | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /graphql/stream                                  | 400    | 400    | 400        | 400    | 400       | 400    | 400     | 400    |
| GET /graphql                                          | 405    | 405    | 405        | 405    | 405       | 405    | 405     | 405    |
| GET /healthz                                          | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /imports/products                                | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| GET /imports/products/:id/bad-rows.csv                | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| GET /manifest.webmanifest                             | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /mcp/admin                                        | 405    | 405    | 405        | 405    | 405       | 405    | 405     | 405    |
| POST /mcp/admin                                       | 401    | 401    | 403        | 403    | 403       | 403    | 403     | ok     |
| DELETE /mcp/admin                                     | 405    | 405    | 405        | 405    | 405       | 405    | 405     | 405    |
| GET /mcp/shop                                         | 405    | 405    | 405        | 405    | 405       | 405    | 405     | 405    |
| POST /mcp/shop                                        | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| DELETE /mcp/shop                                      | 405    | 405    | 405        | 405    | 405       | 405    | 405     | 405    |
| GET /.well-known/oauth-authorization-server           | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /.well-known/oauth-protected-resource/mcp/shop    | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /oauth/register                                  | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /oauth/revoke                                    | 400    | 400    | 400        | 400    | 400       | 400    | 400     | 400    |
| POST /oauth/token                                     | 400    | 400    | 400        | 400    | 400       | 400    | 400     | 400    |
| GET /.well-known/ucp                                  | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/catalog/search                              | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/catalog/lookup                              | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/catalog/product                             | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/carts                                       | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /ucp/carts/:id                                    | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| PUT /ucp/carts/:id                                    | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/carts/:id/cancel                            | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/checkout-sessions                           | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /ucp/checkout-sessions/:id                        | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| PUT /ucp/checkout-sessions/:id                        | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/checkout-sessions/:id/cancel                | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /ucp/checkout-sessions/:id/complete              | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /ucp/orders/:id                                   | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /metrics                                          | 401    | 401    | 401        | 401    | 401       | 401    | 401     | 401    |
| GET /pictures/generated.svg                               | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /readyz                                           | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /photos/:photoId.webp                             | 401    | 401    | ok/404/404 | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
| POST /photos/reports/:reportId                        | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| POST /photos/stops/:stopId                            | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403    |
| GET /receipts/credit-notes/:creditNoteId.pdf          | 401    | 401    | ok/404/404 | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
| GET /receipts/:orderId.pdf                            | 401    | 401    | ok/404/404 | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
| GET /llms.txt                                         | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /product-feed.xml                                 | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /robots.txt                                       | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /sitemap.xml                                      | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /sitemaps/pages.xml                               | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| GET /sitemaps/products-:file.xml                      | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| POST /uploads/pictures                                | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| GET /uploads/:file                                    | ok/404 | ok/404 | ok/404     | ok/404 | ok/404    | ok/404 | ok/404  | ok/404 |
`);
