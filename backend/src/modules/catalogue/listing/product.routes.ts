import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paiseToRupees, rupeesToPaise } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { MAX_PAGE, MAX_PAGE_SIZE, PageRequest } from '../../../kernel/page';
import { ShopError, fieldError, outOfRange } from '../../../kernel/shop-error';
import {
  RestBody,
  bodyOf,
  namingFields,
  pathPart,
  wholeNumber,
} from '../../../platform/rest/rest-body';
import { isKnown, isMeantFor } from '../../../platform/rest/versions';
import {
  answerObject,
  idsInPath,
  json,
  numeric,
  pathParts,
  recordId,
  requestBody,
  rupees,
  text,
  textOrNumber,
} from '../../../platform/rest/schemas';
import { streamArray } from '../../../platform/rest/stream-array';
import { SessionAuthentication } from '../../identity';
import { CatalogueService } from './catalogue.service';
import { pictureSlugOf } from '../categories/category-tree.rules';
import { Category } from '../categories/category.entity';
import { CategoryService } from '../categories/category.service';
import { ManageProductsService } from '../products/manage-products.service';
import { pictureOf } from '../products/pictures/illustration.rules';
import { Prices, priceOf } from '../products/price.rules';
import { ProductRow } from '../products/listed-product';
import { catalogueMessages } from '../catalogue.messages';

/** The contract's names of product fields. */
const FIELD_NAMES = {
  id: 'productId',
  name: 'productname',
  imageUrl: 'image',
  mrpPaise: 'mrpPrice',
  sellingPaise: 'mrpPrice',
  stockQuantity: 'quantity',
};

/** A product in the REST contract. */
export function productJson(product: ProductRow & { category?: Category }) {
  return {
    productId: product.id,
    productname: product.name,
    description: product.description,
    image: pictureOf(product, product.category ? pictureSlugOf(product.category) : ''),
    mrpPrice: paiseToRupees(priceOf(product)),
    quantity: product.stockQuantity,
    unit: product.unit,
    // The unit's name in the first version.
    measurment: product.unit,
    ...(product.category && { category: product.category.name }),
  };
}

/** The schema of `productJson`. */
const productSchema = {
  $id: 'Product',
  ...answerObject(
    {
      productId: recordId,
      productname: { type: 'string' },
      description: { type: 'string' },
      image: text('URL of the picture: a path on this shop or a URL.'),
      mrpPrice: { ...rupees, description: 'Price of one piece for customers.' },
      quantity: { type: 'integer', description: 'Pieces in stock.' },
      unit: { type: ['string', 'null'], description: "Unit of one piece, such as '500 g'." },
      measurment: {
        type: ['string', 'null'],
        description: 'Same as unit, by its name in the first version.',
      },
      category: text('Name of the category.'),
    },
    ['category'],
  ),
} as const;
const oneProduct = json('The product', { $ref: 'Product#' });
const tags = ['Products'];

const productBody = requestBody(
  {
    productname: text('At most 200 characters.'),
    description: text('At most 2,000 characters.'),
    image: text('URL of the picture: a path on this shop or an http(s) URL.'),
    mrpPrice: numeric('What the customer pays for one piece, in rupees; above 0.'),
    quantity: numeric('Pieces in stock.'),
    unit: textOrNumber("Unit of one piece, such as '500 g'."),
    measurment: textOrNumber('Unit, by its name in the first version.'),
    category: text('Slug or name of the category; General if it is unknown.'),
  },
  ['productname', 'description', 'image', 'mrpPrice', 'quantity'],
);

const onePage = json('A page of products, and the total number', {
  ...answerObject({
    product: { type: 'array', items: { $ref: 'Product#' } },
    totalProduct: { type: 'integer' },
  }),
});
const PAGE_PARTS = {
  page: { type: 'integer', minimum: 0, maximum: MAX_PAGE - 1, description: 'Page number, from 0.' },
  size: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
} as const;
const ifNoneMatch = {
  type: 'object',
  properties: { 'if-none-match': text('ETag of an earlier response.') },
} as const;
const notModified = {
  type: 'null',
  description: 'Unchanged since the ETag of If-None-Match',
} as const;

/** The dependencies of the routes. */
export interface ProductServices {
  catalogue: CatalogueService;
  categories: CategoryService;
  manageProducts: ManageProductsService;
  sessionAuthentication: SessionAuthentication;
}

