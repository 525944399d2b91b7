import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { integrity } from '../../src/app';
import { operationsOf } from '../../src/assembly/scope-table';
import { ApiScope, permissionsOfToken } from '../../src/modules/identity';
import { importFields } from '../../src/modules/catalogue/import/import-map.rules';
import { errorCodes } from '../../src/kernel/error-codes';
import { builtInRoles, permissions, permissionsOf } from '../../src/kernel/permissions';
import { settings as definitions, projectRoot } from '../../src/platform/config/config';
import { settingsDocument } from '../../src/platform/config/settings-document';
import { queryLimits } from '../../src/platform/graphql/query-limits';
import { schema } from '../authorization/graphql-transport';
import { whoMayCall } from '../authorization/who-may.routes';
import { TestShop, openTestShop } from '../kit/test-shop';
import { DOCUMENTS, codesIn, isThere, read, tableAfter } from './markdown';

const numberIn = (text = ''): number => Number(text.replace(/[^\d]/g, ''));

/** The names of all settings. */
const settings = Object.keys(definitions);

describe('the codes of failures in the docs', () => {
  it('are those of the code, with their status and meaning', () => {
    const told = tableAfter('docs/integrators.md', '## Codes of failures');
    const codes = told.map((row) => [
      codesIn(row['Code'] ?? '')[0],
      Number(row['Status']),
      Object.values(row)[2],
    ]);
    const real = Object.entries(errorCodes).map(([code, { status, meaning }]) => [
      code,
      status,
      meaning,
    ]);
    expect(codes.sort()).toEqual(real.sort());
  });
});

describe('the settings in the docs', () => {
  const told = tableAfter('docs/configuration.md', '# Configuration');
  const names = told.map(
    ({ Setting, Variable, Name }) => codesIn(Setting ?? Variable ?? Name ?? '')[0],
  );

  it('are those of the code, each once', () => {
    expect(settings.length).toBeGreaterThan(40);
    expect([...names].sort()).toEqual([...settings].sort());
  });

  it('are written from their definitions (npm run docs)', () => {
    const plain = (text: string) =>
      text
        .replace(/-+/g, '-')
        .replace(/[ \n]+/g, ' ')
        .trim();
    expect(plain(read('docs/configuration.md'))).toBe(plain(settingsDocument()));
    for (const { desc } of Object.values(definitions)) expect(desc).toMatch(/\w/);
  });

  it('stand in .env.example, with the defaults of the document', () => {
    const lines = read('.env.example').replace(/^#(?=[A-Z][A-Z0-9_]*=)/gm, '');
    const example = parseEnv(lines);
    expect(settings.filter((name) => !(name in example))).toEqual([]);
    for (const row of told) {
      const [name = ''] = codesIn(Object.values(row)[0] ?? '');
      const [only, more] = codesIn(row['Default'] ?? '');
      if (only !== undefined && more === undefined && !/\bof\b|\band\b/.test(row['Default'] ?? ''))
        expect([name, example[name]]).toEqual([name, only]);
    }
  });

  it('are passed on by the compose file, but for those that it sets or the image has', () => {
    const { services } = parse(read('docker-compose.yml'));
    const passed = Object.keys(services.shop.environment);
    const unpassed = settings.filter((name) => !passed.includes(name));
    expect(unpassed.sort()).toEqual([
      'DATA_DIR',
      'HOST',
      'PORT',
      'RAZORPAY_API_BASE',
      'STRIPE_API_BASE',
    ]);
    expect(passed.filter((name) => !settings.includes(name) && !name.startsWith('OTEL_'))).toEqual(
      [],
    );
  });
});

describe('the columns of an import in the docs', () => {
  it('are those that it reads', () => {
    const told = tableAfter('docs/shopkeepers.md', '### The file').flatMap(({ Column = '' }) =>
      codesIn(Column),
    );
    expect(told.sort()).toEqual([...importFields].sort());
  });
});

describe('the files to edit for something new', () => {
  it.each(['## Add a field of a product', '## Add a screen for the staff', '## Add a mutation'])(
    'are there: %s',
    (heading) => {
      const files = tableAfter('CONTRIBUTING.md', heading).flatMap(({ File = '' }) =>
        codesIn(File),
      );
      expect(files.length).toBeGreaterThan(0);
      // Names in angle brackets are placeholders for new files.
      const named = files.filter((file) => !file.includes('<'));
      expect(named.filter((file) => !isThere(file))).toEqual([]);
    },
  );
});

describe('the compose file', () => {
  it('limits what its containers may do, and waits for them', () => {
    const { services } = parse(read('docker-compose.yml'));
    for (const service of Object.values<Record<string, unknown>>(services))
      expect(service).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        stop_grace_period: expect.stringMatching(/60s/),
      });
  });
});

