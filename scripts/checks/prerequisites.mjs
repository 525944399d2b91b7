// The tests' prerequisites besides npm packages: a browser and databases. Installs them with apt where possible.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../lib/children.mjs';
import {
  findChromium,
  findFaketimeLibrary,
  findGaleraLibrary,
  findHeadlessChromium,
  findMariaDb,
  findProgram,
} from '../lib/programs.mjs';

const policyFile = '/usr/sbin/policy-rc.d';

/** @typedef {'chromium' | 'headless-chromium' | 'mariadb' | 'galera' | 'haproxy' | 'faketime' | 'openssl' | 'curl' | 'sqlite3' | 'rsync'} Need */

const needs = {
  chromium: {
    title: 'Chromium',
    debianPackages: ['chromium'],
    isThere: () => Boolean(findChromium()),
    hint: 'install Chromium or Chrome, or set CHROMIUM_PATH to its program',
  },
  'headless-chromium': {
    title: 'Chromium without a window',
    debianPackages: ['chromium-headless-shell'],
    isThere: () => Boolean(findHeadlessChromium()),
    hint: 'install Chromium or Chrome, or set CHROMIUM_PATH to its program',
  },
  mariadb: {
    title: 'MariaDB',
    debianPackages: ['mariadb-server'],
    isThere: () => Object.values(findMariaDb()).every(Boolean),
    hint: 'install the MariaDB server, so that mariadbd and mariadb-install-db are in the PATH',
  },
  galera: {
    title: 'Galera',
    debianPackages: ['galera-4', 'rsync', 'lsof'],
    isThere: () => Boolean(findGaleraLibrary() && findProgram('rsync') && findProgram('lsof')),
    hint: "install MariaDB's Galera library, rsync and lsof",
  },
  haproxy: {
    title: 'haproxy',
    debianPackages: ['haproxy'],
    isThere: () => Boolean(findProgram('haproxy')),
    hint: 'install haproxy, so that it is in the PATH',
  },
  openssl: {
    title: 'openssl',
    debianPackages: ['openssl'],
    isThere: () => Boolean(findProgram('openssl')),
    hint: 'install openssl, so that it is in the PATH',
  },
  curl: {
    title: 'curl',
    debianPackages: ['curl'],
    isThere: () => Boolean(findProgram('curl')),
    hint: 'install curl, so that it is in the PATH',
  },
  sqlite3: {
    title: 'sqlite3',
    debianPackages: ['sqlite3'],
    isThere: () => Boolean(findProgram('sqlite3')),
    hint: 'install sqlite3, so that it is in the PATH',
  },
  rsync: {
    title: 'rsync',
    debianPackages: ['rsync'],
    isThere: () => Boolean(findProgram('rsync')),
    hint: 'install rsync, so that it is in the PATH',
  },
  faketime: {
    title: 'faketime',
    debianPackages: ['faketime'],
    isThere: () => Boolean(findFaketimeLibrary()),
    hint: 'install libfaketime',
  },
};

/** @param {string[]} args */
const apt = (args) =>
  run('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/**
 * Installs Debian packages. Their services stay off: the tests start a private MariaDB of their own.
 * @param {string[]} packages
 */
async function installWithApt(packages) {
  const keepsServicesOff = !existsSync(policyFile);
  if (keepsServicesOff) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await apt(['update', '-qq']);
    await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } finally {
    if (keepsServicesOff) rmSync(policyFile, { force: true });
  }
}

/**
 * Ensures that the prerequisites of the chosen steps are installed.
 * @param {Need[]} wanted
 * @returns {Promise<string[]>} one line for each missing prerequisite: what to install, and how
 */
export async function providePrerequisites(wanted) {
  const missing = () => wanted.map((name) => needs[name]).filter((need) => !need.isThere());
  const packages = missing().flatMap((need) => need.debianPackages);
  if (packages.length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    console.log(`Installing ${packages.join(' and ')} with apt ...`);
    await installWithApt(packages);
  }
  return missing().map(
    (need) =>
      `${need.title} is missing: ${need.hint} (Debian and Ubuntu: sudo apt-get install ${need.debianPackages.join(' ')}).`,
  );
}
