import { TableCheck, TableColumnOptions, TableForeignKey, TableIndex, TableUnique } from 'typeorm';

/** Builders for tables, with types that have the same meaning on SQLite and on MySQL or MariaDB. */

type More = Partial<TableColumnOptions>;

/** The generated id of each record. */
export function id(tableName: string): TableColumnOptions {
  return {
    name: 'id',
    type: 'integer',
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
    primaryKeyConstraintName: `pk_${tableName}`,
  };
}

/** A whole number of 32 bits. */
export function integer(name: string, more: More = {}): TableColumnOptions {
  return { name, type: 'integer', ...more };
}

/** A whole number of 64 bits. */
export function bigInteger(name: string, more: More = {}): TableColumnOptions {
  return { name, type: 'bigint', ...more };
}

/** A sum in paise, 64 bits wide. */
export const money = bigInteger;

/** Text with a maximum length in characters. */
export function text(name: string, length: number, more: More = {}): TableColumnOptions {
  return { name, type: 'varchar', length: String(length), ...more };
}

/** A value as JSON. */
export function json(name: string, more: More = {}): TableColumnOptions {
  return { name, type: 'text', ...more };
}

/** An instant in UTC to the millisecond, always set by the shop: databases differ in their "now". */
export function instant(name: string, more: More = {}): TableColumnOptions {
  return { name, type: 'datetime', precision: 3, ...more };
}

/** A unique key with the name uq_table_columns. */
export function unique(tableName: string, columnNames: string[]): TableUnique {
  return new TableUnique({ name: `uq_${tableName}_${columnNames.join('_')}`, columnNames });
}

/** An index with the name ix_table_columns. */
export function index(tableName: string, columnNames: string[]): TableIndex {
  return new TableIndex({ name: `ix_${tableName}_${columnNames.join('_')}`, columnNames });
}

/** A check with the name ck_table_what. */
export function check(tableName: string, what: string, expression: string): TableCheck {
  return new TableCheck({ name: `ck_${tableName}_${what}`, expression });
}

/** A foreign key with the name fk_table_column. */
export function foreignKey(
  tableName: string,
  columnName: string,
  referencedTableName: string,
  onDelete: 'NO ACTION' | 'CASCADE' | 'SET NULL',
): TableForeignKey {
  return new TableForeignKey({
    name: `fk_${tableName}_${columnName}`,
    columnNames: [columnName],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION', // MariaDB's default is RESTRICT, another name for the same
  });
}