describe('the routes in the docs', () => {
  const told = tableAfter('docs/integrators.md', '## REST').flatMap(({ Call = '' }) =>
    codesIn(Call),
  );

  it('are those of the shop', () => {
    const plain = (call: string) => decodeURI(call.replace(/\{[^}]*\}|:\w+/g, '*'));
    const real = Object.keys(whoMayCall)
      .map((operation) => operation.replace(/ \(.*$/, ''))
      .filter((call) => / \/api\//.test(call));
    expect(told.map(plain).sort()).toEqual([...new Set(real.map(plain))].sort());
  });
});

describe('the scopes of API tokens in the docs', () => {
  const told = tableAfter('docs/integrators.md', '### What each scope allows');
  it('allow the operations that ask for them', () => {
    const scopes = Object.entries(ApiScope).map(([name, scope]) => [
      name,
      operationsOf(scope, schema),
    ]);
    const rows = told.map(({ Scope = '', Operations = '' }) => [
      codesIn(Scope)[0],
      codesIn(Operations),
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(scopes));
  });

  it('allow the routes that ask for them', async () => {
    const shop = await openTestShop();
    const routes = shop.http.routeRules.filter(({ method }) => method !== 'HEAD');
    await shop.close();
    const scopes = Object.entries(ApiScope).map(([scope, permission]) => {
      const allowed = permissionsOfToken([permission], new Set(permissions));
      const calls = routes
        .filter(({ access }) => (allowed as Set<unknown>).has(access))
        .map(({ method, url }) => `${method} ${url}`);
      return [scope, [...new Set(calls)].sort()];
    });
    const rows = told.map(({ Scope = '', Routes = '' }) => [
      codesIn(Scope)[0],
      codesIn(Routes).sort(),
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(scopes));
  });
});

describe('the limits of a query in the docs', () => {
  it('are those of the code', () => {
    const told = tableAfter('docs/integrators.md', '### Limits of a query');
    const most = Object.fromEntries(
      told.map(({ What = '', 'At most': limit }) => [What.toLowerCase(), numberIn(limit)]),
    );
    for (const [what, limit] of Object.entries(queryLimits)) {
      const key = Object.keys(most).find((name) => what.toLowerCase().includes(name.slice(0, -1)));
      expect([what, key && most[key]]).toEqual([what, limit]);
    }
  });
});

describe('the staff in the docs', () => {
  /** The subject of a table row; several rows may belong to one permission. */
  const ROWS: [RegExp, Parameters<ReturnType<typeof permissionsOf>['has']>[0]][] = [
    [/coupons/, 'manage-coupons'],
    [/vouchers/, 'manage-vouchers'],
    [/delivery windows/, 'manage-delivery'],
    [/orders as a file|See all orders/, 'read-orders'],
    [/e-mail addresses/, 'read-customer-emails'],
    [/Call orders off/, 'cancel-orders'],
    [/Take orders/, 'take-orders'],
    [/Move orders/, 'move-orders'],
    [/Pick the orders/, 'pick-orders'],
    [/Pay money back/, 'refund-payments'],
    [/own rounds/, 'deliver-orders'],
    [/courier/, 'carry-orders'],
    [/cash of rounds/, 'settle-cash'],
    [/GST report/, 'read-accounts'],
    [/written to the shop/, 'read-messages'],
    [/into the staff|tokens|Make roles/, 'manage-staff'],
    [/who did what/, 'read-audit'],
    [/product|catalogue|picture|stock/i, 'manage-catalogue'],
  ];

  it('may do what the code lets them', () => {
    const told = tableAfter('docs/shopkeepers.md', '## The staff');
    for (const row of told) {
      const [, permission] = ROWS.find(([pattern]) => pattern.test(row['What'] ?? '')) ?? [];
      for (const role of builtInRoles) {
        const column = role[0]?.toUpperCase() + role.slice(1);
        const may = permission !== undefined && permissionsOf(role).has(permission);
        expect([row['What'], role, row[column] === 'yes']).toEqual([row['What'], role, may]);
      }
    }
  });
});

describe('the steps of npm test in the docs', () => {
  it('are those that run', () => {
    const told = tableAfter('CONTRIBUTING.md', 'To run some steps only')
      .flatMap(({ Step = '' }) => codesIn(Step))
      .filter((code) => !code.startsWith('npm '));
    const script = `import { steps } from './scripts/checks/steps.mjs';
      console.log(JSON.stringify(steps.map(({ name }) => name)));`;
    const args = ['--input-type=module', '--eval', script];
    const real = execFileSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    expect(told.sort()).toEqual(JSON.parse(real).sort());
  });
});

describe('the pictures in the docs', () => {
  const folder = 'docs/screenshots';
  const shown = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/(?:\]\(|src=")(?:docs\/)?screenshots\/([^)"]+)/g)].map(
      ([, name]) => name,
    ),
  );
  const taken = readdirSync(join(projectRoot, folder));

  it('are there, and none is there that no document shows', () => {
    expect([...shown].sort()).toEqual([...taken].sort());
  });

  it('are small together', () => {
    const sizes = taken.map((name) => statSync(join(projectRoot, folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
  });
});

describe('the guide for shopkeepers', () => {
  it('names buttons and screens as the site does', () => {
    const catalogues = ['frontend/src/i18n/hi.po', 'frontend/src/staff/i18n/hi.po'].map(read);
    const texts = catalogues.flatMap((text) =>
      [...text.replace(/"\n"/g, '').matchAll(/^msgid "(.+)"$/gm)].map(([, id = '']) =>
        id.replace(/[‘’]/g, "'").replace(/#|\{\w+\}/g, '*'),
      ),
    );
    // Names are in single quotes and start with a capital; examples are in brackets.
    const prose = read('docs/shopkeepers.md')
      .replace(/^```.*?^```$/gms, '')
      .replace(/^\|.*$/gm, '')
      .replace(/\([^()]*\)/g, '')
      .replace(/\s+/g, ' ');
    const named = [...prose.matchAll(/(?<![\w'])'([A-Z][^'`]{2,60})'(?!\w)/g)].map(
      ([, name = '']) => name.replace(/\d+/g, '*'),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
  });
});

describe('the numbers in the docs', () => {
  const texts = DOCUMENTS.map((file) => [file, read(file)] as const);

  it('of the integrity checks are how many there are', () => {
    const told = texts.flatMap(([file, text]) =>
      [...text.matchAll(/(\d+) checks(?! a)/g)].map(([, count]) => [file, Number(count)]),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const [file, count] of told)
      expect([file, count]).toEqual([file, integrity.checks.length]);
  });

  it('of the packages that run a script at their install are those of the lockfile', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const names = Object.entries<{ hasInstallScript?: boolean; optional?: boolean }>(packages)
      .filter(
        ([path, { hasInstallScript, optional }]) => path !== '' && hasInstallScript && !optional,
      )
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    const [, list = ''] =
      /(?:\w+) packages may run a script at their install \(([^)]*)\)/.exec(
        read('docs/security/asvs.md'),
      ) ?? [];
    expect(codesIn(list).sort()).toEqual([...new Set(names)].sort());
    expect(read('docs/security/asvs.md')).toContain('five packages may run a script');
    expect(names).toHaveLength(5);
  });
});

describe('the metrics in the docs', () => {
  const TOKEN = 'docs-token-0123456789';
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({
      observability: { metricsToken: TOKEN, slowQueryMs: 500, shutdownDelaySeconds: 0 },
    });
  });
  afterAll(() => shop.close());

  it('are those that the shop has, in the table and in the alerts', async () => {
    const { text } = await shop.client().useBearer(TOKEN).send('GET', '/metrics');
    const real = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ''));
    const told = tableAfter('docs/observability.md', '## Metrics')
      .flatMap(({ Metric = '' }) => codesIn(Metric))
      .map((name) => name.replace(/\{.*$/, ''));
    expect(told.filter((name) => !real.has(name))).toEqual([]);
    const ours = [...real].filter((name) => name.startsWith('grocessay_'));
    expect(ours.filter((name) => !told.includes(name))).toEqual([]);
    const used = [...read('docs/observability.md').matchAll(/grocessay_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    );
    expect(
      used.filter((name) => !told.includes(name) && !told.some((each) => each.startsWith(name))),
    ).toEqual([]);
  });
});
