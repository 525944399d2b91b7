import { execFileSync } from 'node:child_process';
import { projectRoot } from '../../src/platform/config/config';

/** ESLint's own tester, in a separate process: Jest cannot load its kind of modules. */
const TESTER = `
  import { RuleTester } from 'eslint';
  import { sqlIsFixed } from './scripts/lint/sql-is-fixed.mjs';
  const { valid, invalid } = JSON.parse(process.argv[1]);
  const errors = [{ messageId: 'text' }];
  new RuleTester().run('sql-is-fixed', sqlIsFixed, { valid, invalid: invalid.map((code) => ({ code, errors })) });
`;

const valid = [
  "list.where('name = :name', { name: `%${name}%` })",
  "list.orderBy('product.name', direction)",
  "list.where(own ? 'a = :a' : 'b = :b', { a })",
  "const TABLE = 'orders'; source.query(`SELECT id FROM ${TABLE}`)",
  "list.set({ stock: () => 'stock - :taken' })",
  'list.where({ id })',
  'list.select([`a`, `b`])',
  'console.log(`Where is ${name}?`)',
];

const invalid = [
  'list.where(`name = ${name}`)',
  "list.andWhere('name = ' + name)",
  'list.orderBy(column)',
  "list.select(['id', column])",
  'source.query(text)',
  'list.set({ stock: () => `stock - ${taken}` })',
  'const text = `SELECT id FROM orders WHERE id = ${id}`;',
  "const text = 'DELETE FROM orders WHERE id = ' + id;",
  'let table = 1; list.where(`${table} = 1`)',
];

describe('the lint rule about SQL', () => {
  it('lets fixed texts through and nothing that is put together', () => {
    const cases = JSON.stringify({ valid, invalid });
    const node = ['--input-type=module', '--eval', TESTER, cases];
    expect(() =>
      execFileSync(process.execPath, node, { cwd: projectRoot, stdio: 'pipe' }),
    ).not.toThrow();
  });
});
