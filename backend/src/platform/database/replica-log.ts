import type { Database } from './database';

/** Where the state of a replica is told. */
export interface ReplicaLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** Logs whenever a replica begins to be used, or is used no more. */
export function logReplica({ replica }: Pick<Database, 'replica'>, log: ReplicaLog): void {
  replica?.listen(({ isUsed, reason, lagMs }) => {
    if (isUsed) log.info({ lagMs: Math.round(lagMs ?? 0) }, 'The replica of the database is used');
    else log.warn({ reason }, 'The replica of the database is not used: its primary answers');
  });
}
