import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * Every file at or below a path, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * A hash of the names and contents of all sources. Timestamps would mislead after a checkout, a deleted file, or a
 * generator that rewrites the same text.
 * @param {string[]} sources files and folders
 */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp
 * @param {string} wanted
 */
export const isFresh = (stamp, wanted) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted;

/**
 * Marks an output as built from sources of this fingerprint.
 * @param {string} stamp
 * @param {string} builtFrom
 */
export const writeStamp = (stamp, builtFrom) => writeFileSync(stamp, `${builtFrom}\n`);
