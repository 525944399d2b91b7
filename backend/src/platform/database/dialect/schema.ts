import { QueryRunner, Table, TableCheck, TableColumnOptions } from 'typeorm';
import { isSqlite } from './connections';

/**
 * Creates a table with its named checks. TypeORM silently ignores the `checks` of a Table on MySQL and MariaDB, so each
 * is added with a separate statement there.
 */
export async function createTable(runner: QueryRunner, table: Table): Promise<void> {
  if (isSqlite(runner.connection.options.type)) return runner.createTable(table);
  table.engine = BYTEWISE_ENGINE;
  await runner.createTable(table);
  for (const check of table.checks) await addCheck(runner, table.name, check);
}

/**
 * Adds columns to a table with records. (TypeORM's own `addColumn` recreates an SQLite table, and dropping the old one
 * deletes referencing rows.)
 */
export async function addColumns(
  runner: QueryRunner,
  tableName: string,
  columns: TableColumnOptions[],
): Promise<void> {
  for (const { name, type, length, precision, isNullable, default: value } of columns) {
    const size = length ?? precision;
    const fullType = size === undefined || size === null ? type : `${type}(${size})`;
    const always = isNullable ? 'NULL' : 'NOT NULL';
    const rest = value === undefined ? always : `${always} DEFAULT ${value}`;
    await runner.query(`ALTER TABLE \`${tableName}\` ADD COLUMN \`${name}\` ${fullType} ${rest}`);
  }
}

/** Drops columns that `addColumns` added. */
export async function dropColumns(
  runner: QueryRunner,
  tableName: string,
  columnNames: string[],
): Promise<void> {
  for (const name of columnNames)
    await runner.query(`ALTER TABLE \`${tableName}\` DROP COLUMN \`${name}\``);
}

/**
 * Replaces a named check of a table with records. On SQLite the table is recreated, so no other table may reference it.
 */
export async function replaceCheck(
  runner: QueryRunner,
  tableName: string,
  check: TableCheck,
): Promise<void> {
  if (isSqlite(runner.connection.options.type)) {
    // Reads the current table: TypeORM caches its state before `addColumns`.
    const table = (await runner.getTable(tableName)) as Table;
    await runner.dropCheckConstraint(table, check.name as string);
    return runner.createCheckConstraint(table, check);
  }
  await runner.query(`ALTER TABLE \`${tableName}\` DROP CONSTRAINT \`${check.name}\``);
  await addCheck(runner, tableName, check);
}

async function addCheck(runner: QueryRunner, tableName: string, check: TableCheck): Promise<void> {
  await runner.query(
    `ALTER TABLE \`${tableName}\` ADD CONSTRAINT \`${check.name}\` CHECK (${check.expression})`,
  );
}

const BYTEWISE = 'utf8mb4_bin';
/** TypeORM has no option for a table's default collation, but appends the engine option after the columns. */
const BYTEWISE_ENGINE = `InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE ${BYTEWISE}`;

/** Makes a server's table compare texts byte by byte, as SQLite does, whatever the database default. */
export async function compareBytewise(runner: QueryRunner, tableName: string): Promise<void> {
  await runner.query(
    `ALTER TABLE \`${tableName}\` CONVERT TO CHARACTER SET utf8mb4 COLLATE ${BYTEWISE}`,
  );
}

/** The tables of a server that compare texts differently, or whose new columns would. */
export function tablesComparingOtherwise(
  runner: QueryRunner,
): Promise<{ tableName: string; collation: string }[]> {
  return runner.query(
    `SELECT t.table_name AS tableName, MIN(COALESCE(c.collation_name, t.table_collation)) AS collation
     FROM information_schema.tables t
     LEFT JOIN information_schema.columns c
       ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.collation_name <> ?
     WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'
       AND (t.table_collation <> ? OR c.collation_name IS NOT NULL)
     GROUP BY t.table_name`,
    [BYTEWISE, BYTEWISE],
  );
}

/** Every column of every table. */
export function columnsOf(
  runner: QueryRunner,
): Promise<{ tableName: string; columnName: string }[]> {
  return runner.query(
    isSqlite(runner.connection.options.type)
      ? `SELECT t.name AS tableName, c.name AS columnName
         FROM sqlite_master t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!'`
      : `SELECT c.table_name AS tableName, c.column_name AS columnName
         FROM information_schema.columns c
         JOIN information_schema.tables t
           ON t.table_schema = c.table_schema AND t.table_name = c.table_name
         WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'`,
  );
}

const LONGEST_MIGRATION_SECONDS = 24 * 3600;

/**
 * Lets one server migrate while others that start at the same time wait. The lock belongs to the connection, which is
 * idle until all migrations are done: the session's idle limit on MySQL would close it sooner.
 */
export async function holdMigrationLock(runner: QueryRunner): Promise<() => Promise<void>> {
  if (isSqlite(runner.connection.options.type)) return async () => {};
  const [{ held, quietSeconds }] = (await runner.query(
    `SELECT GET_LOCK('grocessay-migrations', 60) AS held, @@SESSION.wait_timeout AS quietSeconds`,
  )) as [{ held: number | string | null; quietSeconds: number | string }];
  if (Number(held) !== 1) throw new Error('Another server is migrating for more than a minute');
  await runner.query(`SET SESSION wait_timeout = ${LONGEST_MIGRATION_SECONDS}`);
  const release = async () => {
    await runner.query("SELECT RELEASE_LOCK('grocessay-migrations')");
    await runner.query(`SET SESSION wait_timeout = ${Number(quietSeconds)}`);
  };
  // A lost connection holds no lock, and the migration reports the cause.
  return () => release().catch(() => undefined);
}
