/** Why the server did not do something. */
export interface Refusal {
  code: string;
  message: string;
}

/** Something that somebody did and of which the server has not answered yet that it is done. */
export interface QueuedAction {
  /** Under this key it is known: it is done once. */
  key: string;
  /** Who did it: nobody else sends it. */
  adminId: string;
  /** The server refused it: who did it is asked, and what follows from it waits. */
  refusal: Refusal | null;
}

/** The queue without an action: the server did it, or it was given up. */
export const without = <Action extends QueuedAction>(
  queue: readonly Action[],
  key: string,
): readonly Action[] => queue.filter((action) => action.key !== key);

/** The queue with the refusal of an action; none where it is to be sent again. */
export const withRefusal = <Action extends QueuedAction>(
  queue: readonly Action[],
  key: string,
  refusal: Refusal | null,
): readonly Action[] =>
  queue.map((action) => (action.key === key ? { ...action, refusal } : action));
