import { FastifyInstance } from 'fastify';
import { paiseToRupees, rupeesToPaise } from '../kernel/money';
import { readRecordId } from '../kernel/record-id';
import { RestBody, bodyOf, namingFields, pathPart, wholeNumber } from '../platform/rest/rest-body';
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

  app.get('/api/products/products/:id', { config: { access: 'anyone' } }, (request) =>
    namingFields(FIELD_NAMES, async () =>
      productJson(await catalogue.byId(productId(pathPart(request, 'id')))),
    ),
  );

  app.post(
    '/api/products/add products',
    { config: { access: 'manage-catalogue' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const values = await productValues(bodyOf(request), categories);
      const product = await namingFields(FIELD_NAMES, () => catalogue.add(viewer, values));
      return reply.status(201).send(productJson(product));
    },
  );

  app.put('/api/products/:id', { config: { access: 'manage-catalogue' } }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    const values = await productValues(bodyOf(request), categories);
    return namingFields(FIELD_NAMES, async () =>
      productJson(await catalogue.update(viewer, productId(pathPart(request, 'id')), values)),
    );
  });

  app.delete('/api/products/:id', { config: { access: 'manage-catalogue' } }, (request) =>
    namingFields(FIELD_NAMES, async () => {
      await catalogue.delete(await sessions.viewerOf(request), productId(pathPart(request, 'id')));
      return true;
    }),
  );
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
