import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useMoveOrdersMutation, useUndoMovesMutation } from '../../generated/staff/board/board';
import type { MovedOrderResultFragment, OrderStatus } from '../../generated/graphql';
import type { BoardOrder } from './board.rules';

/** The number of orders per request: the first of them can be undone as long as the last one. */
const batchSize = 50;
/** How long the server accepts an undo. */
const undoMs = 10_000;

/** The result of the last action. */
export interface Outcome {
  /** The new status; undefined after an undo. */
  to: OrderStatus | undefined;
  /** The orders that this action changed. */
  done: string[];
  /** The orders that others had already changed to this status. */
  already: string[];
  refused: { id: string; code: string; message: string }[];
  /** The orders with an unknown result, because the connection broke. */
  unknown: string[];
  failure: string | undefined;
  /** The end of the undo period, by the clock of this device. */
  undoUntilMs: number;
}

/** Changes the status of orders, undoes that, and reports the result for each order. */
export function useBoardMoves() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [move, { loading: moving, client }] = useMoveOrdersMutation();
  const [takeBack, { loading: takingBack }] = useUndoMovesMutation();

  const moveOrders = async (orders: readonly BoardOrder[], to: OrderStatus): Promise<void> => {
    const undoUntilMs = Date.now() + undoMs;
    const sent = await inBatches(orders, async (some) => {
      const moves = some.map(({ order }) => ({ id: order.id, expectedStatus: order.status }));
      return (await move({ variables: { moves, to } })).data?.moveOrders;
    });
    const ids = orders.map(({ order }) => order.id);
    setOutcome({ ...outcomeOf(ids, sent), to, undoUntilMs });
    // The list of orders filters them by status.
    invalidate(client.cache, 'adminOrders');
  };

  const undo = async (ids: readonly string[]): Promise<void> => {
    const sent = await inBatches(ids, async (some) => {
      return (await takeBack({ variables: { ids: [...some] } })).data?.undoMoves;
    });
    const { already, done, ...outcome } = outcomeOf(ids, sent);
    setOutcome({
      ...outcome,
      done: [...done, ...already],
      already: [],
      to: undefined,
      undoUntilMs: 0,
    });
    invalidate(client.cache, 'adminOrders');
  };

  return {
    outcome,
    busy: moving || takingBack,
    moveOrders,
    undo,
    dismiss: () => setOutcome(undefined),
  };
}

interface Sent {
  results: MovedOrderResultFragment[];
  failure: string | undefined;
}

/** The responses until all batches were sent, or one of them failed. */
async function inBatches<Each>(
  all: readonly Each[],
  send: (some: readonly Each[]) => Promise<MovedOrderResultFragment[] | undefined>,
): Promise<Sent> {
  const results: MovedOrderResultFragment[] = [];
  try {
    for (let from = 0; from < all.length; from += batchSize)
      results.push(...((await send(all.slice(from, from + batchSize))) ?? []));
    return { results, failure: undefined };
  } catch (error) {
    return { results, failure: toShopError(error).message };
  }
}

function outcomeOf(ids: readonly string[], { results, failure }: Sent) {
  const known = new Set(results.map(({ id }) => id));
  const arrived = results.filter(({ code }) => code === null);
  return {
    done: arrived.filter(({ undoUntil }) => undoUntil !== null).map(({ id }) => id),
    already: arrived.filter(({ undoUntil }) => undoUntil === null).map(({ id }) => id),
    refused: results.flatMap(({ id, code, message }) =>
      code === null ? [] : [{ id, code, message: message ?? code }],
    ),
    unknown: ids.filter((id) => !known.has(id)),
    failure,
  };
}
