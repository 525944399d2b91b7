/** A page of a list between two cursors, as the server returns it. */
export interface KeysetPage<Row> {
  items: readonly Row[];
  hasNext: boolean;
  hasPrevious: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
}

/** All rows of a list, page by page, up to a limit. */
export async function loadAll<Row>(
  load: (after: string | null) => Promise<KeysetPage<Row>>,
  atMost: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: KeysetPage<Row> = await load(after);
    rows.push(...page.items);
    after = page.hasNext ? (page.endCursor ?? null) : null;
  } while (after !== null && rows.length < atMost);
  return rows.slice(0, atMost);
}
