import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { Call } from './call';
import { Transport, Matrix } from './matrix';
import { SettleIn, openWorld } from './world';

/** A cell takes milliseconds, but each row has many: on a busy computer that adds up. */
const PATIENCE_MS = 180_000;

/** The operations of one transport, and how the matrix tests them. */
interface Part {
  name: string;
  /** All existing operations, as listed by the shop itself. */
  operationsOf(shop: TestShop): string[];
  calls: Record<string, Call>;
  /** The expected outcomes of each way to call an operation. */
  whoMay: Record<string, string>;
  transport(operation: string): Transport;
  openShop?(): Promise<TestShop>;
  settleIn?: SettleIn;
}

/** Tests each existing operation with every kind of caller, and reports the number of cells. */
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

/** Text in brackets distinguishes ways to call the same operation. */
function operationOf(way: string): string {
  return way.replace(/ \(.*\)$/, '');
}
