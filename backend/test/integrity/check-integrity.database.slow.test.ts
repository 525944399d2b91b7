import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCheckIntegrity } from '../../src/modules/operations/integrity/check-integrity.cli';
import { integrity } from '../../src/app';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { TestShop, openTestShop } from '../kit/test-shop';
import { BusyShop, haveABusyDay } from './busy-shop';
import { cardDamages } from './card-damages';
import { creditDamages } from './credit-damages';
import { Damages } from './damage';
import { loosenTables, repairTables, runAll } from './loose-tables';
import { aCharge, aPayment, moneyDamages } from './money-damages';
import { offerDamages } from './offer-damages';
import { orderDamages } from './order-damages';
import { pickingDamages } from './picking-damages';
import { roundDamages } from './round-damages';
import { staffDamages } from './staff-damages';
import { stockDamages } from './stock-damages';

let shop: TestShop;
let busy: BusyShop;
beforeAll(async () => {
  // The clock is stopped, so that all orders of the day are in one slot.
  shop = await openTestShop({ clock: new MovableClock() });
  busy = await haveABusyDay(shop);
  await expectIntegrity(shop);
  await loosenTables(shop.database);
});
afterAll(() => shop.close());

async function runCommand(...argv: string[]): Promise<{ exitCode: number; output: string }> {
  const stdout = new PassThrough();
  const output = text(stdout);
  const exitCode = await runCheckIntegrity({ config: shop.config, integrity, stdout }, argv);
  stdout.end();
  return { exitCode, output: await output };
}

/** Each breach that the command printed, after the name of its check. */
function breachesIn(output: string): string[] {
  let name = '';
  return output.split('\n').flatMap((line) => {
    [, name = name] = /^(?:ok|BREACH) +([\w-]+): /.exec(line) ?? [];
    return line.startsWith('  ') ? [`${name}: ${line.trim()}`] : [];
  });
}

const damages: Damages = {
  ...stockDamages,
  ...orderDamages,
  ...pickingDamages,
  ...creditDamages,
  ...roundDamages,
  ...moneyDamages,
  ...offerDamages,
  ...cardDamages,
  ...staffDamages,
};

describe('check:books', () => {
  it('finds nothing wrong with a busy shop, and says how much it looked at', async () => {
    const { exitCode, output } = await runCommand();
    expect(breachesIn(output)).toEqual([]);
    expect(output).toMatch(/^ok +stock-ledger: .+ \(10 products\)$/m);
    expect(output).toMatch(/^ok +bills: .+ \(21 orders\)$/m);
    expect(output).toMatch(/^ok +card-data: .+ \([\d,]{3,} rows\)$/m);
    expect(output).toContain(`The books are right: ${integrity.checks.length} checks, no breach`);
    expect(exitCode).toBe(0);
  });

  it.each(Object.entries(damages))('sees that %s', async (_what, damageTo) => {
    const { by, breaches, undo = [] } = damageTo(busy);
    await runAll(shop.database, by);
    try {
      const { exitCode, output } = await runCommand();
      expect(breachesIn(output)).toEqual(breaches);
      expect(output).toMatch(/^THE BOOKS ARE WRONG: /m);
      expect(exitCode).toBe(1);
    } finally {
      await runAll(shop.database, undo);
      await repairTables(shop.database);
    }
  });

  it('was seen to find something with each of its checks', () => {
    const found = Object.values(damages).flatMap((damageTo) =>
      damageTo(busy).breaches.map((breach) => breach.split(':')[0]),
    );
    const checks = integrity.checks.map(({ name }) => name).filter((name) => name !== 'unsettled');
    expect(checks.filter((name) => !found.includes(name))).toEqual([]);
  });

  it('takes a payment whose answer was lost for no breach, and counts it', async () => {
    const { pending, customerId } = busy;
    await runAll(shop.database, [
      aPayment(pending, customerId, 'pending', 'NULL'),
      aCharge(`${customerId}-again`, "'sandbox_again'"),
    ]);
    try {
      const { exitCode, output } = await runCommand();
      expect(breachesIn(output)).toEqual([]);
      expect(output).toMatch(/^ok +unsettled: .+ \(1 payments\)$/m);
      expect(exitCode).toBe(0);
    } finally {
      await repairTables(shop.database);
    }
  });

  it('can be asked again: all damage was repaired', async () => {
    await expectIntegrity(shop);
  });
});
