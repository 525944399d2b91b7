import { ConfigError } from '../../../platform/config/config';
import { DatabasePlace } from '../../../platform/database/dialect/connections';
import { Snapshot } from '../../../platform/database/snapshot';
import { IntegrityCheck } from '../../../platform/integrity/integrity-check';
import { IntegrityContract } from '../../../platform/module';
import { Comparison } from '../../../platform/integrity/comparison.rules';

/** The result of a check. */
export interface CheckResult {
  check: Pick<IntegrityCheck, 'name' | 'holds' | 'records'>;
  /** Number of checked records. */
  looked: number;
  breaches: Comparison[];
}

/**
 * Checks one snapshot of a database, and reports violations check by check. Read-only.
 * @param contract the invariants
 * @param onResult is called for each check as soon as it is done
 * @throws ConfigError if there is no database of this version of the shop
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

/** Goes through the records of a check, and collects the violations. */
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
