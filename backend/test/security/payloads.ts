import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import naughtyStrings from 'big-list-of-naughty-strings';
import { sample } from '../kit/sample';
import { serverUrl } from '../kit/test-shop';

const folder = join(__dirname, 'payloads');

/** Every payload once; payloads/README.md lists their sources. */
export function allPayloads(): string[] {
  const lists = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]);
  return [...new Set([...naughtyStrings, ...lists.flat()])];
}

/**
 * Each place of the API gets one in this many payloads. MariaDB gets fewer: invalid input is refused before it reaches
 * any database.
 */
const ONE_IN = serverUrl ? 80 : 32;

/** The payloads that one place of the API gets in this run; `npm run test:security` sends all of them to each. */
export function payloadsFor(payloads: readonly string[], place: number): string[] {
  return sample(payloads, ONE_IN, place);
}
