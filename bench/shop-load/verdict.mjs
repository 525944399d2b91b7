/**
 * Reasons why a measurement is invalid, one per line: failed units, or no units at all.
 * @param {{ scenario: string, connections: number, rate: number, failures: Record<string, number> }[]} rows
 */
export function complaintsOf(rows) {
  if (rows.length === 0) return ['Nothing was measured'];
  return rows.flatMap(({ scenario, connections, rate, failures }) => {
    const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
    const where = `${scenario} at ${connections} connections`;
    return [
      ...(failed > 0 ? [`${where}: ${failed} failed`] : []),
      ...(rate > 0 ? [] : [`${where}: nothing was done`]),
    ];
  });
}

/**
 * Validates requested names.
 * @param {string} what the kind of the names
 * @param {string[]} wanted
 * @param {readonly string[]} known
 * @throws for an unknown name, which would otherwise be ignored silently
 */
export function chosen(what, wanted, known) {
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such ${what}: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return wanted;
}
