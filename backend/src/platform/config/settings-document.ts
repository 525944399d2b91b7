import { settings } from './config';

/** A setting as stored by envalid. */
interface Setting {
  _parse: (value: string) => unknown;
  default?: unknown;
  choices?: readonly unknown[];
  desc?: string;
  example?: string;
}

const INTRODUCTION = `# Configuration

<!-- Written by \`npm run docs\` from backend/src/platform/config. Do not edit. -->

Settings come from the environment, or from a file \`.env\` at the top of the repository. The environment takes
precedence. An empty value counts as not set. [.env.example](../.env.example) lists all settings. With a wrong value the
start fails with one line that names it; so does an unknown name that resembles a setting.
`;

const PRODUCTION = `The shop creates the first admin from \`ADMIN_EMAIL\` and \`ADMIN_PASSWORD\` when it has no admin. Changing them later has no
effect. Production (\`NODE_ENV=production\`) requires your own values for both: the password has at least 8 characters, one
upper-case letter and one digit. It refuses a database that still holds a demo login. See
[for operators](operators.md).
`;

/** The text of `docs/configuration.md`, before Prettier aligns its table. */
export function settingsDocument(): string {
  const rows = Object.entries(settings as Record<string, Setting>).map(([name, setting]) =>
    [code(name), setting.desc ?? '', typeOf(setting), defaultOf(setting), code(setting.example)]
      .map((cell) => ` ${cell.replaceAll('|', '&#124;')} `)
      .join('|'),
  );
  const table = [' Setting | Meaning | Type | Default | Example ', ' - | - | - | - | - ', ...rows];
  return [INTRODUCTION, table.map((row) => `|${row}|`).join('\n'), '', PRODUCTION].join('\n');
}

/** Formats a text as code; as HTML where it contains a `|`, which would end the cell. */
function code(text: string | undefined): string {
  if (!text) return '';
  return text.includes('|') ? `<code>${text}</code>` : `\`${text}\``;
}

/** The type of the parsed value, found by parsing the example. */
function typeOf({ _parse, choices, example = '' }: Setting): string {
  if (choices) return `one of ${choices.map((choice) => code(String(choice))).join(', ')}`;
  const value = parsed(_parse, example);
  if (Array.isArray(value) || value instanceof Set) return 'list';
  return typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'text';
}

function parsed(parse: Setting['_parse'], example: string): unknown {
  try {
    return parse(example);
  } catch {
    // Examples of secrets are shortened and cannot be parsed.
    return example;
  }
}

function defaultOf({ default: value }: Setting): string {
  if (value === undefined) return 'not set';
  if (!Array.isArray(value)) return code(String(value));
  return value.length === 0 ? 'none' : code(value.join('|'));
}
