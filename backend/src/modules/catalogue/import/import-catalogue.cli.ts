import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { DomainEvents } from '../../../platform/events/domain-events';
import { wallClock } from '../../../kernel/clock';
import { operatorFile } from '../../../platform/config/operator-file';
import { Database } from '../../../platform/database/database';
import { CategoryService } from '../categories/category.service';
import { UnreadableCatalogue } from './csv-lines';
import {
  ImportMap,
  ImportMapError,
  emptyImportMap,
  readColumnPair,
  readImportMap,
} from './import-map.rules';
import { ImportCatalogueService, ImportSummary } from './import-catalogue.service';
import { shippedMapFor } from './shipped-import-map';
import { ImportProgress, TextOutput, badRowText } from './import-progress';

const USAGE = `Usage: npm run catalogue:import -- FILE.csv [options]

  --map FILE.json      how to read the file of another shop: columns, categories, default stock
  --map FIELD=HEADER   the column of one field: sku, name, category, description, unit, mrp, stock,
                       picture, aliases, veg (may be given several times)
                       without --map, a file with the columns of a map in backend/demo/catalogue-maps
                       is read by that one
  --update-stock       let the file's stock replace that of products which are there already
  --dry-run            check the file and say what would change, but change nothing

Ends with 0 when every row is in the shop, 2 when some rows were bad (the others are in), 1 when the
file cannot be imported at all.
`;

/** Exit codes of an import. */
const ExitCode = { ALL_GOOD: 0, UNUSABLE: 1, SOME_BAD: 2 } as const;

/**
 * The command `catalogue:import`.
 * @returns the exit code
 */
export async function runCatalogueImport(
  argv: string[],
  database: Database,
  stdout: TextOutput,
): Promise<number> {
  try {
    const command = await readCommand(argv);
    if (!command) {
      stdout.write(USAGE);
      return ExitCode.ALL_GOOD;
    }
    return await importFile(await withShippedMap(command, stdout), database, stdout);
  } catch (error) {
    if (!isOperatorsMistake(error)) throw error;
    const hint = error instanceof ImportMapError ? error.hint : '';
    stdout.write(`catalogue:import: ${error.message}${hint}\n`);
    return ExitCode.UNUSABLE;
  }
}

/** A command without a file, or with an unreadable one. */
class WrongCommand extends Error {}

interface Command {
  file: string;
  map: ImportMap;
  dryRun: boolean;
  updateStock: boolean;
}

async function readCommand(argv: string[]): Promise<Command | undefined> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      map: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      'update-stock': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new WrongCommand(`expected one FILE.csv\n\n${USAGE}`);
  return {
    file: located(file),
    map: await readMaps(values.map),
    dryRun: values['dry-run'],
    updateStock: values['update-stock'],
  };
}

async function readMaps(options: string[]): Promise<ImportMap> {
  let map = emptyImportMap;
  for (const option of options) {
    const more = option.includes('=')
      ? { columns: readColumnPair(option) }
      : await readMapFile(option);
    map = { ...map, ...more, columns: { ...map.columns, ...more.columns } };
  }
  return map;
}

async function readMapFile(file: string): Promise<ImportMap> {
  const text = await readFile(located(file), 'utf8');
  try {
    return readImportMap(JSON.parse(text));
  } catch (error) {
    throw new WrongCommand(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Without a map in the command, the file is read by the shipped map that matches its columns, if any. */
async function withShippedMap(command: Command, stdout: TextOutput): Promise<Command> {
  if (command.map !== emptyImportMap) return command;
  const shipped = await shippedMapFor(command.file);
  if (!shipped) return command;
  stdout.write(`Read by the map ${shipped.path}, whose columns the file has\n`);
  return { ...command, map: shipped.map };
}

async function importFile(
  command: Command,
  database: Database,
  stdout: TextOutput,
): Promise<number> {
  const startedAt = performance.now();
  const summary = await importWithProgress(command, database, stdout);
  const seconds = (performance.now() - startedAt) / 1000;
  stdout.write(summaryText(command, summary, seconds));
  return summary.bad.length > 0 ? ExitCode.SOME_BAD : ExitCode.ALL_GOOD;
}

async function importWithProgress(
  command: Command,
  database: Database,
  stdout: TextOutput,
): Promise<ImportSummary> {
  const { size } = await stat(command.file);
  const categories = new CategoryService(database);
  const events = new DomainEvents(wallClock);
  const imports = new ImportCatalogueService(database, categories, wallClock, events);
  const progress = new ImportProgress(stdout, size);
  try {
    return await imports.run(progress.counting(createReadStream(command.file)), {
      ...command,
      onBadRow: (row) => progress.log(badRowText(row)),
    });
  } finally {
    progress.end();
  }
}

function summaryText({ file, dryRun }: Command, summary: ImportSummary, seconds: number): string {
  const count = (rows: number) => rows.toLocaleString('en-IN');
  const { read, inserted, updated, unchanged, bad } = summary;
  return (
    `${basename(file)}: ${count(read)} rows read, ${count(inserted)} inserted, ${count(updated)} updated, ` +
    `${count(unchanged)} unchanged, ${count(bad.length)} bad (${seconds.toFixed(1)} s)` +
    `${dryRun ? '; dry run: nothing was written' : ''}\n`
  );
}

function located(file: string): string {
  const found = operatorFile(file);
  if (!found) throw new WrongCommand(`there is no file ${file}`);
  return found;
}

function isOperatorsMistake(error: unknown): error is Error {
  const mistakes = [WrongCommand, UnreadableCatalogue, ImportMapError];
  if (mistakes.some((mistake) => error instanceof mistake)) return true;
  const { code } = (error ?? {}) as { code?: unknown };
  return /^(EISDIR|EACCES|ERR_PARSE_ARGS_\w+)$/.test(String(code));
}
