import { ConfigError } from '../../../platform/config/config';
import { DatabasePlace } from '../../../platform/database/dialect/connections';
import { Snapshot } from '../../../platform/database/snapshot';
import { IntegrityCheck } from '../../../platform/integrity/integrity-check';
import { IntegrityContract } from '../../../platform/module';
import { Comparison } from '../../../platform/integrity/comparison.rules';

/** What a check came to. */
export interface CheckResult {
  check: Pick<IntegrityCheck, 'name' | 'holds' | 'records'>;
  /** How many records were looked at. */
  looked: number;
  breaches: Comparison[];
}

/**
 * Looks at one moment of a database and says, check by check, what does not hold. Changes nothing.
 * @param contract what must hold
 * @param onResult is told of each check as soon as it is done
 * @throws ConfigError where there is no database of this version of the shop
 */
export function checkIntegrity(
  place: DatabasePlace,
  { checks, migrations }: IntegrityContract,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<CheckResult[]> {
  return Snapshot.of(place, async (snapshot) => {
    await assertTables(snapshot, migrations);
    const results: CheckResult[] = [];
    for (const check of checks) {
      const result = await carryOut(check, check.look(snapshot));
      onResult(result);
      results.push(result);
    }
    return results;
  });
}

/** Goes through what a check looks at, and keeps what does not hold. */
export async function carryOut(
  check: CheckResult['check'],
  records: AsyncIterable<Comparison[]>,
): Promise<CheckResult> {
  const result: CheckResult = { check, looked: 0, breaches: [] };
  for await (const comparisons of records) {
    result.looked++;
    for (const comparison of comparisons) if (!comparison.holds) result.breaches.push(comparison);
  }
  return result;
}

async function assertTables(
  snapshot: Snapshot,
  migrations: IntegrityContract['migrations'],
): Promise<void> {
  const columns = await snapshot.columns();
  const done = new Set<string>();
  if (columns.some(({ tableName }) => tableName === 'migrations'))
    for await (const { name } of snapshot.rows<{ name: string }>('SELECT name FROM migrations'))
      done.add(name);
  if (!migrations.every(({ name }) => done.has(name)))
    throw new ConfigError('check:books: the database is not up to date: run npm run db:migrate');
}
