// Checks that schema.graphql and the files in codegen.yml match the sources.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { runNpm } from '../lib/children.mjs';
import { fromRoot, root } from '../lib/paths.mjs';

/**
 * The files of an entry of codegen.yml: all of a folder, or one.
 * @param {string} entry
 */
function filesOf(entry) {
  const path = fromRoot(entry);
  if (!existsSync(path)) return [];
  if (!entry.endsWith('/')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
}

function readGenerated() {
  const { schema, generates } = parse(readFileSync(fromRoot('codegen.yml'), 'utf8'));
  const paths = [schema, ...Object.keys(generates)].flatMap(filesOf);
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/**
 * Regenerates, compares, and restores the files: a check changes nothing.
 * @returns {Promise<boolean>}
 */
export async function isGeneratedCodeFresh() {
  const before = readGenerated();
  const exitCode = await runNpm('codegen');
  const after = readGenerated();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  for (const path of stale) {
    const content = before.get(path);
    if (content !== undefined) writeFileSync(path, content);
  }
  if (stale.length > 0) {
    const names = stale.map((path) => relative(root, path)).join(', ');
    console.error(`Stale: ${names}. Run \`npm run codegen\` and commit what it writes.`);
  }
  return exitCode === 0 && stale.length === 0;
}
