import { EntityManager } from 'typeorm';
import { Transaction } from './database/database';

/** The customer whose data is erased. */
export interface ErasedSubject {
  customerId: number;
  /** In lower case. */
  email: string;
}

/** The customer whose data is exported. */
export interface DataSubject extends ErasedSubject {
  /** None where nobody has shown that the address is theirs. */
  emailVerifiedAt: Date | null;
  /** The session that asks for an export. */
  sessionId?: number;
}

/** A part of the export that fits into memory. */
export interface ExportedSection {
  name: string;
  /** Sorts the sections of all modules within the file. */
  position: number;
  read(manager: EntityManager, subject: DataSubject): Promise<unknown>;
}

/** A part of the export that may be of any length; it follows the sections. */
export interface ExportedList {
  name: string;
  batches(manager: EntityManager, subject: DataSubject): AsyncGenerator<object[]>;
}

/**
 * What one module stores about customers. Exported fields are named one by one, so that no secret is exported by
 * accident.
 */
export interface PersonalData {
  sections?: readonly ExportedSection[];
  lists?: readonly ExportedList[];
  /** Whether something must end before the account can be deleted. */
  isInUse?(tx: Transaction, customerId: number): Promise<boolean>;
  /** Deletes what nobody else needs, and removes the person from what stays. */
  erase(tx: Transaction, subject: ErasedSubject): Promise<void>;
}
