import { existsSync, readFileSync } from 'node:fs';
import { ShopError } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';

/** What the build of the site writes beside its pages: the texts of its operations by their names. */
interface OperationsFile {
  /** Tells these texts from those of another build. */
  version: string;
  texts: Record<string, string>;
}

type Body = Record<string, unknown>;

/**
 * The operations of the shop's own site, which it sends by name: `extensions.persistedQuery.sha256Hash` is
 * 'name@version' (the field is that of Apollo's automatic persisted queries, whose client asks again with the whole
 * text where the name is not known, as after an update of the server). Nobody else's operations are kept.
 */
export class PersistedOperations {
  private readonly texts: ReadonlyMap<string, string>;

  constructor({ version, texts }: OperationsFile) {
    this.texts = new Map(
      Object.entries(texts).map(([name, text]) => [`${name}@${version}`, text] as const),
    );
  }

  /** Those of a build of the site; none where there is none, as while somebody develops. */
  static ofBuild(path: string): PersistedOperations {
    const none = { version: '', texts: {} };
    return new PersistedOperations(
      existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as OperationsFile) : none,
    );
  }

  /**
   * A request as it would be without names: with the text of its operation.
   * @throws PERSISTED_QUERY_NOT_FOUND for a name that is not known
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
    // The text is what Apollo's clients look for.
    if (query === undefined)
      throw new ShopError('PERSISTED_QUERY_NOT_FOUND', platformMessages.persistedQueryNotFound());
    return { ...spelledOut, query };
  }
}
