import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { integrity } from '../../src/app';
import { openDatabase } from '../../src/assembly/open-database';
import { runCheckIntegrity } from '../../src/modules/operations/integrity/check-integrity.cli';
import { ConfigError, readConfig } from '../../src/platform/config/config';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, freshDatabase, openTestShop, serverUrl } from '../kit/test-shop';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), 'grocessay-integrity-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(argv: string[], config = shop.config) {
  const stdout = new PassThrough();
  const output = text(stdout);
  const exitCode = await runCheckIntegrity({ config, integrity, stdout }, argv).finally(() =>
    stdout.end(),
  );
  return { exitCode, output: await output };
}

async function logFile(name: string, ...lines: string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

describe('check:books with log files', () => {
  const harmless =
    '{"level":"warn","time":"2026-11-21T02:37:23.000Z","requestId":"9432259d-ac2a-415d-a4bf-178f38ff47d1"}';

  it('looks through every line of each', async () => {
    const first = await logFile('first.log', harmless, harmless, 'Grocessay is open');
    const second = await logFile('second.log', harmless);
    const { exitCode, output } = await run(['--logs', first, second]);
    expect(output).toMatch(/^ok +card-data-logs: .+ \(4 lines\)$/m);
    expect(exitCode).toBe(0);
  });

  it('names the line with a card number or cvv, and keeps the number to itself', async () => {
    const clean = await logFile('clean.log', harmless);
    const number = await logFile('number.log', harmless, '{"cardNumber":"4242424242424242"}');
    const cvv = await logFile('cvv.log', String.raw`{"body":"{\"cvv\":\"123\"}"}`);
    const { exitCode, output } = await run(['--logs', clean, '--logs', number, cvv]);
    expect(output.match(/^ {2}.+$/gm)).toEqual([
      `  line 2 of ${number}: expected no card data, found a card number that ends in 4242`,
      `  line 1 of ${cvv}: expected no card data, found a cvv`,
    ]);
    expect(output).not.toContain('4242424242424242');
    expect(exitCode).toBe(1);
  });
});

describe('check:books that cannot begin', () => {
  it('says why in a line', async () => {
    const cases: [string[], RegExp][] = [
      [['--logs', 'no-such.log'], /^check:books: there is no file no-such\.log$/],
      [['--colour'], /^check:books: Unknown option '--colour'/],
    ];
    for (const [argv, message] of cases) await expect(run(argv)).rejects.toThrow(message);
    await expect(run(['--colour'])).rejects.toThrow(ConfigError);
  });

  it('makes no database where there is none', async () => {
    const dataDir = join(folder, 'nowhere');
    const databaseUrl = serverUrl && new URL('there_is_no_such_database', serverUrl).href;
    await expect(run([], { ...shop.config, databaseUrl, dataDir })).rejects.toThrow(ConfigError);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('asks for the migrations first', async () => {
    const place = await freshDatabase();
    const config = readConfig({ NODE_ENV: 'test', ...place.environment });
    const database = await openDatabase(config);
    try {
      await expect(run([], config)).rejects.toThrow(/not up to date: run npm run db:migrate$/);
    } finally {
      await database.close();
      await place.remove();
    }
  });

  it('explains itself', async () => {
    const { exitCode, output } = await run(['--help']);
    expect(output).toContain('--logs FILE...');
    expect(exitCode).toBe(0);
  });
});

describe('check:books as a command', () => {
  /** Runs the command in a separate process, while the shop is open. */
  function runProcess(): Promise<{ exitCode: number; output: string }> {
    const { databaseUrl, dataDir } = shop.config;
    const place = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
    const argv = ['-r', '@swc-node/register', 'src/cli.ts', 'check:books'];
    const options = {
      cwd: join(__dirname, '../..'),
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...place },
    };
    return new Promise((resolve) => {
      execFile(process.execPath, argv, options, (error, stdout, stderr) =>
        resolve({ exitCode: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  }

  it('ends with 0 where every check passes, and with 1 where one fails', async () => {
    const id = await addProduct(await adminClient(shop), { stockQuantity: 3 });
    const right = await runProcess();
    expect(right.output).toMatch(/^The books are right: /m);
    expect(right.exitCode).toBe(0);
    const setStock = (pieces: number) =>
      shop.database.write((tx) =>
        tx.query('UPDATE products SET stockQuantity = ? WHERE id = ?', [pieces, id]),
      );
    await setStock(2);
    const wrong = await runProcess();
    expect(wrong.output).toMatch(/^ {2}stock of product \d+: expected 3, found 2$/m);
    expect(wrong.exitCode).toBe(1);
    await setStock(3);
  });
});
