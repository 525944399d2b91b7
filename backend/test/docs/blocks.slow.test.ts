import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { Connection, createConnection } from 'mysql2/promise';
import { parse } from 'yaml';
import { integrity } from '../../src/app';
import { errorCodes } from '../../src/kernel/error-codes';
import { projectRoot, readConfig } from '../../src/platform/config/config';
import { OwnServer, startOwnServer } from '../kit/own-server';
import { RunningShop } from '../kit/running-shop';
import { freshDatabase } from '../kit/test-shop';
import { photograph } from '../media/picture-files';
import { Block, DOCUMENTS, blocksOf, isThere, read } from './markdown';

/** The kinds of blocks, each with its check; every block of every document belongs to one. */
type Kind =
  /** Calls of a running shop: executed with curl, one document after the other like a reader would. */
  | 'calls'
  /** Programs of integrators: their imports must exist. client.test.ts executes them. */
  | 'programs'
  /** Commands of the shop: executed in a folder with a demo shop. */
  | 'commands'
  /** Commands that run for minutes, or install: their scripts and options must exist. */
  | 'npm'
  /** Settings of a start: read like the shop reads them. */
  | 'settings'
  /** Refusals of wrong settings: the start must print them. */
  | 'refusals'
  /** Statements for a database server: executed on one. */
  | 'sql'
  /** Settings of a database server: it must accept them. */
  | 'server-settings'
  /** Programs of other servers and machines: the called programs must exist, and the shell must parse them. */
  | 'elsewhere'
  | 'json'
  | 'yaml'
  | 'paths'
  | 'catalogue'
  | 'import-output'
  | 'books-output'
  | 'proxy'
  | 'diagram';

