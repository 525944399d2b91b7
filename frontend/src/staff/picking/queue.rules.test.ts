import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aWalkLine, aWalkOrder, anAction } from '../../test/picking-records';
import {
  again,
  givenUp,
  nextToSend,
  openPieces,
  projected,
  waiting,
  type Action,
  type Step,
  type Queue,
  type WalkOrder,
} from './queue.rules';
import { withRefusal, without } from '../queue/action.rules';

const lineIds = ['1', '2', '3'];
const orderId = '12';
const conflict = { code: 'CONFLICT', message: 'The line was changed meanwhile' };

const steps: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...lineIds), fc.integer({ min: 0, max: 3 }))
  .chain(([lineId, pieces]) =>
    fc.constantFrom<Step>(
      { kind: 'pick', lineId, pickedQuantity: pieces },
      { kind: 'short', lineId, quantity: pieces, reason: 'DAMAGED' },
      { kind: 'weigh', lineId, grams: 100 * pieces + 1 },
      { kind: 'ask', lineId, quantity: pieces + 1 },
      { kind: 'reset', lineId },
    ),
  );

/** A queue as a picker fills it: each action has the version of the line after the previous ones. */
const queues = fc.array(steps, { maxLength: 12 }).map((done): Queue => {
  const versions = new Map(lineIds.map((id) => [id, 1]));
  return done.map((step, index) => {
    const lineId = 'lineId' in step ? step.lineId : '';
    const expectedVersion = versions.get(lineId) ?? 1;
    versions.set(lineId, expectedVersion + 1);
    return anAction({ key: `key-${index}`, step, expectedVersion });
  });
});

const order = aWalkOrder({
  id: orderId,
  lines: lineIds.map((id) => aWalkLine({ id, quantity: 3 })),
});

/** A server that performs each key once, and only for the current version of the line. */
class Server {
  order: WalkOrder = order;
  readonly done: string[] = [];

  /** Whether the action is done, now or before. */
  perform(action: Action): boolean {
    if (this.done.includes(action.key)) return true;
    const line = this.order.order.lines.find(
      ({ id }) => 'lineId' in action.step && id === action.step.lineId,
    );
    if (line?.version !== action.expectedVersion) return false;
    this.order = projected(this.order, [action], action.adminId);
    this.done.push(action.key);
    return true;
  }

  /** Simulates another picker's change of a line. */
  interfere(lineId: string): void {
    const { lines } = this.order.order;
    const changed = lines.map((line) =>
      line.id === lineId ? { ...line, version: line.version + 1 } : line,
    );
    this.order = { ...this.order, order: { ...this.order.order, lines: changed } };
  }

  versionOf(action: Action): number {
    const { lines } = this.order.order;
    return (
      lines.find(({ id }) => 'lineId' in action.step && id === action.step.lineId)?.version ?? 1
    );
  }
}

describe('the queue of a picker', () => {
  it('reaches the server once and in order, however often answers are lost', () => {
    fc.assert(
      fc.property(queues, fc.array(fc.boolean(), { maxLength: 40 }), (filled, lost) => {
        const server = new Server();
        const losses = [...lost];
        let queue = filled;
        for (let next = nextToSend(queue, '7'); next; next = nextToSend(queue, '7')) {
          expect(server.perform(next)).toBe(true);
          if (losses.shift()) continue; // the response was lost: the same action is resent
          queue = without(queue, next.key);
        }
        expect(server.done).toEqual(filled.map(({ key }) => key));
        expect(server.order).toEqual(projected(order, filled, '7'));
      }),
    );
  });

  it('drops nothing that nobody gave up, whatever others do with the lines', () => {
    fc.assert(
      fc.property(
        queues,
        fc.array(fc.tuple(fc.constantFrom('', ...lineIds), fc.boolean()), { maxLength: 40 }),
        (filled, events) => {
          const server = new Server();
          const steps = [...events];
          const givenUpKeys: string[] = [];
          let queue = filled;
          while (queue.length > 0) {
            const [changed, wantsIt] = steps.shift() ?? ['', true];
            if (changed !== '') server.interfere(changed);
            const next = nextToSend(queue, '7');
            if (!next) {
              const [asked] = queue.filter(({ refusal }) => refusal !== null);
              if (!asked) throw new Error('Nothing is sent, and nobody is asked');
              const decide = wantsIt ? again : givenUp;
              if (!wantsIt) givenUpKeys.push(asked.key);
              queue = decide(queue, asked.key, server.versionOf(asked));
            } else if (server.perform(next)) queue = without(queue, next.key);
            else queue = withRefusal(queue, next.key, conflict);
          }
          expect([...server.done, ...givenUpKeys].sort()).toEqual(
            filled.map(({ key }) => key).sort(),
          );
          for (const id of lineIds) {
            const ofLine = ({ step }: Action) => 'lineId' in step && step.lineId === id;
            const wanted = filled.filter(ofLine).map(({ key }) => key);
            const done = server.done.filter((key) => wanted.includes(key));
            expect(done).toEqual(wanted.filter((key) => done.includes(key)));
          }
        },
      ),
    );
  });

  it('holds back what follows of a refused line, and the end of its order; other lines go on', () => {
    const queue: Queue = [
      anAction({ key: 'a', step: { kind: 'reset', lineId: '1' }, refusal: conflict }),
      anAction({ key: 'b', step: { kind: 'pick', lineId: '1', pickedQuantity: 1 } }),
      anAction({ key: 'c', step: { kind: 'pick', lineId: '2', pickedQuantity: 1 } }),
      anAction({ key: 'd', step: { kind: 'finish' }, expectedVersion: null }),
      anAction({ key: 'e', orderId: '13', step: { kind: 'finish' }, expectedVersion: null }),
    ];
    expect(waiting(queue, '7').map(({ key }) => key)).toEqual(['c', 'e']);
    expect(waiting(queue, '8')).toEqual([]);
  });

  it('holds a whole order back that somebody else picks by now', () => {
    const refusal = { code: 'ORDER_MOVE_REFUSED', message: 'Somebody else picks the order' };
    const queue: Queue = [
      anAction({ key: 'a', refusal }),
      anAction({ key: 'b', step: { kind: 'reset', lineId: '2' } }),
    ];
    expect(nextToSend(queue, '7')).toBeUndefined();
  });
});

describe('a line with what waits', () => {
  it('never has more pieces open than were ordered, and has all of them after a reset', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (pieces, less) => {
          const missing = Math.min(less, 3 - pieces);
          const queue = [
            anAction({ step: { kind: 'pick', lineId: '1', pickedQuantity: pieces } }),
            anAction({
              step: { kind: 'short', lineId: '1', quantity: missing, reason: 'DAMAGED' },
            }),
          ];
          const [line] = projected(order, queue, '7').order.lines;
          expect(line && openPieces(line)).toBe(3 - pieces - missing);
          const weighed = anAction({ step: { kind: 'weigh', lineId: '1', grams: 940 } });
          const [after] = projected(order, [...queue, weighed], '7').order.lines;
          expect(after && openPieces(after)).toBe(0);
          expect(after?.weighedGrams).toBe(940);
          const reset = anAction({ step: { kind: 'reset', lineId: '1' } });
          const [before] = projected(order, [...queue, weighed, reset], '7').order.lines;
          expect(before).toMatchObject({ quantity: 3, pickedQuantity: null, shortQuantity: 0 });
          expect(before?.weighedGrams).toBeNull();
        },
      ),
    );
  });
});
