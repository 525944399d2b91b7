import { ShopError, fieldError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';

/** Most characters of an external id. */
export const MAX_EXTERNAL_ID = 100;
/** Most keys of a record. */
export const MAX_KEYS = 20;
/** Most characters of a text. */
export const MAX_VALUE = 500;
const METADATA_KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** The texts of a program's record, by keys that the program chooses. */
export type Metadata = Readonly<Record<string, string>>;

/** One record of a program. */
export interface KeptRecord {
  externalId: string | null;
  metadata: Metadata;
}

/** A new text for a key; without a value, the key is removed. */
export interface MetadataChange {
  key: string;
  value?: string | null;
}

/** A change of a record: omitted fields stay unchanged, null removes them. */
export interface RecordChange {
  subjectId: number;
  externalId?: string | null;
  metadata?: readonly MetadataChange[] | null;
}

/** The effect of a change. */
export interface RecordStep {
  subjectId: number;
  before: KeptRecord;
  after: KeptRecord;
}

/** The state of a subject without a record. */
const NOTHING: KeptRecord = { externalId: null, metadata: {} };

/** Whether a record is empty: then it is not stored. */
export function isNothing({ externalId, metadata }: KeptRecord): boolean {
  return externalId === null && Object.keys(metadata).length === 0;
}

/** The keys whose texts differ, sorted by name. */
export function changedKeys(before: Metadata, after: Metadata): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => before[key] !== after[key]).sort();
}

/** Some records of a program, while changes are applied to them one after another. */
export class KeptRecords {
  /**
   * @param kept the current records, by the ids of their subjects
   * @param holders the subject that currently has each external id
   */
  constructor(
    readonly kept: Map<number, KeptRecord>,
    private readonly holders: Map<string, number>,
  ) {}

  /** Applies a change, or returns why it is refused; then nothing changes. */
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