/** The kind of a block: the first match. */
const KINDS: [Kind, RegExp][] = [
  ['diagram', /^(CONTRIBUTING\.md mermaid|SECURITY\.md \n browser)/],
  ['json', /^\S+ json\n/],
  ['yaml', /^\S+ yaml\n/],
  ['sql', /^\S+ sql\n/],
  ['server-settings', /^\S+ ini\n/],
  ['catalogue', /^\S+ csv\n/],
  ['paths', /^CONTRIBUTING\.md \nbackend\/src\//],
  [
    'calls',
    /^docs\/integrators\.md sh\n|^docs\/web-clients\.md sh\n(?![A-Z_]+=\S*( \\)?\n[A-Z_]+=)/,
  ],
  ['programs', /^docs\/integrators\.md js\n/],
  ['refusals', /^docs\/operators\.md \nConfiguration: /],
  ['proxy', /^docs\/(operators|web-clients)\.md \nshop\.in \{/],
  [
    'settings',
    /^docs\/(operators|web-clients)\.md (sh)?\n([A-Z_]+=.*\n)+(node backend\/dist\/main\.js\n)?$/,
  ],
  ['import-output', /^docs\/shopkeepers\.md \nline \d+: /],
  ['books-output', /^docs\/operators\.md \nok {6}/],
  [
    'npm',
    /^\S+ sh\n((npm (ci|start|test|run (build|dev|test:faults|bench))|node bench\/)[^\n]*\n)+$/,
  ],
  [
    'commands',
    /^\S+ sh\n(npm run |node (-e|backend\/dist\/cli\.js) |sqlite3 |cd frontend\/dist|rsync )/,
  ],
  ['elsewhere', /^\S+ sh\n(docker compose |mysqldump |mariadb|aws )/],
];

const kindOf = ({ file, info, text }: Block): Kind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(`${file} ${info}\n${text}`))?.[0];

const blocks = DOCUMENTS.flatMap(blocksOf);
const of = (kind: Kind) =>
  blocks
    .filter((block) => kindOf(block) === kind)
    .map((block) => [`${block.file}:${block.line}`, block] as const);

/**
 * Checks the blocks of a kind, each in its own test: none is left out, and none is executed on both databases
 * needlessly.
 */
const describeBlocks = (kind: Kind, title: string, check: (block: Block) => unknown) =>
  describe(title, () => {
    it.each(of(kind))('%s', (_, block) => check(block) as Promise<void>, 120_000);
  });

describe('every block of code in the docs', () => {
  it('is found', () => {
    const fences = DOCUMENTS.map((file) => read(file).match(/^ *```/gm)?.length ?? 0);
    expect(blocks).toHaveLength(fences.reduce((sum, count) => sum + count, 0) / 2);
    expect(blocks.length).toBeGreaterThan(70);
  });

  it('is of a kind that is looked at', () => {
    const unknown = blocks.filter((block) => kindOf(block) === undefined);
    expect(unknown.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
    for (const [kind] of KINDS) expect([kind, of(kind).length]).not.toEqual([kind, 0]);
  });
});

describeBlocks('json', 'what is told as JSON', ({ text }) => {
  const value = JSON.parse(text);
  const codes = [value, ...(value.errors ?? []).map((error: never) => error['extensions'])];
  for (const { code } of codes)
    if (code !== undefined) expect(Object.keys(errorCodes)).toContain(code);
});

describeBlocks('yaml', 'what is told as YAML', ({ text }) => {
  const value = parse(text);
  for (const group of value.groups ?? [])
    for (const rule of group.rules)
      expect(rule).toMatchObject({ alert: expect.any(String), expr: expect.any(String) });
  expect(Object.keys(value)).toHaveLength(1);
});

describeBlocks('settings', 'settings that are told', ({ text }) => {
  const lines = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  const environment = parseEnv(
    lines.map((line) => line.replace(/ \\$/, '').replace(/\.\.\.$/, 'x'.repeat(24))).join('\n'),
  );
  expect(Object.keys(environment)).toHaveLength(lines.length);
  expect(() => readConfig(environment)).not.toThrow();
  for (const [, program = ''] of text.matchAll(/^node (\S+)/gm)) expectBuilt(program);
});

/** Expects a source of the same name for a program that the build writes. */
function expectBuilt(program: string): void {
  expect(isThere(program.replace('backend/dist', 'backend/src').replace(/\.js$/, '.ts'))).toBe(
    true,
  );
}

describeBlocks('programs', 'programs of integrators', ({ text }) => {
  const imported = [...text.matchAll(/ from '\.\/(.+)'/g)].map(([, file = '']) => file);
  expect(imported.length).toBeGreaterThan(0);
  for (const file of imported) expect([file, isThere(file)]).toEqual([file, true]);
});

describeBlocks('refusals', 'what a wrong setting says', ({ text }) => {
  const own = { ADMIN_EMAIL: 'keeper@shop.in', ADMIN_PASSWORD: 'Kanda-Bhaji-42' };
  const environments: Record<string, NodeJS.ProcessEnv> = {
    PORT: { PORT: 'abc' },
    DATABASE_URL: { DATABASE_URL: 'postgres://db/shop' },
    CORS_ORIGINS: { CORS_ORIGINS: 'https://shop.test/' },
    ADMIN_PASSWORD: { ...own, NODE_ENV: 'production', ADMIN_PASSWORD: 'Admin@1234' },
    DATABSE_URL: { DATABSE_URL: 'mysql://db/shop' },
  };
  const said = Object.values(environments).map((environment) => {
    try {
      return String(readConfig(environment));
    } catch (error) {
      return (error as Error).message;
    }
  });
  const sources = ['claim-data-folder', 'open-database', 'refuse-demo-data', 'serve-shop']
    .map((name) => read(`backend/src/assembly/${name}.ts`))
    .concat(read('backend/src/platform/database/migrate.ts'))
    .join('\n')
    .replace(/' \+\s+'/g, '');
  for (const line of text.trimEnd().split('\n')) {
    if (said.includes(line)) continue;
    // These need more than a setting: at least the shop's sources contain their words.
    const phrases = line.split(/: |, |; /).filter((part) => / /.test(part) && !/[\d@/]/.test(part));
    for (const phrase of phrases.slice(0, 1))
      expect(sources).toContain(phrase.split(' ').slice(0, 3).join(' '));
    expect([line, phrases.length > 0 || /ECONNREFUSED/.test(line)]).toEqual([line, true]);
  }
});

describeBlocks('paths', 'paths that are told', ({ text }) => {
  let folder = '';
  for (const line of text.trimEnd().split('\n')) {
    const isInside = line.startsWith(' ');
    const names = (line.trim().split(/ {2,}/)[0] ?? '').split(/,? /);
    for (const name of names)
      expect([name, isThere(isInside ? folder + name : name)]).toEqual([name, true]);
    if (!isInside) folder = names[0] ?? '';
  }
});

describeBlocks('proxy', 'a proxy before the shop', ({ text }) => {
  const ports = [...text.matchAll(/^ +reverse_proxy 127\.0\.0\.1:(\d+)\n *\}/gm)].map(([, port]) =>
    Number(port),
  );
  expect([...new Set(ports)]).toEqual([readConfig({}).port]);
});

describeBlocks('diagram', 'a diagram', ({ text }) => {
  expect(text).toMatch(/-->|──►/);
});

describeBlocks('elsewhere', 'commands for other programs', ({ text }) => {
  expect(spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  const { services } = parse(read('docker-compose.yml'));
  for (const [, words = ''] of text.matchAll(/^docker compose (.+)/gm)) {
    const [command = '', ...rest] = words.split(/\s+/);
    expect(['up', 'logs', 'cp', 'exec']).toContain(command);
    if (command === 'up') continue;
    const named = rest.map((word) => word.split(':')[0] ?? '');
    expect(named.some((word) => word in services)).toBe(true);
  }
  for (const [, program = ''] of text.matchAll(/ node (backend\S+)/g)) expectBuilt(program);
});

describeBlocks('npm', 'commands that take long', ({ text }) => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = text
    .replace(/\s+#.*$/gm, '')
    .split(/\n|&&/)
    .map((command) => command.trim());
  for (const command of commands.filter(Boolean)) {
    const [, script, options = ''] = /^npm (?:run )?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? [];
    const source = script === undefined ? command : script === 'ci' ? '' : scripts[script];
    expect([command, source]).toEqual([command, expect.any(String)]);
    const programs = [...source.matchAll(/[\w/-]+\.mjs\b/g)].map(([program]) => program);
    for (const program of programs) expect([program, isThere(program)]).toEqual([program, true]);
    const known = programs.map(optionsOf).join('\n');
    for (const [, option = ''] of options.matchAll(/--([\w-]+)/g))
      expect([
        command,
        known.includes(`'${option}'`) || new RegExp(`\\b${option}\\b`).test(known),
      ]).toEqual([command, true]);
    for (const [, steps = ''] of options.matchAll(/--only ([\w,-]+)/g))
      for (const step of steps.split(',')) expect(known).toMatch(new RegExp(`['"/]${step}['"]`));
  }
});

/** The sources of a program and of the adjacent files that read its options. */
function optionsOf(program: string): string {
  const folders = {
    'scripts/test.mjs': ['scripts/checks/steps.mjs'],
    'scripts/faults.mjs': ['faults/main.ts', 'faults/scenarios.ts'],
  };
  const beside = folders[program as keyof typeof folders] ?? [];
  return [program, ...beside].map(read).join('\n');
}

describe('calls of a shop', () => {
  let shop: RunningShop;
  let folder: string;
  let place: Awaited<ReturnType<typeof freshDatabase>>;
  /** The responses to each call of each block. */
  let answers: Map<number, { status: string; body: string }[]>;
  const calls = of('calls');

  beforeAll(async () => {
    place = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'grocessay-docs-'));
    await writeFile(join(folder, 'jaggery.jpg'), await photograph());
    shop = await RunningShop.start({
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      ...place.environment,
    });
    answers = await executeAll();
  });
  afterAll(async () => {
    await shop?.stop();
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** One shell executes all of them, like a reader would: later blocks use the variables of earlier ones. */
  async function executeAll() {
    const log = join(folder, 'calls.log');
    const script = [
      WATCHED_CURL,
      ...calls.map(([, { text }], at) => {
        const here = text.replace(/^SHOP=.*$/m, `SHOP=${shop.url}`);
        return `printf '\\036BLOCK %s' ${at} >> "$CALLS"\n${here}`;
      }),
    ].join('\n');
    await promisify(execFile)('bash', ['-c', script], {
      cwd: folder,
      env: { PATH: process.env['PATH'], CALLS: log },
      maxBuffer: 64 * 1024 * 1024,
    });
    const found = new Map<number, { status: string; body: string }[]>();
    for (const part of (await readFile(log, 'utf8')).split('\u001eBLOCK ').slice(1)) {
      const [number = '', ...records] = part.split('\u001d');
      found.set(
        Number(number),
        records.map((record) => {
          const [status = '', body = ''] = record.split('\u001c');
          return { status, body };
        }),
      );
    }
    return found;
  }

  it.each(calls.map(([name, block], at) => [name, block, at] as const))(
    '%s answers what is told',
    (_, { text }, at) => {
      const given = answers.get(at) ?? [];
      expect(given).toHaveLength(text.match(/\bcurl /g)?.length ?? 0);
      for (const { status, body } of given) {
        expect({ status, body }).toEqual({
          status: expect.stringMatching(/^20[012]$/),
          body: expect.any(String),
        });
        expect(body).not.toContain('"errors"');
      }
    },
  );
});

/** curl, with its responses recorded. Endless streams are cut off after a while. */
const WATCHED_CURL = `
curl() {
  local answer limit=()
  case " $* " in *" -sN "*) limit=(--max-time 3) ;; esac
  answer=$(command curl "\${limit[@]}" -w $'\\034%{http_code}' "$@")
  printf '\\035%s\\034%s' "\${answer##*$'\\034'}" "\${answer%$'\\034'*}" >> "$CALLS"
  printf '%s\\n' "\${answer%$'\\034'*}"
}`;

describe('commands of a shop', () => {
  let folder: string;
  const environment = () => ({
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    NODE_PATH: [join(projectRoot, 'backend/node_modules'), join(projectRoot, 'node_modules')].join(
      ':',
    ),
  });
  const CLI = `node -r @swc-node/register '${projectRoot}/backend/src/cli.ts'`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grocessay-docs-'));
    execFileSync('bash', ['-c', `${CLI} db:seed`], {
      cwd: join(projectRoot, 'backend'),
      env: environment(),
    });
    const [catalogue] = of('catalogue').map(([, { text }]) => text);
    await writeFile(join(folder, 'my-catalogue.csv'), catalogue ?? '');
    await writeFile(join(folder, 'other.csv'), 'Code,Title,Rate\nX-1,Poha,45\n');
    for (const log of ['shop.log', 'older.log'])
      await writeFile(join(folder, log), '{"msg":"Request"}\n');
    for (const made of ['frontend/dist', 'data/media', 'backup/media'])
      await mkdir(join(folder, made), { recursive: true });
    await copyFile(
      join(projectRoot, 'frontend/public/service-worker-withdrawn.js'),
      join(folder, 'frontend/dist/service-worker-withdrawn.js'),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Executes commands in that folder; npm commands in the project, with the files of that folder. */
  function execute(text: string): string {
    const here = text
      .replace(/^npm run /gm, `npm run --silent --prefix '${projectRoot}' `)
      .replace(/^node backend\/dist\/cli\.js/gm, `cd '${projectRoot}/backend' && ${CLI}`)
      .replace(/(?<= )((?:my-catalogue|other)\.csv|(?:shop|older)\.log)\b/g, `'${folder}/$1'`)
      .replace(/ \/backup\//g, ` '${folder}/backup/'`);
    const ended = spawnSync('bash', ['-c', `set -e\n${here}`], {
      cwd: folder,
      env: environment(),
      encoding: 'utf8',
    });
    // 2: rows of the catalogue were skipped, as intended here.
    expect({ ...ended, output: undefined, pid: undefined }).toMatchObject({
      status: /catalogue:import/.test(text) ? expect.any(Number) : 0,
    });
    if (/catalogue:import/.test(text)) expect(ended.status === 0 || ended.status === 2).toBe(true);
    return ended.stdout + ended.stderr;
  }

  it.each(of('commands'))(
    '%s can be executed',
    (_, { text }) => {
      execute(text);
    },
    120_000,
  );

  it.each(of('import-output'))(
    '%s is what an import says',
    (_, { text }) => {
      const untimed = (said: string) =>
        said.replace(/\(\d+\.\d s\)/, '(0.0 s)').replace(/(?<=^|\s)\S*\/(?=my-catalogue)/gm, '');
      const said = untimed(execute('npm run catalogue:import -- my-catalogue.csv --dry-run\n'));
      const counts = /\d+ inserted, \d+ updated, \d+ unchanged/;
      for (const line of text.trimEnd().split('\n'))
        expect(said.replace(counts, '')).toContain(line.replace(counts, ''));
    },
    120_000,
  );

  it.each(of('books-output'))('%s is how the books are told', (_, { text }) => {
    const [, , , last] = text.trimEnd().split('\n');
    for (const [, name = '', holds] of text.matchAll(/^(?:ok {6}|BREACH {2})([\w-]+): (.*) \(/gm))
      expect(integrity.checks.find((check) => check.name === name)).toMatchObject({ holds });
    expect(last).toBe(`THE BOOKS ARE WRONG: ${integrity.checks.length} checks, 1 breach`);
  });

  it('leaves pictures and a backup where the docs say', async () => {
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['backup.sqlite', 'backup-2.sqlite']),
    );
  });
});

// Statements and settings, on the test's own server.
describe('a database server', () => {
  let server: OwnServer;
  let connection: Connection;
  beforeAll(async () => {
    server = await startOwnServer(['--server-id=1', '--log-bin=binlog']);
    const uri = server.url.replace(/^mariadb:/, 'mysql:');
    connection = await createConnection({ uri, multipleStatements: true });
    await connection.query('DROP DATABASE grocessay; SET GLOBAL read_only = ON');
  });
  afterAll(async () => {
    await connection?.end();
    await server?.stop();
  });

  it.each(of('sql'))('%s is taken', async (_, { text }) => {
    // The other half is for a replica, which follows another server.
    const [own = ''] = text.split('-- on the replica');
    await connection.query(own);
  });

  it.each(of('server-settings'))('%s is taken', async (_, { text }) => {
    const folder = await mkdtemp(join(tmpdir(), 'grocessay-docs-'));
    const file = join(folder, 'my.cnf');
    await writeFile(file, text);
    const [program = ''] = ['mariadbd', '/usr/sbin/mariadbd'].filter(
      (name) => spawnSync(name, ['--version']).status === 0,
    );
    const { status, stderr } = spawnSync(
      program,
      [`--defaults-file=${file}`, '--help', '--verbose'],
      { encoding: 'utf8' },
    );
    await rm(folder, { recursive: true });
    expect([status, stderr.match(/unknown (variable|option).*/g) ?? []]).toEqual([0, []]);
  });
});
