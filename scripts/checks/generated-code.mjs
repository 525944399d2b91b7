// Whether schema.graphql and the frontend's generated code are what the sources say today.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm } from '../lib/children.mjs';
import { fromRoot, root } from '../lib/paths.mjs';

const generatedFolder = fromRoot('frontend/src/generated');

function readGenerated() {
  const files = existsSync(generatedFolder)
    ? readdirSync(generatedFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
  const paths = [fromRoot('schema.graphql'), ...files];
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/**
 * Generates once more, compares, and puts back what was there: a check changes nothing.
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
