import { addDays, istDate } from '../../src/kernel/ist';
import { WebhookDelivery } from '../../src/modules/integrations/webhooks/webhook-delivery.entity';
import {
  ProductImport,
  ProductImportState,
} from '../../src/modules/catalogue/product-imports/product-import.entity';
import {
  BulkChange,
  BulkChangeState,
} from '../../src/modules/catalogue/bulk-changes/bulk-change.entity';
import { SearchMiss } from '../../src/modules/catalogue/search-misses/search-miss.entity';
import { Webhook } from '../../src/modules/integrations/webhooks/webhook.entity';
import { Client } from '../kit/client';
import { newLocation } from '../kit/stock-locations';
import { addProduct } from '../kit/products';
import { newKey } from '../kit/shopping';
import type { World } from './world';

const CREATE_TOKEN = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id } }
}`;

/** A token of an owner for a program with one scope. */
export async function newToken(owner: Client, scope = 'READ_ORDERS') {
  const input = { name: `For ${scope}`, scopes: [scope] };
  const { createApiToken } = await owner.data(CREATE_TOKEN, { input });
  return { token: String(createApiToken.token), id: String(createApiToken.apiToken.id) };
}

const REMOVE = 'mutation ($id: ID!) { removeStaff(id: $id) }';

/** Removes a member from the staff. */
export async function removeMember(owner: Client, id: number): Promise<void> {
  await owner.data(REMOVE, { id });
}

const ADD_WEBHOOK =
  'mutation ($input: WebhookInput!) { addWebhook(input: $input) { webhook { id } } }';

/** A webhook on this machine, to which nothing is sent. */
export const WEBHOOK = { description: 'Accounting', url: 'https://127.0.0.1/events', types: [] };

/** A shop has few webhooks: removes those of other calls. */
export async function forgetWebhooks({ shop }: World): Promise<void> {
  await shop.database.write((tx) => tx.createQueryBuilder().delete().from(Webhook).execute());
}

/** The only webhook of the shop. */
export async function newWebhook(world: World): Promise<string> {
  await forgetWebhooks(world);
  const { client } = world.members.owner;
  return (await client.data(ADD_WEBHOOK, { input: WEBHOOK })).addWebhook.webhook.id;
}

/** A pending delivery of a new webhook: the event that it was added. */
export async function newDelivery(world: World): Promise<number> {
  const webhookId = Number(await newWebhook(world));
  await world.shop.services.eventPublisher.publish();
  const { read } = world.shop.database;
  return (await read.findOneOrFail(WebhookDelivery, { where: { webhookId } })).id;
}

/** An import of one line that can be started, or one that can be undone. */
export async function newProductImport(
  { shop }: World,
  state = ProductImportState.CHECKED,
): Promise<number> {
  const { id } = await shop.database.write((tx) =>
    tx.save(
      tx.create(ProductImport, {
        ...{ state, fileName: 'products.csv', adminId: 1, apiTokenId: null },
        ...{ createdAt: new Date(), endedAt: new Date(), problem: null, updateStock: false },
        ...{ map: { columns: {}, categories: {} }, paths: [], lineCount: 1, readCount: 0 },
        columns: ['sku', 'name', 'mrp'].map((header) => ({ header, samples: [] })),
        ...{ insertedCount: 0, updatedCount: 0, unchangedCount: 0, badCount: 0 },
        ...{ removedCount: 0, hiddenCount: 0, restoredCount: 0, keptCount: 0 },
      }),
    ),
  );
  return id;
}

const PREVIEW = 'mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) { id } }';

/** A change that matches no products. */
export const BULK_CHANGE = { search: 'Nothing is called so', kind: 'NO_SELLING_PRICE' };

/** A change of many products that can be started, or one that can be undone. */
export async function newBulkChange(world: World, state = BulkChangeState.PREVIEWED) {
  const { client } = world.members.owner;
  const { id } = (await client.data(PREVIEW, { input: BULK_CHANGE })).previewBulkChange;
  await world.shop.database.write((tx) => tx.update(BulkChange, { id: Number(id) }, { state }));
  return id;
}

/** A search without results; returns its number. */
export async function newSearchMiss({ shop }: World): Promise<number> {
  const text = `dragon fruit ${newKey().slice(0, 8)}`;
  const miss = { text, dismissedAt: null };
  return (await shop.database.write((tx) => tx.save(tx.create(SearchMiss, miss)))).id;
}

/** A separate product; returns its number. */
export const newProduct = ({ members }: World) => addProduct(members.owner.client);

const RECEIVE = 'mutation ($input: ReceiveGoodsInput!) { receiveGoods(input: $input) { id } }';

/** A wholesaler's bill with a separate product. */
export async function goodsInput(world: World) {
  const lines = [{ productId: String(await newProduct(world)), pieces: 2 }];
  return { supplier: 'Vashi Traders', billNumber: 'B-77', key: newKey(), lines };
}

const BATCHES = '{ expiringBatches(days: 365, pageSize: 100) { items { id product { id } } } }';

/** A batch of a separate product; returns its number. */
export async function newBatch(world: World): Promise<number> {
  const { client } = world.members.owner;
  const { lines, ...bill } = await goodsInput(world);
  const dated = lines.map((line) => ({ ...line, expiresOn: addDays(istDate(new Date()), 1) }));
  await client.data(RECEIVE, { input: { ...bill, lines: dated } });
  const { items } = (await client.data(BATCHES)).expiringBatches;
  const isOurs = ({ product }: { product: { id: string } }) => product.id === lines[0]?.productId;
  return Number(items.find(isOurs).id);
}

const LOCATIONS = '{ stockLocations { id pieces } }';
const REMOVE_LOCATION = 'mutation ($id: ID!) { removeStockLocation(id: $id) }';

/** A stock location; returns its number. A shop has few, so those of earlier calls are removed or used again. */
export async function newStockLocation({ members }: World): Promise<string> {
  const { client } = members.owner;
  const { stockLocations } = await client.data(LOCATIONS);
  if (stockLocations.length < 10) return newLocation(client);
  for (const { id, pieces } of stockLocations)
    if (pieces === 0) await client.data(REMOVE_LOCATION, { id });
  return newLocation(client);
}

/** A separate goods receipt; returns its number. */
export async function newGoodsReceipt(world: World): Promise<number> {
  const input = await goodsInput(world);
  return Number((await world.members.owner.client.data(RECEIVE, { input })).receiveGoods.id);
}
