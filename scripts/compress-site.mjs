/**
 * Compresses the text files of a built site once, so that the server need not: next to each file it writes a brotli and
 * a gzip copy, served according to Accept-Encoding. Images and fonts are already compressed.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** A file that fits into one network packet would not arrive sooner. */
const WORTH_PACKING_BYTES = 1_000;
/** The explorer's editor has megabytes, which the best quality would take half a minute to compress. */
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
 * Compresses all text files in and below a folder.
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
