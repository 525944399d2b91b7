import type { PickerOfOrderFragment } from '../../generated/graphql';
import { byPlace } from '../kit/shelf-order.rules';
import { openPieces, type WalkLine, type WalkOrder } from './queue.rules';
import { customerNameOf } from '../customer-name';

/** A line of one of the orders of a walk. */
export interface Stop {
  walk: WalkOrder;
  line: WalkLine;
}

/** Whether the line was ordered: a substitute comes with the line that it replaces. */
const isOrdered = ({ substitutesLineId }: WalkLine): boolean => substitutesLineId === null;

/** The ordered lines of orders in walking order. */
export const stopsOf = (walks: readonly WalkOrder[]): Stop[] =>
  walks
    .flatMap((walk) => walk.order.lines.filter(isOrdered).map((line) => ({ walk, line })))
    .sort((one, other) => byPlace(one.line, other.line));

export const isStopOpen = ({ line }: Stop): boolean => openPieces(line) > 0;

/** The next stop: the scanned one, else the first open one, with postponed ones last. */
export const nextStop = (
  stops: readonly Stop[],
  putOff: readonly string[],
  scannedId?: string,
): Stop | undefined => {
  const open = stops.filter(isStopOpen);
  const scanned = open.find(({ line }) => line.id === scannedId);
  if (scanned) return scanned;
  const rank = ({ line }: Stop) => putOff.lastIndexOf(line.id);
  return [...open].sort((one, other) => rank(one) - rank(other))[0];
};

/** Whether every piece of an order is picked, missing or replaced. */
export const isComplete = ({ order }: WalkOrder): boolean =>
  order.lines.every((line) => openPieces(line) === 0);

/** Whether all of it is missing: it is cancelled instead of packed. */
export const isEmpty = ({ order }: WalkOrder): boolean =>
  order.lines.every(({ quantity }) => quantity === 0);

export type WalkQuestion = WalkOrder['order']['substituteQuestions'][number];

/** The questions of an order whose lines have not changed since their customer was asked. */
export const currentQuestions = ({
  order,
}: WalkOrder): { line: WalkLine; question: WalkQuestion }[] =>
  order.substituteQuestions.flatMap((question) => {
    const line = order.lines.find(({ id }) => id === question.orderLineId);
    return line?.version === question.lineVersion ? [{ line, question }] : [];
  });

/** Whether a customer was asked and has not answered yet. */
export const awaitsAnswer = (walk: WalkOrder): boolean =>
  currentQuestions(walk).some(({ question }) => question.state === 'OPEN');

/** The name of a bag, one for each order of a walk: A, B, … Z, AA. */
export function bagName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : bagName(Math.floor(index / 26) - 1) + last;
}

/** The orders of a walk in the URL: unique numbers, at most as many as one can carry. */
export const readOrderIds = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)))].slice(0, mostOrders);

/** More orders than anybody picks in one walk. */
export const mostOrders = 12;

/** The recipient of an order, as on the bag. */
export const recipientOf = ({ customer, order }: PickerOfOrderFragment): string =>
  order.deliveryAddress?.recipientName ?? customerNameOf(customer);

/** The phone number for questions about the order. */
export const phoneOf = ({ customer, order }: PickerOfOrderFragment): string =>
  order.deliveryAddress?.phone ?? customer.phone;
