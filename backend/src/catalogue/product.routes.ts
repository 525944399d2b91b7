import { FastifyInstance, FastifyRequest } from 'fastify';
import { paiseToRupees, rupeesToPaise } from '../kernel/money';
import { readRecordId } from '../kernel/record-id';
import { ShopError } from '../kernel/shop-error';
import { RestBody, bodyOf, namingFields, pathPart, wholeNumber } from '../platform/rest/rest-body';
import { isMeantFor } from '../platform/rest/if-match';
import { isKnown } from '../platform/rest/known-version';
import { streamArray } from '../platform/rest/stream-array';
import { SessionDoor } from '../sessions/session-door';
import { CatalogueService } from './catalogue.service';
import { CategoryService } from './category.service';
import { ProductRow } from './read-model/listed-product';

/** What the contract calls the fields of a product. */
const FIELD_NAMES = {
  id: 'productId',
  name: 'productname',
  imageUrl: 'image',
  mrpPaise: 'mrpPrice',
  stockQuantity: 'quantity',
};

/** A product as existing clients read it. */
export function productJson(product: ProductRow) {
  return {
    productId: product.id,
    productname: product.name,
    description: product.description,
    image: product.imageUrl,
    mrpPrice: paiseToRupees(product.mrpPaise),
    quantity: product.stockQuantity,
    unit: product.unit,
  };
}

/** The products of the REST contract. */
export function registerProductRoutes(
  app: FastifyInstance,
  catalogue: CatalogueService,
  categories: CategoryService,
  sessions: SessionDoor,
): void {
  app.get('/api/products', { config: { access: 'anyone' } }, async (request, reply) => {
    // Before the products: those that change meanwhile come with a version that is over, and are asked for again.
    if (isKnown(request, reply, await catalogue.version())) return reply.status(304).send();
    return streamArray(reply, catalogue.listed(), productJson);
  });

  app.get('/api/products/products/:id', { config: { access: 'anyone' } }, (request, reply) =>
    namingFields(FIELD_NAMES, async () => {
      const product = await catalogue.byId(productId(pathPart(request, 'id')));
      if (isKnown(request, reply, stateOf(product))) return reply.status(304).send();
      return productJson(product);
    }),
  );

  app.post(
    '/api/products/add products',
    { config: { access: 'manage-catalogue' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const values = await productValues(bodyOf(request), categories);
      const product = await namingFields(FIELD_NAMES, () => catalogue.add(viewer, values));
      return reply
        .status(201)
        .header('etag', `"${stateOf(product)}"`)
        .send(productJson(product));
    },
  );

  app.put(
    '/api/products/:id',
    { config: { access: 'manage-catalogue' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const body = bodyOf(request);
      const values = await productValues(body, categories);
      const assertMeant = ifMatch(request, body);
      return namingFields(FIELD_NAMES, async () => {
        const id = productId(pathPart(request, 'id'));
        const product = await catalogue.replace(viewer, id, values, assertMeant);
        reply.header('etag', `"${stateOf(product)}"`);
        return productJson(product);
      });
    },
  );

  app.delete('/api/products/:id', { config: { access: 'manage-catalogue' } }, (request) =>
    namingFields(FIELD_NAMES, async () => {
      await catalogue.delete(await sessions.viewerOf(request), productId(pathPart(request, 'id')));
      return true;
    }),
  );
}

/** Names the state of a product, its stock included: a PUT replaces that as well. */
function stateOf({ version, stockQuantity }: Pick<ProductRow, 'version' | 'stockQuantity'>) {
  return `${version}-${stockQuantity}`;
}

/** The check that a PUT with If-Match has made of the stored product; nothing where it comes without. */
function ifMatch(request: FastifyRequest, body: RestBody) {
  if (request.headers['if-match'] === undefined) return undefined;
  return (product: ProductRow) => {
    if (isMeantFor(request, stateOf(product))) return;
    const current = productJson(product);
    const sent = Object.keys(current).filter((name) => name in body);
    const submitted = Object.fromEntries(sent.map((name) => [name, body[name]]));
    const message = 'The product was changed, or pieces of it were sold, since it was read';
    const details = { current, submitted };
    throw new ShopError('PRECONDITION_FAILED', message, undefined, undefined, details);
  };
}

function productId(value: unknown): number {
  return readRecordId(value, 'product', 'productId');
}

async function productValues(body: RestBody, categories: CategoryService) {
  return {
    name: body.productname,
    description: body.description,
    imageUrl: body.image,
    mrpPaise: rupeesToPaise(body.mrpPrice),
    stockQuantity: wholeNumber(body.quantity),
    unit: typeof body.unit === 'string' ? body.unit : undefined,
    categorySlug: await categorySlug(body.category, categories),
  };
}

/** Existing clients send any text as category: one that is no category of ours is left out. */
async function categorySlug(
  value: unknown,
  categories: CategoryService,
): Promise<string | undefined> {
  if (typeof value !== 'string') return undefined;
  const wanted = value.trim().toLowerCase();
  const known = await categories.all();
  return known.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted)?.slug;
}
