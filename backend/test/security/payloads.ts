import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import naughtyStrings from 'big-list-of-naughty-strings';

const folder = join(__dirname, 'payloads');

/** Every payload once; payloads/README.md tells where they come from. */
export function allPayloads(): string[] {
  const lists = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]);
  return [...new Set([...naughtyStrings, ...lists.flat()])];
}
