import { PassThrough } from 'node:stream';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCatalogueImport } from '../../src/modules/catalogue/import/import-catalogue.cli';
import type { TestShop } from './test-shop';

/** Imports a file with this content like the command; returns its exit code and output. */
export async function importFile(
  shop: TestShop,
  content: string,
  ...options: string[]
): Promise<{ exitCode: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'grocessay-import-'));
  try {
    const file = join(folder, 'products.csv');
    await writeFile(file, content);
    const stdout = new PassThrough();
    const output = text(stdout);
    const exitCode = await runCatalogueImport([file, ...options], shop.database, stdout);
    stdout.end();
    return { exitCode, output: await output };
  } finally {
    await rm(folder, { recursive: true });
  }
}
