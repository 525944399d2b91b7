import { expect, it } from 'vitest';

import { staffCodeOfTheShop } from './staff-apart';

const main = '/src/main.tsx';
const console = '/src/staff/console.tsx';
const table = '/node_modules/table.js';
const button = '/src/button.tsx';

const modules: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  [main]: { importedIds: [button], dynamicallyImportedIds: [console] },
  [console]: { importedIds: [button, table], dynamicallyImportedIds: [] },
};
const check = (...chunks: Parameters<typeof staffCodeOfTheShop>[1]) =>
  staffCodeOfTheShop([main], chunks, (id) => modules[id] ?? null);

it('lets the staff fetch what they share with the shop', () => {
  expect(
    check(
      { fileName: 'main.js', moduleIds: [main, button], imports: [] },
      { fileName: 'console.js', moduleIds: [console, table], imports: ['main.js'] },
    ),
  ).toEqual([]);
});

it('finds code of the staff, and what only they import, in a file that the shop fetches', () => {
  expect(
    check(
      { fileName: 'main.js', moduleIds: [main], imports: ['shared.js'] },
      { fileName: 'shared.js', moduleIds: [button, table, console], imports: [] },
    ),
  ).toEqual([`shared.js: ${table}`, `shared.js: ${console}`]);
});
