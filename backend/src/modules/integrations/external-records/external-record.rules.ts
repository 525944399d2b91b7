import { ShopError, fieldError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';

/** An external id has so many characters. */
export const MAX_EXTERNAL_ID = 100;
/** A record has so many keys. */
export const MAX_KEYS = 20;
/** Its texts have so many characters. */
export const MAX_VALUE = 500;
/** The form of a key. */
const METADATA_KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** What a program keeps of a record by keys of its own. */
export type Metadata = Readonly<Record<string, string>>;

/** What a program keeps of one record. */
export interface KeptRecord {
  externalId: string | null;
  metadata: Metadata;
}

/** The text that a key is to have; nothing takes the key away. */
export interface MetadataChange {
  key: string;
  value?: string | null;
}

/** What is to be kept of a record: what is left out stays, null takes it away. */
export interface RecordChange {
  subjectId: number;
  externalId?: string | null;
  metadata?: readonly MetadataChange[] | null;
}

/** What a change did. */
export interface RecordStep {
  subjectId: number;
  before: KeptRecord;
  after: KeptRecord;
}

/** What is kept of a record that nobody keeps anything of. */
const NOTHING: KeptRecord = { externalId: null, metadata: {} };

/** Whether nothing is kept: then there is no record. */
export function isNothing({ externalId, metadata }: KeptRecord): boolean {
  return externalId === null && Object.keys(metadata).length === 0;
}

/** The keys whose texts differ, by name. */
export function changedKeys(before: Metadata, after: Metadata): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => before[key] !== after[key]).sort();
}

/** What a program keeps of some records, while changes of it are made one after the other. */
export class KeptRecords {
  /**
   * @param kept what is kept by now, by the numbers of the records
   * @param holders which of the records has an external id by now
   */
  constructor(
    readonly kept: Map<number, KeptRecord>,
    private readonly holders: Map<string, number>,
  ) {}

  /** Makes a change, or answers why it is refused: then nothing has changed. */
  make(change: RecordChange): RecordStep | ShopError {
    const { subjectId } = change;
    const before = this.kept.get(subjectId) ?? NOTHING;
    const metadata = changedMetadata(before.metadata, change.metadata ?? []);
    if (metadata instanceof ShopError) return metadata;
    const { externalId = before.externalId } = change;
    if (externalId !== null && (this.holders.get(externalId) ?? subjectId) !== subjectId)
      return externalIdTaken();
    if (before.externalId !== null) this.holders.delete(before.externalId);
    if (externalId !== null) this.holders.set(externalId, subjectId);
    const after = { externalId, metadata };
    this.kept.set(subjectId, after);
    return { subjectId, before, after };
  }
}

function changedMetadata(
  before: Metadata,
  changes: readonly MetadataChange[],
): Metadata | ShopError {
  const texts = new Map(Object.entries(before));
  for (const { key, value = null } of changes) {
    if (!METADATA_KEY.test(key)) return fieldError('metadata', integrationsMessages.metadataKey());
    if (value === null) texts.delete(key);
    else if ([...value].length > MAX_VALUE)
      return fieldError('metadata', integrationsMessages.metadataValue({ most: MAX_VALUE }));
    else texts.set(key, value);
  }
  if (texts.size > MAX_KEYS)
    return fieldError('metadata', integrationsMessages.metadataCount({ most: MAX_KEYS }));
  return Object.fromEntries(texts);
}

function externalIdTaken(): ShopError {
  const message = integrationsMessages.externalIdTaken();
  return new ShopError('EXTERNAL_ID_TAKEN', message, { externalId: message });
}
