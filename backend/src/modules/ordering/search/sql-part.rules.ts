/** A part of a statement: a fixed text with a ? for each of its values. */
export interface SqlPart {
  sql: string;
  values: readonly unknown[];
}

/** Creates a part: `sql('o.id = ?', 7)`. */
export function sqlPart(sql: string, ...values: unknown[]): SqlPart {
  return { sql, values };
}

/** Joins parts with a text between them. */
export function joined(parts: readonly SqlPart[], between: string): SqlPart {
  return {
    sql: parts.map(({ sql }) => sql).join(between),
    values: parts.flatMap(({ values }) => values),
  };
}

/** A text that ends in IN, followed by a list of values. */
export function among(sql: string, values: readonly unknown[]): SqlPart {
  return { sql: `${sql} (${values.map(() => '?').join(', ')})`, values };
}
