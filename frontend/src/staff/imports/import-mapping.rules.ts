import type { ProductImportMappingFragment } from '../../generated/graphql';

/** The field of each column, by its header; empty if the column is not read. */
export type ColumnFields = Readonly<Record<string, string>>;

/** Inverts the server's mapping of fields to columns. */
export function columnFieldsOf({
  columns,
  fields,
}: Pick<ProductImportMappingFragment, 'columns' | 'fields'>): ColumnFields {
  return Object.fromEntries(
    columns.map(({ header }) => [
      header,
      fields.find(({ headers }) => headers.includes(header))?.name ?? '',
    ]),
  );
}

/** The mapping as input of the API: several columns of one field in their former order, new ones last. */
export function fieldsOf(
  chosen: ColumnFields,
  known: ProductImportMappingFragment['fields'],
): { name: string; headers: string[] }[] {
  const headersOf = new Map<string, string[]>();
  for (const [header, name] of Object.entries(chosen))
    if (name) headersOf.set(name, [...(headersOf.get(name) ?? []), header]);
  return [...headersOf].map(([name, headers]) => {
    const former = known.find((each) => each.name === name)?.headers ?? [];
    const place = (header: string) =>
      former.includes(header) ? former.indexOf(header) : former.length;
    return { name, headers: headers.toSorted((one, other) => place(one) - place(other)) };
  });
}
