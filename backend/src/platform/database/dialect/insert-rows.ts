import { ResultSetHeader } from 'mysql2';
import { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { isSqlite } from './connections';

/** The inserted columns of a table, and the two parts of its INSERT. */
interface Shape {
  properties: string[];
  jsonProperties: ReadonlySet<string>;
  head: string;
  row: string;
}

const shapes = new WeakMap<EntityMetadata, Shape>();

/**
 * Inserts records with one statement, with all columns except the generated id. TypeORM rebuilds each statement, which
 * takes most of the time of placing an order.
 * @returns the id of the first one
 */
export async function insertRows<Entity extends ObjectLiteral>(
  tx: EntityManager,
  type: EntityTarget<Entity>,
  rows: readonly Partial<Record<keyof Entity, unknown>>[],
): Promise<number> {
  const { properties, jsonProperties, head, row } = shapeOf(tx.connection.getMetadata(type));
  const values = rows.flatMap((each) =>
    properties.map((name) => {
      const value = each[name] ?? null;
      return value !== null && jsonProperties.has(name) ? JSON.stringify(value) : value;
    }),
  );
  const answer = await tx.query<number | ResultSetHeader>(
    head + rows.map(() => row).join(','),
    values,
  );
  if (typeof answer !== 'number') return answer.insertId; // MySQL returns the id of the first
  return isSqlite(tx.connection.options.type) ? answer - rows.length + 1 : answer;
}

function shapeOf(metadata: EntityMetadata): Shape {
  let shape = shapes.get(metadata);
  if (!shape) {
    const columns = metadata.columns.filter(({ isGenerated }) => !isGenerated);
    const names = columns.map(({ databaseName }) => `\`${databaseName}\``);
    shape = {
      properties: columns.map(({ propertyName }) => propertyName),
      jsonProperties: new Set(
        columns
          .filter(({ type }) => type === 'simple-json')
          .map(({ propertyName }) => propertyName),
      ),
      head: `INSERT INTO \`${metadata.tableName}\` (${names.join(', ')}) VALUES `,
      row: `(${columns.map(() => '?').join(', ')})`,
    };
    shapes.set(metadata, shape);
  }
  return shape;
}
