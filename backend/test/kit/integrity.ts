import { integrity } from '../../src/app';
import { checkIntegrity } from '../../src/modules/operations/integrity/check-integrity';
import { comparisonText } from '../../src/platform/integrity/comparison.rules';
import { TestShop } from './test-shop';

/** The breaches found by the integrity checks of a shop, one line each, starting with the name of the check. */
export async function integrityBreaches({ config }: Pick<TestShop, 'config'>): Promise<string[]> {
  const results = await checkIntegrity(config, integrity);
  return results.flatMap(({ check, breaches }) =>
    breaches.map((breach) => `${check.name}: ${comparisonText(breach)}`),
  );
}

/** Expects that a shop passes all integrity checks; for the end of every test with races or faults. */
export async function expectIntegrity(shop: Pick<TestShop, 'config'>): Promise<void> {
  expect(await integrityBreaches(shop)).toEqual([]);
}
