import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useMoveOrdersMutation, useUndoMovesMutation } from '../../generated/staff/board/board';
import type { MovedOrderResultFragment, OrderStatus } from '../../generated/graphql';
import type { BoardOrder } from './board.rules';

/** So many orders a request: the first of them can be taken back as long as the last one. */
const batchSize = 50;
/** The server takes moves back for so long. */
const undoMs = 10_000;

/** What became of the last action. */
export interface Outcome {
  /** Where the orders went; nothing where moves were taken back. */
  to: OrderStatus | undefined;
  /** What this action has moved. */
  done: string[];
  /** Those that had arrived there already by somebody else. */
  already: string[];
  refused: { id: string; code: string; message: string }[];
  /** Those of which it is not known, because the connection broke. */
  unknown: string[];
  failure: string | undefined;
  /** Until when the moves can be taken back, by the clock of this device. */
  undoUntilMs: number;
}

/** Moves orders on and takes such moves back, and tells what became of each. */
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
    // The list of orders shows them by their status.
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

/** What was answered until all batches were sent, or one of them failed. */
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
