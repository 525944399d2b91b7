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
  /** Null while the address is not verified. */
  emailVerifiedAt: Date | null;
  /** The session that requests the export. */
  sessionId?: number;
}

/** A part of the export that fits into memory. */
export interface ExportedSection {
  name: string;
  /** Sorts the sections of all modules within the file. */
  position: number;
  read(manager: EntityManager, subject: DataSubject): Promise<unknown>;
}

/** A part of the export of any length; it follows the sections. */
export interface ExportedList {
  name: string;
  batches(manager: EntityManager, subject: DataSubject): AsyncGenerator<object[]>;
}

/**
 * The personal data that one module stores. Exported fields are listed explicitly, so that no secret is exported by
 * accident.
 */
export interface PersonalData {
  sections?: readonly ExportedSection[];
  lists?: readonly ExportedList[];
  /** Whether something must be completed before the account can be deleted. */
  isInUse?(tx: Transaction, customerId: number): Promise<boolean>;
  /** Deletes data that nobody else needs, and anonymises the rest. */
  erase(tx: Transaction, subject: ErasedSubject): Promise<void>;
}
