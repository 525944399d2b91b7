import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { EventRow, compareEvents } from './event-chain.rules';

type Transition = [from: string | null, to: string, by?: string, undoesEventId?: number];

/** The breaches for an order with these events and this status. */
function breachesOf(status: string, stateMachine: Transition[]): string[] {
  const rows = stateMachine.map(
    ([fromStatus, toStatus, actorRole = 'system', undoesEventId = null], index): EventRow => {
      const event = { eventId: index + 1, fromStatus, toStatus, actorRole, undoesEventId };
      return { id: 7, status, ...event };
    },
  );
  const none = {
    id: 7,
    status,
    eventId: null,
    fromStatus: null,
    toStatus: null,
    actorRole: null,
    undoesEventId: null,
  };
  const [first = none, ...others] = rows;
  return compareEvents([first, ...others])
    .filter(({ holds }) => !holds)
    .map(comparisonText);
}

const placed: Transition = [null, 'pending', 'customer'];

describe('compareEvents', () => {
  it.each<[string, string, Transition[]]>([
    ['placed', 'pending', [placed]],
    ['placed to be paid at the door', 'success', [[null, 'success', 'customer']]],
    ['paid', 'success', [placed, ['pending', 'success', 'customer']]],
    [
      'delivered, with its money moved on the way',
      'delivered',
      [
        [null, 'success', 'customer'],
        ['success', 'packed', 'admin'],
        ['packed', 'out for delivery', 'admin'],
        ['out for delivery', 'out for delivery', 'admin'],
        ['out for delivery', 'delivered', 'admin'],
      ],
    ],
    ['lapsed', 'cancelled', [placed, ['pending', 'cancelled']]],
    [
      'packed, taken back and packed again',
      'packed',
      [
        [null, 'success', 'customer'],
        ['success', 'packed', 'admin'],
        ['packed', 'success', 'admin', 2],
        ['success', 'packed', 'admin'],
      ],
    ],
  ])('finds nothing wrong with an order that was %s', (_what, status, stateMachine) => {
    expect(breachesOf(status, stateMachine)).toEqual([]);
  });

  it.each<[string, string, Transition[], string[]]>([
    ['no events', 'pending', [], ['events of order 7: expected at least 1, found 0']],
    [
      'no beginning',
      'success',
      [['pending', 'success']],
      ['state before event 1 of order 7: expected none, found pending'],
    ],
    [
      'taken something back that was not the last',
      'success',
      [
        [null, 'success', 'customer'],
        ['success', 'packed', 'admin'],
        ['packed', 'packed', 'admin'],
        ['packed', 'success', 'admin', 2],
      ],
      ['event 4 of order 7: expected a move, found packed to success by admin'],
    ],
    [
      'a gap',
      'packed',
      [placed, ['success', 'packed', 'admin']],
      ['state before event 2 of order 7: expected pending, found success'],
    ],
    [
      'a state that no event led to',
      'packed',
      [placed, ['pending', 'success']],
      ['last event of order 7: expected packed, found success'],
    ],
    [
      'a move that is not in the table',
      'delivered',
      [placed, ['pending', 'delivered', 'admin']],
      ['event 2 of order 7: expected a move, found pending to delivered by admin'],
    ],
    [
      'a move by somebody who may not',
      'cancelled',
      [
        [null, 'success'],
        ['success', 'packed', 'admin'],
        ['packed', 'cancelled', 'customer'],
      ],
      ['event 3 of order 7: expected a move, found packed to cancelled by customer'],
    ],
  ])('says so of an order with %s', (_what, status, stateMachine, texts) => {
    expect(breachesOf(status, stateMachine)).toEqual(texts);
  });
});
