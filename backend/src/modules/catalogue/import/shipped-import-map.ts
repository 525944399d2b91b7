import { createReadStream } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../platform/config/config';
import { ImportMap, fitsHeader, readImportMap } from './import-map.rules';
import { readCsvRows } from './read-catalogue-csv';

const FOLDER = 'backend/demo/catalogue-maps';

/** A map shipped with the shop, and its path. */
export interface ShippedMap {
  path: string;
  map: ImportMap;
}

/** The shipped map that matches the columns of a file, so that it need not be named. */
export async function shippedMapFor(file: string): Promise<ShippedMap | undefined> {
  const header = await headerOf(file);
  for (const name of (await readdir(join(projectRoot, FOLDER))).sort()) {
    const path = `${FOLDER}/${name}`;
    const map = readImportMap(JSON.parse(await readFile(join(projectRoot, path), 'utf8')));
    if (fitsHeader(header, map)) return { path, map };
  }
  return undefined;
}

/** A shipped map by its file name. */
export async function namedShippedMap(name: string): Promise<ImportMap | undefined> {
  const files = await readdir(join(projectRoot, FOLDER));
  if (!files.includes(`${name}.json`)) return undefined;
  return readImportMap(
    JSON.parse(await readFile(join(projectRoot, FOLDER, `${name}.json`), 'utf8')),
  );
}

async function headerOf(file: string): Promise<string[]> {
  for await (const row of readCsvRows(createReadStream(file)))
    return 'cells' in row ? row.cells : [];
  return [];
}
