import { Client } from './client';
import { newKey } from './shopping';

const ADD = `mutation ($input: StockLocationInput!) {
  addStockLocation(input: $input) { id name note version productCount pieces }
}`;
const TRANSFER = `mutation ($input: TransferStockInput!) {
  transferStock(input: $input) { id stockQuantity }
}`;
const ELSEWHERE = `query ($id: ID!) {
  product(id: $id) { stockQuantity }
  stockElsewhere(productIds: [$id]) { location { id } pieces }
}`;
const CHANGE = `mutation (
  $productId: ID!, $locationId: ID, $delta: Int!, $kind: StockChangeKind, $key: String!
) {
  adjustStock(
    productId: $productId, locationId: $locationId, delta: $delta, kind: $kind, reason: "By hand", key: $key
  ) { id }
}`;

let lastLocation = 0;

/** A stock location with a name of its own; returns its number. */
export async function newLocation(admin: Client): Promise<string> {
  const input = { name: `Godown ${process.pid} ${++lastLocation}` };
  return (await admin.data(ADD, { input })).addStockLocation.id;
}

/** Values for a transfer: pieces by product. Places are locations; the shop if omitted. */
export const transferInput = (
  places: { from?: string; to?: string },
  pieces: Record<string, number>,
  key = newKey(),
) => ({
  fromLocationId: places.from,
  toLocationId: places.to,
  key,
  lines: Object.entries(pieces).map(([productId, count]) => ({ productId, pieces: count })),
});

/** Moves pieces; returns the whole response. */
export const transfer = (admin: Client, input: ReturnType<typeof transferInput>) =>
  admin.graphql(TRANSFER, { input });

/** Changes the stock of a product at a location by hand; returns the whole response. */
export const adjustAt = (admin: Client, productId: number, locationId: string, change: object) =>
  admin.graphql(CHANGE, { productId, locationId, key: newKey(), ...change });

/** The pieces of a product in the shop, and at each location by its number. */
export async function placesOf(admin: Client, id: number): Promise<Record<string, number>> {
  const { product, stockElsewhere } = await admin.data(ELSEWHERE, { id });
  return {
    shop: product.stockQuantity,
    ...Object.fromEntries(
      stockElsewhere.map((there: { location: { id: string }; pieces: number }) => [
        there.location.id,
        there.pieces,
      ]),
    ),
  };
}
