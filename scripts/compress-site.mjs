/**
 * Packs the texts of a built site once, so that the server need not: beside each file stand a brotli and a gzip one,
 * and who asks gets what they can read. Pictures and fonts are packed already.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** What fits into one packet of the network arrives no sooner. */
const WORTH_PACKING_BYTES = 1_000;
/** The editor of the explorer is megabytes, for which the best quality would take half a minute. */
const LARGE_BYTES = 1_000_000;

/** @param {Buffer} content */
const brotli = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/**
 * Packs all texts in a folder and below it.
 * @param {string} folder
 */
export function compressSite(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < WORTH_PACKING_BYTES) continue;
    writeFileSync(`${path}.br`, brotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
