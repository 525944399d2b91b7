import { parseArgs } from 'node:util';
import { ConfigError } from '../../../platform/config/config';
import { operatorFile } from '../../../platform/config/operator-file';
import { CommandContext } from '../../../platform/module';
import { CheckResult, carryOut, checkIntegrity } from './check-integrity';
import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { logCheck, lookThroughLogs } from './log-files';

const USAGE = `Usage: npm run check:books -- [--logs FILE...]

  Reads the database of DATABASE_URL or DATA_DIR, also while the shop runs, and changes nothing in it.
  --logs FILE...   look for card numbers and cvvs in these log files, too

Prints one line for each check with how much it looked at, and one for each breach. Ends with 0 where
everything holds, and with 1 where something does not or could not be read.
`;

/**
 * The command `check:books`.
 * @returns the exit code
 * @throws ConfigError if the database or a log file is unreadable
 */
export async function runCheckIntegrity(
  { config, integrity, stdout }: Pick<CommandContext, 'config' | 'integrity' | 'stdout'>,
  argv: string[],
): Promise<number> {
  const logFiles = readLogFiles(argv);
  if (!logFiles) {
    stdout.write(USAGE);
    return 0;
  }
  const print = (result: CheckResult) => stdout.write(resultText(result));
  const results = await checkIntegrity(config, integrity, print).catch(explain);
  if (logFiles.length > 0) {
    const result = await carryOut(logCheck, lookThroughLogs(logFiles));
    print(result);
    results.push(result);
  }
  stdout.write(summaryText(results));
  return breachCount(results) > 0 ? 1 : 0;
}

/** @throws ConfigError with one line for the operator */
function explain(error: unknown): never {
  if (error instanceof ConfigError) throw error;
  const { message, code } = error as { message?: string; code?: string };
  throw new ConfigError(`check:books: ${message || code}`, { cause: error });
}

/** The log files named on the command line; undefined if it asks for help. */
function readLogFiles(argv: string[]): string[] | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        logs: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values.help ? undefined : [...values.logs, ...positionals].map(located);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`check:books: ${(error as Error).message}\n\n${USAGE}`);
  }
}

function located(file: string): string {
  const found = operatorFile(file);
  if (!found) throw new ConfigError(`check:books: there is no file ${file}`);
  return found;
}

function resultText({ check, looked, breaches }: CheckResult): string {
  const verdict = breaches.length > 0 ? 'BREACH' : 'ok';
  const count = `${inThousands(looked)} ${check.records}`;
  const lines = breaches.map((breach) => `  ${comparisonText(breach)}`);
  return [`${verdict.padEnd(6)}  ${check.name}: ${check.holds} (${count})`, ...lines, ''].join(
    '\n',
  );
}

function summaryText(results: CheckResult[]): string {
  const breaches = breachCount(results);
  return breaches === 0
    ? `The books are right: ${results.length} checks, no breach\n`
    : `THE BOOKS ARE WRONG: ${results.length} checks, ${inThousands(breaches)} ${breaches === 1 ? 'breach' : 'breaches'}\n`;
}

function breachCount(results: CheckResult[]): number {
  return results.reduce((sum, { breaches }) => sum + breaches.length, 0);
}

function inThousands(count: number): string {
  return count.toLocaleString('en-IN');
}
