import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpOnSignal, run, start, stop } from './children.mjs';
import { serverOptions, waitUntilReady } from './mariadb-server.mjs';
import { freePort } from './ports.mjs';

const DEBIAN_PACKAGE = 'mysql-server-core';
const RELEASE = 'sid';

/** The signing keys of Debian's releases, from the package debian-archive-keyring. */
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * The sources.list line for Debian's development release, from the mirror that this machine uses.
 * @throws Error if it uses none
 */
function sourceLine() {
  const args = ['indextargets', '--format', '$(REPO_URI)', 'Identifier: Packages'];
  const mirrors = execFileSync('apt-get', args, { encoding: 'utf8' }).split('\n');
  const mirror = mirrors.find((uri) => /\/debian\/?$/.test(uri));
  if (!mirror) throw new Error('MySQL is fetched from a mirror of Debian, and apt here has none');
  return `deb [signed-by=${KEYRING}] ${mirror} ${RELEASE} main\n`;
}

/**
 * Unpacks MySQL and all its dependencies, including the C library, into a folder, without changing the machine.
 * @param {string} folder
 * @returns {Promise<string[]>} the command that starts its server: the program and its first arguments
 */
async function unpackMySql(folder) {
  const [root, lists, archives] = ['root', 'lists', 'archives'].map((name) => join(folder, name));
  for (const path of [root, `${lists}/partial`, `${archives}/partial`])
    await mkdir(/** @type {string} */ (path), { recursive: true });
  await writeFile(join(folder, 'sources.list'), sourceLine());
  await writeFile(join(folder, 'status'), '');
  const options = Object.entries({
    'Dir::Etc::SourceList': join(folder, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::Etc::Preferences': '/dev/null',
    'Dir::Etc::PreferencesParts': '/dev/null',
    'Dir::State::Lists': lists,
    // As if nothing were installed, so that all libraries are included.
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': folder,
    'APT::Sandbox::User': 'root',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const install = ['install', '--download-only', '-y', '--no-install-recommends', DEBIAN_PACKAGE];
  for (const command of [['update'], install])
    if ((await run('apt-get', [...options, '-qq', ...command])) !== 0)
      throw new Error(`${DEBIAN_PACKAGE} of Debian ${RELEASE} cannot be fetched`);
  for (const file of await readdir(/** @type {string} */ (archives)))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(`${archives}`, file), `${root}`]);
  const libraries = join(
    `${root}`,
    'usr/lib',
    process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu',
  );
  const loader = (await readdir(libraries)).find((name) => /^ld-linux-.*\.so/.test(name));
  return [
    join(libraries, `${loader}`),
    '--library-path',
    libraries,
    join(`${root}`, 'usr/sbin/mysqld'),
  ];
}

/**
 * Provides a private server of MySQL's current LTS release, which it downloads first; everything is deleted afterwards.
 * @template Result
 * @param {(url: string) => Promise<Result>} use the URL ends in `/`
 */
export async function withMySql(use) {
  const folder = await mkdtemp(join(tmpdir(), 'grocessay-mysql-'));
  const logPath = join(folder, 'server.log');
  const log = await open(logPath, 'a');
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const stopAndRemove = async () => {
    if (server) await stop(server);
    await log.close();
    await rm(folder, { recursive: true, force: true });
  };
  const forgetCleanUp = cleanUpOnSignal(stopAndRemove);
  try {
    const [program = '', ...first] = await unpackMySql(folder);
    await mkdir(join(folder, 'tmp'));
    const port = await freePort();
    const more = ['--skip-log-bin', '--mysqlx=OFF', '--secure-file-priv=NULL'];
    const options = [...first, ...serverOptions(folder, port, more)];
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', log.fd, log.fd];
    await run(program, [...options, '--initialize-insecure'], { stdio });
    const started = start(program, options, { stdio });
    server = started;
    const url = `mysql://root@127.0.0.1:${port}/`;
    await waitUntilReady(url, () => started.exitCode !== null).catch(async (cause) => {
      const lines = await readFile(logPath, 'utf8');
      throw new Error(`MySQL did not start: ${lines.slice(-2000)}`, { cause });
    });
    return await use(url);
  } finally {
    await stopAndRemove();
    forgetCleanUp();
  }
}
