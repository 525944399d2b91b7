/**
 * What says that a measurement is worth nothing, one line each: units that failed, and that nothing was done at all.
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
 * The names that were asked for.
 * @param {string} what they are names of
 * @param {string[]} wanted
 * @param {readonly string[]} known
 * @throws for one that is not known: it would be left out in silence
 */
export function chosen(what, wanted, known) {
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such ${what}: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return wanted;
}
