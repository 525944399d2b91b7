// Many customers compete for a few pieces at the same time.
import { Caller } from '../kit.mjs';
import { runLoad } from '../shop-load/load.mjs';

const STOCK = 'query ($id: ID!) { product(id: $id) { stockQuantity } }';

/**
 * Many customers repeatedly order one piece each of a product with little stock.
 * @param {import('./mix.mjs').Place} place
 * @param {Awaited<ReturnType<typeof import('../shop-load/admin-client.mjs').logAdminIn>>} admin
 * @param {{ customers: number, pieces: number, seconds: number }} load
 * @returns {Promise<boolean>} whether exactly the available pieces were sold, and nothing failed
 */
export async function sellOut({ adapter, shop }, admin, { customers, pieces, seconds }) {
  const id = await admin.add({ name: 'The last pieces', mrpPaise: 9900, stockQuantity: pieces });
  let sold = 0;
  let refused = 0;
  const newUnit = () => {
    const session = adapter.newSession();
    return async (/** @type {import('../shop-load/connection.mjs').Connection} */ conn) => {
      const { lineId } = await adapter.addToCart(conn, session, Number(id) - 1, 1);
      try {
        await adapter.checkout(conn, session);
        sold++;
      } catch (error) {
        if (/** @type {{ code?: string }} */ (error).code !== 'OUT_OF_STOCK') throw error;
        refused++;
        await adapter.removeFromCart(conn, session, lineId);
      }
    };
  };
  const { origin } = adapter;
  const load = { origin, connections: customers, seconds, warmSeconds: 0, newUnit };
  const { failures, p99Ms } = await runLoad(load);
  const { stockQuantity } = await new Caller(shop.url).call(STOCK, { id });
  console.log(`${customers} customers for ${seconds} s at one product of ${pieces} pieces:`);
  console.log(
    `  ${sold} sold, ${stockQuantity} left, ${refused} told that it is out of stock, p99 ${p99Ms.toFixed(0)} ms`,
  );
  for (const [text, count] of Object.entries(failures)) console.log(`  ${count} x ${text}`);
  return sold === pieces && stockQuantity === 0 && Object.keys(failures).length === 0;
}
