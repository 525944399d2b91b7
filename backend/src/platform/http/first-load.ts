import { existsSync, readFileSync } from 'node:fs';

/** A question of a page: an operation of the site, by its name. */
export interface FirstQuestion {
  name: string;
  variables?: Record<string, unknown>;
  /** Not everybody is answered alike: it is asked for whoever opens the page. */
  own?: boolean;
}

/** What a page needs first. */
export interface FirstLoad {
  /** Scripts and styles of its screen, beside those that every page names. */
  files: readonly string[];
  questions: readonly FirstQuestion[];
  /** For whom it is drawn on the server; absent where browsers draw it. */
  drawn?: 'anyone' | 'client';
}

/** What the build of the site writes beside its pages. */
interface FirstLoadFile {
  /** The patterns of the paths of all pages, as the site's router has them. */
  routes: readonly string[];
  /** What starts the scripts of a page that has been drawn. */
  boot: string;
  /** The scripts of every page, each after those that it needs. */
  start: readonly string[];
  everywhere: readonly FirstQuestion[];
  /** The texts and fonts of each language but English, which stands in the scripts. */
  languages: Readonly<Record<string, readonly string[]>>;
  /** By the patterns of the site's router. */
  pages: Record<string, FirstLoad>;
}

/** What each page needs first, as the build of the site says. */
export class FirstLoads {
  private readonly patterns: readonly { parts: readonly string[]; load: FirstLoad }[];
  private readonly elsewhere: FirstLoad;
  private readonly languages: FirstLoadFile['languages'];
  readonly routes: readonly string[];
  readonly boot: string;
  readonly start: readonly string[];

  constructor({ routes, boot, start, everywhere, languages, pages }: FirstLoadFile) {
    this.routes = routes;
    this.boot = boot;
    this.start = start;
    this.languages = languages;
    this.elsewhere = { files: [], questions: everywhere };
    this.patterns = Object.entries(pages).map(([path, load]) => ({ parts: path.split('/'), load }));
  }

  /** Those of a build of the site; a build that is older says nothing. */
  static ofBuild(path: string): FirstLoads {
    const nothing = { routes: [], boot: '', start: [], everywhere: [], languages: {}, pages: {} };
    return new FirstLoads(
      existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstLoadFile) : nothing,
    );
  }

  /** The files of a language: its texts and its fonts. */
  filesOfLanguage(language: string): readonly string[] {
    return this.languages[language] ?? [];
  }

  /**
   * What the page at a path needs first. What stands in the query of an address changes what a page asks: then only
   * what all pages ask is sent with it.
   */
  of(path: string, hasQuery: boolean): FirstLoad {
    const parts = path.split('/');
    for (const { parts: pattern, load } of this.patterns) {
      const values = matched(pattern, parts);
      if (!values) continue;
      const { files } = load;
      const { questions, drawn } = hasQuery ? this.elsewhere : load;
      return { files, questions: questions.map((question) => filled(question, values)), drawn };
    }
    return this.elsewhere;
  }
}

type Values = ReadonlyMap<unknown, string>;

/** What stands in a path for the names of a pattern, such as ':id'; nothing where it does not fit. */
function matched(pattern: readonly string[], parts: readonly string[]): Values | undefined {
  if (pattern.length !== parts.length) return undefined;
  const values = new Map<string, string>();
  for (const [at, part] of pattern.entries()) {
    const value = parts[at] ?? '';
    if (part.startsWith(':')) values.set(part, value);
    else if (part !== value) return undefined;
  }
  return values;
}

function filled({ variables = {}, ...question }: FirstQuestion, values: Values): FirstQuestion {
  const entries = Object.entries(variables).map(
    ([name, value]) => [name, values.get(value) ?? value] as const,
  );
  return { ...question, variables: Object.fromEntries(entries) };
}