/** The product routes of the REST contract. */
export function registerProductRoutes(
  app: FastifyInstance,
  { catalogue, categories, manageProducts, sessionAuthentication: sessions }: ProductServices,
): void {
  app.addSchema(productSchema);
  const schemaOfAll = {
    operationId: 'listProducts',
    tags,
    summary: 'Lists all products',
    headers: ifNoneMatch,
    response: {
      200: json('All products', { type: 'array', items: { $ref: 'Product#' } }),
      304: notModified,
    },
  };
  const toAnyone = { config: { access: 'anyone' } } as const;
  app.get('/api/products', { ...toAnyone, schema: schemaOfAll }, async (request, reply) => {
    // Read before the products: a change during the response makes the version outdated, and clients ask again.
    if (isKnown(request, reply, await catalogue.version())) return reply.status(304).send();
    return streamArray(reply, catalogue.listed(), productJson);
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const category = pathPart(request, 'category');
    const known = category === '' ? undefined : await knownCategory(category, categories);
    const wanted = pageOfPath(request);
    if (isKnown(request, reply, await catalogue.version())) return reply.status(304).send();
    const { items, totalCount } = await catalogue.listedPage(known?.id, wanted);
    return { product: items.map(productJson), totalProduct: totalCount };
  };
  const schemaOfPage = {
    operationId: 'listProductsPage',
    tags,
    summary: 'Lists a page of all products',
    params: pathParts(PAGE_PARTS),
    headers: ifNoneMatch,
    response: { 200: onePage, 304: notModified },
  };
  app.get('/api/products/:page/:size', { ...toAnyone, schema: schemaOfPage }, page);
  const schemaOfCategory = {
    ...schemaOfPage,
    operationId: 'listCategoryPage',
    summary: 'Lists a page of the products of one category',
    params: pathParts({ category: text('Slug or name of the category.'), ...PAGE_PARTS }),
  };
  app.get('/api/products/:category/:page/:size', { ...toAnyone, schema: schemaOfCategory }, page);

  const schemaOfOne = {
    operationId: 'getProduct',
    tags,
    summary: 'Gets a product',
    params: idsInPath({ id: 'Product ID.' }),
    headers: ifNoneMatch,
    response: { 200: oneProduct, 304: notModified },
  };
  app.get('/api/products/products/:id', { ...toAnyone, schema: schemaOfOne }, (request, reply) =>
    namingFields(FIELD_NAMES, async () => {
      const viewer = await sessions.viewerOf(request);
      const product = await catalogue.byIdFor(viewer, productId(pathPart(request, 'id')));
      if (isKnown(request, reply, stateOf(product))) return reply.status(304).send();
      return productJson(product);
    }),
  );

  app.post(
    '/api/products/add products',
    {
      config: { access: 'manage-catalogue' },
      schema: {
        operationId: 'addProduct',
        tags,
        summary: 'Adds a product',
        body: productBody,
        response: { 201: oneProduct },
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const body = bodyOf(request);
      const values = await productValues(body, categories);
      const product = await namingFields(namesFor(body), () => manageProducts.add(viewer, values));
      return reply
        .status(201)
        .header('etag', `"${stateOf(product)}"`)
        .send(productJson(product));
    },
  );

  app.put(
    '/api/products/:id',
    {
      config: { access: 'manage-catalogue', failures: ['CONFLICT', 'PRECONDITION_FAILED'] },
      schema: {
        operationId: 'replaceProduct',
        tags,
        summary: 'Replaces a product',
        params: idsInPath({ id: 'Product ID.' }),
        headers: versionHeader('replace'),
        body: productBody,
        response: { 200: oneProduct },
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const body = bodyOf(request);
      const assertMeant = ifMatch(request, body);
      return namingFields(namesFor(body), async () => {
        const id = productId(pathPart(request, 'id'));
        const stored = (await catalogue.known([id])).get(id);
        const values = await productValues(body, categories, stored);
        const product = await manageProducts.replace(viewer, id, values, assertMeant);
        reply.header('etag', `"${stateOf(product)}"`);
        return productJson(product);
      });
    },
  );

  app.delete(
    '/api/products/:id',
    {
      config: { access: 'manage-catalogue', failures: ['PRECONDITION_FAILED'] },
      schema: {
        operationId: 'deleteProduct',
        tags,
        summary: 'Deletes a product',
        params: idsInPath({ id: 'Product ID.' }),
        headers: versionHeader('delete'),
        response: { 200: json('Deleted', { const: true }) },
      },
    },
    (request) =>
      namingFields(FIELD_NAMES, async () => {
        await manageProducts.delete(
          await sessions.viewerOf(request),
          productId(pathPart(request, 'id')),
          ifMatch(request),
        );
        return true;
      }),
  );
}

/** Identifies the state of a product, including its stock: a PUT replaces that as well. */
function stateOf({ version, stockQuantity }: Pick<ProductRow, 'version' | 'stockQuantity'>) {
  return `${version}-${stockQuantity}`;
}

const versionHeader = (verb: string) => ({
  type: 'object',
  properties: { 'if-match': text(`ETag of the product to ${verb}.`) },
});

/** The If-Match check of a PUT or DELETE against the stored product; undefined without the header. */
function ifMatch(request: FastifyRequest, body: RestBody = {}) {
  if (request.headers['if-match'] === undefined) return undefined;
  return (product: ProductRow) => {
    if (isMeantFor(request, stateOf(product))) return;
    const current = productJson(product);
    const sent = Object.keys(current).filter((name) => name in body);
    const submitted = Object.fromEntries(sent.map((name) => [name, body[name]]));
    const message = catalogueMessages.stateChanged();
    const details = { current, submitted };
    throw new ShopError('PRECONDITION_FAILED', message, undefined, undefined, details);
  };
}

function productId(value: unknown): number {
  return readRecordId(value, 'product', 'productId');
}

/**
 * The unit by either of its names; unchanged if a client sends neither. A client that sends back what it received sends
 * both, and has changed one of them.
 */
function unitOf({ unit, measurment }: RestBody, stored: string | null): string | undefined {
  const [name, oldName] = [textOf(unit), textOf(measurment)];
  return name === undefined || (name === stored && oldName !== undefined) ? oldName : name;
}

/** A text; also accepts a number straight from an input. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** The field names for errors of this body: the unit goes by the name that was sent. */
function namesFor(body: RestBody): Record<string, string> {
  const isOldName = body.unit === undefined && body.measurment !== undefined;
  return isOldName ? { ...FIELD_NAMES, unit: 'measurment' } : FIELD_NAMES;
}

async function productValues(body: RestBody, categories: CategoryService, stored?: ProductRow) {
  return {
    name: body.productname,
    description: body.description,
    imageUrl: body.image,
    ...pricesAt(rupeesToPaise(body.mrpPrice), stored),
    stockQuantity: wholeNumber(body.quantity),
    unit: unitOf(body, stored?.unit ?? null),
    categorySlug: await categorySlug(body.category, categories),
  };
}

/**
 * The contract has one price, the one that customers pay. For a product with a selling price, that changes, and the MRP
 * only if the new price is higher.
 */
function pricesAt(pricePaise: number | undefined, stored?: Prices) {
  const isBelow = pricePaise !== undefined && pricePaise <= (stored?.mrpPaise ?? 0);
  return typeof stored?.sellingPaise === 'number' && isBelow
    ? { mrpPaise: stored.mrpPaise, sellingPaise: pricePaise }
    : { mrpPaise: pricePaise, sellingPaise: null };
}

/** Existing clients send any text as category: unknown categories are ignored. */
async function categorySlug(
  value: unknown,
  categories: CategoryService,
): Promise<string | undefined> {
  return typeof value === 'string' ? (await findCategory(value, categories))?.slug : undefined;
}

/** The category with this slug or name, case-insensitive. */
async function findCategory(text: string, categories: CategoryService) {
  const wanted = text.trim().toLowerCase();
  const known = await categories.all();
  return known.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted);
}

/** The category of a path. Throws VALIDATION (category) if there is none. */
async function knownCategory(text: string, categories: CategoryService): Promise<Category> {
  const category = await findCategory(text, categories);
  if (category) return category;
  throw fieldError('category', catalogueMessages.category());
}

/**
 * The page of a path of the first version, which counts pages from 0.
 * @throws VALIDATION (page, size)
 */
function pageOfPath(request: FastifyRequest): PageRequest {
  const [page, size] = [
    wholeNumber(pathPart(request, 'page')),
    wholeNumber(pathPart(request, 'size')),
  ];
  if (typeof page !== 'number' || page < 0 || page >= MAX_PAGE)
    throw outOfRange('page', 0, MAX_PAGE - 1);
  if (typeof size !== 'number' || size < 1 || size > MAX_PAGE_SIZE)
    throw outOfRange('size', 1, MAX_PAGE_SIZE);
  return { page: page + 1, pageSize: size };
}
