import { execFileSync } from 'node:child_process';
import type { QueryRunner } from 'typeorm';
import { migrations } from '../../src/app';
import { openDatabase } from '../../src/assembly/open-database';
import { ConfigError, readConfig } from '../../src/platform/config/config';
import { Database } from '../../src/platform/database/database';
import { isSqlite } from '../../src/platform/database/dialect/connections';
import { holdMigrationLock } from '../../src/platform/database/dialect/schema';
import { migrate, resetDatabase } from '../../src/platform/database/migrate';
import { freshDatabase, serverUrl } from '../kit/test-shop';

let place: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeEach(async () => {
  place = await freshDatabase();
  // The result of the first test's migration.
  await place.copyTemplate();
  database = await openDatabase(readConfig({ NODE_ENV: 'test', ...place.environment }));
  await migrate(database);
  await place.keepTemplate(database);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const run = (sql: string, parameters: unknown[] = []) =>
  database.write((tx) => tx.query(sql, parameters));

const aProduct = (stockQuantity: number, mrpPaise: number) =>
  run(
    `INSERT INTO products (name, description, imageUrl, mrpPaise, stockQuantity, searchText, categoryId, createdAt)
     VALUES ('x', 'x', '/x', ?, ?, 'x', 1, '2026-01-01 00:00:00.000')`,
    [mrpPaise, stockQuantity],
  );

async function tableNames(): Promise<string[]> {
  const rows: { name: string }[] = isSqlite(database.writer.options.type)
    ? await database.writer.query(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      )
    : await database.writer.query(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      );
  return rows.map(({ name }) => name).sort();
}

describe('the migrations', () => {
  it('make the tables that the entities describe', async () => {
    const { upQueries } = await database.writer.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be run again, also by servers that start together', async () => {
    const before = await tableNames();
    await run("UPDATE categories SET name = 'Kept' WHERE slug = 'fruits'");
    await migrate(database);
    const second = await openDatabase(readConfig({ NODE_ENV: 'test', ...place.environment }));
    try {
      await Promise.all([migrate(database), migrate(second)]);
    } finally {
      await second.close();
    }
    expect(await tableNames()).toEqual(before);
    const kept: { name: string }[] = await database.read.query(
      "SELECT name FROM categories WHERE slug = 'fruits'",
    );
    expect(kept).toMatchObject([{ name: 'Kept' }]);
    const recorded: unknown[] = await database.read.query('SELECT * FROM migrations');
    expect(recorded).toHaveLength(migrations.length);
  });

  it('go down and up again', async () => {
    const before = await tableNames();
    for (let number = 0; number < migrations.length; number++)
      await database.writer.undoLastMigration();
    expect(await tableNames()).toEqual(['migrations']);
    await migrate(database);
    expect(await tableNames()).toEqual(before);
  });

  it('give products of an earlier version a sku each, and searches no generated one', async () => {
    const steps = migrations.findIndex(({ name }) => name.startsWith('SkusOfAllProducts'));
    for (let at = migrations.length; at > steps; at--) await database.writer.undoLastMigration();
    await aProduct(1, 1);
    await aProduct(2, 2);
    await aProduct(3, 3);
    await run(
      "UPDATE products SET sku = 'N-30F590bfdb', searchText = 'x n-30f590bfdb' WHERE id = 3",
    );
    await migrate(database);
    const products: { sku: string; searchText: string }[] = await database.read.query(
      'SELECT sku, searchText FROM products',
    );
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(3);
    for (const { searchText } of products) expect(searchText).toBe('x');
  });

  it('begin anew with a reset', async () => {
    await aProduct(1, 1);
    await resetDatabase(database);
    expect(await database.read.query('SELECT id FROM products')).toEqual([]);
    expect(await database.read.query('SELECT slug FROM categories')).toHaveLength(8);
  });
});

describe('a database that this version cannot work on', () => {
  it('is refused where a newer version made it', async () => {
    await run(
      "INSERT INTO migrations (timestamp, name) VALUES (1900000000001, 'Future1900000000001')",
    );
    await expect(migrate(database)).rejects.toThrow(
      /^Database: a newer version of the shop made it, with Future1900000000001: start that version, or restore/,
    );
  });

  it('is told with what to do where a migration breaks off', async () => {
    await run("DELETE FROM migrations WHERE name = 'StorageTrials1700000000014'");
    const failure = await migrate(database).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toMatch(
      /^Database: StorageTrials1700000000014 failed: .*already exists/,
    );
    expect((failure as Error).message).toMatch(
      serverUrl ? /restore the backup of before the upgrade/ : /It was undone as a whole/,
    );
  });
});

if (serverUrl)
  describe('the lock of who migrates', () => {
    const quietSeconds = async (runner: QueryRunner): Promise<number> => {
      const [{ seconds }] = await runner.query('SELECT @@SESSION.wait_timeout AS seconds');
      return Number(seconds);
    };

    it('outlasts migrations of hours, whatever limit its connection has for silence', async () => {
      const runner = database.writer.createQueryRunner();
      await runner.query('SET SESSION wait_timeout = 25');
      const release = await holdMigrationLock(runner);
      expect(await quietSeconds(runner)).toBeGreaterThan(3600);
      await release();
      expect(await quietSeconds(runner)).toBe(25);
      await runner.release();
    });

    it('is free where its connection is lost, which does not hide why a migration failed', async () => {
      const runner = database.writer.createQueryRunner();
      const release = await holdMigrationLock(runner);
      const [{ id }] = await runner.query('SELECT CONNECTION_ID() AS id');
      await database.writer.query(`KILL ${id}`);
      await expect(release()).resolves.toBeUndefined();
      await runner.release();
      await migrate(database);
    });
  });

if (serverUrl)
  describe('the tables of a server', () => {
    const OTHERWISE = `SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns
      WHERE table_schema = DATABASE() AND collation_name <> 'utf8mb4_bin' AND table_name <> 'migrations'`;
    const tellsCapitalsApart = async ({ writer }: Database) => {
      for (const job of ['Mails', 'mails', 'mäils'])
        await writer.query(
          "INSERT INTO job_leases (job, holder, expiresAt) VALUES (?, 'x', '2026-01-01')",
          [job],
        );
      expect(await writer.query(OTHERWISE)).toEqual([]);
    };

    it('compare texts by their bytes, also in a dump that was restored and migrated', async () => {
      const steps = migrations.length - 5; // the tables of logins, jobs and wishes are created after the restore
      for (let step = 0; step < steps; step++) await database.writer.undoLastMigration();
      const { DATABASE_URL: url = '' } = place.environment as NodeJS.ProcessEnv;
      const { hostname, port, pathname } = new URL(url);
      const name = pathname.slice(1);
      const login = ['--protocol=tcp', `--host=${hostname}`, `--port=${port}`, '--user=root'];
      const dump = execFileSync('mariadb-dump', [...login, '--single-transaction', name]);
      await database.writer.query(
        `CREATE DATABASE ${name}_restored CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci`,
      );
      execFileSync('mariadb', [...login, `${name}_restored`], { input: dump });
      const restored = await openDatabase(
        readConfig({
          NODE_ENV: 'test',
          ...place.environment,
          DATABASE_URL: `${url}_restored`,
        }),
      );
      try {
        await migrate(restored);
        await tellsCapitalsApart(restored);
        await restored.writer.query(`INSERT INTO categories (slug, name, imageUrl, position)
          VALUES ('Fruits', 'x', 'x', 99)`);
      } finally {
        await restored.close();
        await database.writer.query(`DROP DATABASE ${name}_restored`);
      }
    });

    it('compare texts by their bytes again where an earlier version made them otherwise', async () => {
      for (const tableName of ['job_leases', 'customers', 'coupons'])
        await database.writer.query(
          `ALTER TABLE ${tableName} CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci`,
        );
      await migrate(database);
      await tellsCapitalsApart(database);
    });
  });

describe('the database itself', () => {
  it.each([
    ['a stock below nothing', () => aProduct(-1, 100)],
    ['a price below nothing', () => aProduct(1, -100)],
    ['a category that is not there', () => run('UPDATE products SET categoryId = 99')],
    [
      'more orders in a slot than it takes',
      () =>
        run(
          "INSERT INTO delivery_slots (date, startMinute, capacity, bookedCount) VALUES ('2026-01-01', 420, 1, 2)",
        ),
    ],
    [
      'two categories by one slug',
      () =>
        run(
          "INSERT INTO categories (slug, name, imageUrl, position) VALUES ('fruits', 'x', 'x', 9)",
        ),
    ],
    [
      'a line of a cart with no pieces',
      async () => {
        await run('INSERT INTO carts (id) VALUES (1)');
        await run('INSERT INTO cart_items (cartId, productId, quantity) VALUES (1, 1, 0)');
      },
    ],
  ])('refuses %s', async (_, work) => {
    await aProduct(1, 100);
    await expect(work()).rejects.toThrow(/CHECK|constraint|Duplicate entry/i);
    expect(
      await database.read.query('SELECT stockQuantity, mrpPaise, categoryId FROM products'),
    ).toEqual([{ stockQuantity: 1, mrpPaise: 100, categoryId: 1 }]);
  });

  it('names every key, index and check', async () => {
    const names: string[] = isSqlite(database.writer.options.type)
      ? await namesInSqlite()
      : (
          await database.writer.query(
            'SELECT constraint_name AS name FROM information_schema.table_constraints WHERE table_schema = DATABASE()',
          )
        ).map(({ name }: { name: string }) => name);
    const wanted = [
      'ck_products_stockQuantity',
      'ck_products_mrpPaise',
      'ck_cart_items_quantity',
      'ck_delivery_slots_bookedCount',
      'ck_order_lines_quantity',
      'ck_payments_amountPaise',
      'uq_customers_email',
      'uq_orders_customerId_idempotencyKey',
      'uq_payments_customerId_idempotencyKey',
      'fk_order_lines_productId',
    ];
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  });
});

async function namesInSqlite(): Promise<string[]> {
  const rows: { sql: string | null }[] = await database.writer.query(
    'SELECT sql FROM sqlite_master',
  );
  return rows.flatMap(({ sql }) =>
    [...(sql ?? '').matchAll(/CONSTRAINT "(\w+)"/g)].map(([, name]) => name ?? ''),
  );
}
