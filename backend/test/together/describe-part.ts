import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = join(__dirname, '..');

/** A regular expression for the paths of the test files, and the number of parts; by default all, in eight. */
const { API_TESTS: chosen = '', API_PARTS: parts = '8' } = process.env;

/**
 * Runs the test files of one part in one go. Jest loads the whole shop anew for every file, which takes longer than
 * most files' tests: so `npm test` runs them in parts. Each file keeps its own shop, in its own describe. `npx jest
 * --selectProjects api PATTERN` runs single files directly.
 */
export function describePart(part: number): void {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && new RegExp(chosen).test(path))
    .sort()
    .filter((_, at) => at % Number(parts) === part - 1);
  for (const file of files)
    describe(file, () => {
      jest.requireActual(join(TESTS, file));
    });
}
