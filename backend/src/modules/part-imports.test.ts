import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** The folder of a module that a file belongs to, such as ordering/payments. */
function partOf(file: string): string {
  return relative(__dirname, file).split(sep).slice(0, 2).join('/');
}

/** Which part imports which other one of the same module, as `a -> b`. */
function importsBetweenParts(module: string): Set<string> {
  const folder = join(__dirname, module);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(sep) && /(?<!\.test)\.ts$/.test(file))
    .map((file) => join(folder, file));
  const pairs = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => resolve(file, '..', path))
      .filter((target) => target.startsWith(folder + sep))
      .map((target) => [partOf(file), partOf(target)] as const),
  );
  return new Set(pairs.filter(([from, to]) => from !== to).map((pair) => pair.join(' -> ')));
}

describe('the parts of a module', () => {
  it.each(['checkout', 'ordering', 'engagement', 'operations', 'storefront'])(
    'of %s do not import each other mutually',
    (module) => {
      const imports = importsBetweenParts(module);
      const mutual = [...imports].filter((pair) =>
        imports.has(pair.split(' -> ').reverse().join(' -> ')),
      );
      expect(mutual).toEqual([]);
    },
  );
});
