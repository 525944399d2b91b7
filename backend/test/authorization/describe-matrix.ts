import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { Call } from './call';
import { Transport, Matrix } from './matrix';
import { SettleIn, openWorld } from './world';

/** A cell takes milliseconds, and a way of calling has many cells: on a busy computer that adds up. */
const PATIENCE_MS = 180_000;

/** What the matrix knows of the operations of one transport, and how it goes through it. */
interface Part {
  name: string;
  /** All operations that there are, found out from the shop itself. */
  operationsOf(shop: TestShop): string[];
  calls: Record<string, Call>;
  /** To each way of calling an operation, what comes of it for whom. */
  whoMay: Record<string, string>;
  transport(operation: string): Transport;
  openShop?(): Promise<TestShop>;
  settleIn?: SettleIn;
}

/** Tests each operation that there is with everybody who may call, and tells how many cells that were. */
export function describeMatrix(part: Part): void {
  const { name, operationsOf, calls, whoMay, transport, openShop, settleIn } = part;
  let matrix: Matrix;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await (openShop ?? openTestShop)();
    matrix = await Matrix.over(await openWorld(shop, settleIn));
  }, PATIENCE_MS);
  afterAll(async () => {
    const { cells, leaks } = matrix;
    const where = `${name} on ${serverUrl ? new URL(serverUrl).protocol.slice(0, -1) : 'sqlite'}`;
    process.stdout.write(`authorization matrix, ${where}: ${cells} cells, ${leaks} leaks\n`);
    await shop.close();
  });

  describe(`the authorization matrix of ${name}`, () => {
    it('has a row for every operation that there is, and for no other', () => {
      const known = new Set(Object.keys(whoMay).map(operationOf));
      expect([...known].sort()).toEqual(operationsOf(shop).sort());
    });

    it.each(Object.entries(whoMay))(
      'is right for %s',
      async (way, row) => {
        const call = calls[way];
        if (!call) throw new Error(`Nobody has written down how to call ${way}`);
        expect(await matrix.faultsOf(row, call, transport(operationOf(way)))).toEqual([]);
      },
      PATIENCE_MS,
    );
  });
}

/** What stands in brackets tells the ways of calling one operation apart. */
function operationOf(way: string): string {
  return way.replace(/ \(.*\)$/, '');
}
