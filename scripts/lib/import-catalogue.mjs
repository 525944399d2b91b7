import { runNode } from './children.mjs';
import { fromRoot } from './paths.mjs';

/**
 * Imports a catalogue into a shop on SQLite that is not running.
 * @param {{ folder: string }} data of the shop
 * @param {string} file
 * @param {string} [map] the column map, where no shipped one fits
 */
export async function importCatalogue({ folder }, file, map) {
  const args = [fromRoot('backend/dist/cli.js'), 'catalogue:import', file];
  const exitCode = await runNode([...args, ...(map ? ['--map', map] : [])], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  });
  // Skipped rows are not a failure.
  if (exitCode === 1) throw new Error('the catalogue could not be imported');
}
