import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Debian installs servers in folders that are missing in the PATH of ordinary users. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The full path of the first of these programs that is installed.
 * @param {(string | undefined)[]} names names or full paths, in order of preference
 */
export function findProgram(...names) {
  for (const name of names) {
    if (!name) continue;
    const candidates = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
    const found = candidates.find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

/** Chromium or Chrome for the browser tests; CHROMIUM_PATH takes precedence. */
export const findChromium = () =>
  findProgram(
    process.env['CHROMIUM_PATH'],
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );

/**
 * Headless Chromium, like Playwright's own builds: the same engine for two thirds of the CPU time. CHROMIUM_PATH takes
 * precedence, and the full Chromium is the fallback.
 */
export const findHeadlessChromium = () =>
  process.env['CHROMIUM_PATH']
    ? findChromium()
    : (findProgram('chromium-headless-shell') ?? findChromium());

/** MariaDB's server and the program that initialises a new data folder. */
export const findMariaDb = () => ({
  server: findProgram('mariadbd', 'mysqld'),
  install: findProgram('mariadb-install-db', 'mysql_install_db'),
});

const libraryFolders = [
  '/usr/lib',
  '/usr/lib64',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
];

/**
 * The full path of a library in one of the distributions' usual folders.
 * @param {string[]} names with the folders below
 */
const findLibrary = (...names) =>
  names
    .flatMap((name) => libraryFolders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

/** The library that makes a MariaDB server a node of a Galera cluster. */
export const findGaleraLibrary = () =>
  findLibrary('galera/libgalera_smm.so', 'libgalera_smm.so', 'galera-4/libgalera_smm.so');

/** The library that changes the clock of a process. */
export const findFaketimeLibrary = () => findLibrary('faketime/libfaketimeMT.so.1');
