/** Why the server refused an action. */
export interface Refusal {
  code: string;
  message: string;
}

/** An action that the server has not confirmed yet. */
export interface QueuedAction {
  /** The idempotency key. */
  key: string;
  /** The member who acted: nobody else sends it. */
  adminId: string;
  /** The server's refusal: the member has to decide, and dependent actions wait. */
  refusal: Refusal | null;
}

/** The queue without an action: the server performed it, or it was discarded. */
export const without = <Action extends QueuedAction>(
  queue: readonly Action[],
  key: string,
): readonly Action[] => queue.filter((action) => action.key !== key);

/** The queue with the refusal of an action; null to resend it. */
export const withRefusal = <Action extends QueuedAction>(
  queue: readonly Action[],
  key: string,
  refusal: Refusal | null,
): readonly Action[] =>
  queue.map((action) => (action.key === key ? { ...action, refusal } : action));
