import { existsSync, readFileSync } from 'node:fs';
import { ShopError } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';

/** A file that the site's build writes next to its pages: the texts of its operations by name. */
interface OperationsFile {
  /** Distinguishes these texts from those of another build. */
  version: string;
  texts: Record<string, string>;
}

type Body = Record<string, unknown>;

/**
 * The persisted operations of the site, which sends them by name: `extensions.persistedQuery.sha256Hash` is
 * 'name@version'. (The field comes from Apollo's automatic persisted queries, whose client retries with the whole text
 * if the name is unknown, for example after a server update.) Operations of other clients are not stored.
 */
export class PersistedOperations {
  private readonly texts: ReadonlyMap<string, string>;

  constructor({ version, texts }: OperationsFile) {
    this.texts = new Map(
      Object.entries(texts).map(([name, text]) => [`${name}@${version}`, text] as const),
    );
  }

  /** Loads the operations of a site build; none without a build, as during development. */
  static ofBuild(path: string): PersistedOperations {
    const none = { version: '', texts: {} };
    return new PersistedOperations(
      existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as OperationsFile) : none,
    );
  }

  /**
   * Replaces the name in a request with the text of the operation.
   * @throws PERSISTED_QUERY_NOT_FOUND for an unknown name
   */
  spellOut(body: unknown): unknown {
    const { extensions, ...request } = Object(body) as Body;
    const { persistedQuery, ...others } = Object(extensions) as Body;
    if (typeof persistedQuery !== 'object' || persistedQuery === null) return body;
    const spelledOut =
      Object.keys(others).length > 0 ? { ...request, extensions: others } : request;
    if (typeof request['query'] === 'string') return spelledOut;
    const name = String((persistedQuery as Body)['sha256Hash']);
    const query = this.texts.get(name);
    // Apollo's clients look for this text.
    if (query === undefined)
      throw new ShopError('PERSISTED_QUERY_NOT_FOUND', platformMessages.persistedQueryNotFound());
    return { ...spelledOut, query };
  }
}
