/** Variables read by libraries or docker compose, not by the shop itself. */
const READ_BY_OTHERS = new Set([
  'MYSQL_PASSWORD',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
]);

/** Many single words this short differ by one character: HOST, POST, HOSTS and VHOST. */
const SHORT_NAME_CHARACTERS = 5;

/** An unknown variable, and the setting that was probably meant. */
export interface Lookalike {
  name: string;
  meant: string;
}

/**
 * Finds a variable that is one typo away from a setting: one inserted, missing, replaced or transposed character in a
 * word of its name (`DATABSE_URL`), different capitalisation, or joined or split words (`DATABASEURL`).
 * @param names the variables that are set
 * @param settings the known settings
 */
export function findLookalike(
  names: readonly string[],
  settings: readonly string[],
): Lookalike | undefined {
  const known = new Set([...settings, ...READ_BY_OTHERS]);
  for (const name of names) {
    const meant = known.has(name) ? undefined : settings.find((each) => isLike(name, each));
    if (meant !== undefined) return { name, meant };
  }
  return undefined;
}

function isLike(name: string, setting: string): boolean {
  const [words, wantedWords] = [name.toUpperCase().split('_'), setting.split('_')];
  const [joined, wanted] = [words.join(''), wantedWords.join('')];
  if (wanted.length <= SHORT_NAME_CHARACTERS) {
    if (joined === `${wanted}S` || (joined.endsWith(wanted) && joined[0] !== wanted[0]))
      return false;
    if (joined.length === wanted.length)
      return isSwapped(...difference(joined, wanted)) || joined === wanted;
  }
  const areWordsNear =
    words.length === wantedWords.length &&
    words.every((word, at) => isOneErrorAway(word, wantedWords[at] ?? ''));
  return areWordsNear || isOneErrorAway(joined, wanted);
}

function isOneErrorAway(one: string, other: string): boolean {
  const [rest, otherRest] = difference(one, other);
  return (rest.length <= 1 && otherRest.length <= 1) || isSwapped(rest, otherRest);
}

function isSwapped(rest: string, otherRest: string): boolean {
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
}

/** The differing middles of both texts, without common prefix and suffix. */
function difference(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
