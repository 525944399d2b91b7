import fc from 'fast-check';
import { OrderStatus } from '../../../kernel/order.enums';
import {
  ActorRole,
  ORDER_TRANSITIONS,
  isTransitionAllowed,
  statusesAfter,
  statusesBefore,
} from './order-transitions.rules';

const states = Object.values(OrderStatus);
const roles: ActorRole[] = ['customer', 'admin', 'system'];
const anyState = fc.constantFrom(...states);
const anyRole = fc.constantFrom(...roles);

describe('the table of transitions', () => {
  it('lists the specified transitions', () => {
    const way = ORDER_TRANSITIONS.map(({ from, to, by }) => `${from} -> ${to}: ${by.join(', ')}`);
    expect(way).toEqual([
      'pending -> success: customer, system',
      'success -> packed: admin',
      'packed -> out for delivery: admin',
      'out for delivery -> delivered: admin',
      'out for delivery -> delivery failed: admin',
      'delivery failed -> packed: admin',
      'delivery failed -> out for delivery: admin',
      'delivery failed -> returned: admin',
      'pending -> cancelled: customer, admin, system',
      'success -> cancelled: customer, admin',
      'picking -> cancelled: admin',
      'packed -> cancelled: admin',
    ]);
  });

  it('lets the staff pick an order, and offers nobody that as a move', () => {
    expect(isTransitionAllowed('success', 'picking', 'admin')).toBe(true);
    expect(isTransitionAllowed('picking', 'packed', 'admin')).toBe(true);
    expect(isTransitionAllowed('success', 'picking', 'customer')).toBe(false);
    expect(statusesAfter('success', 'admin')).toEqual(['packed', 'cancelled']);
    expect(statusesAfter('picking', 'admin')).toEqual(['cancelled']);
    expect(statusesBefore('packed', 'admin')).toEqual(['success', 'delivery failed']);
  });

  it('has each transition once, and none to the same status', () => {
    const ways = ORDER_TRANSITIONS.map(({ from, to }) => `${from} -> ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ORDER_TRANSITIONS.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it('leads nowhere from an order that was delivered, cancelled or returned', () => {
    for (const role of roles)
      for (const end of ['delivered', 'cancelled', 'returned'] as const)
        expect(statusesAfter(end, role)).toEqual([]);
  });

  it('leads every order to an end, whoever moves it, unless its delivery fails again and again', () => {
    const picks = fc.array(fc.tuple(anyRole, fc.nat()), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(anyState, picks, (start, steps) => {
        let state: string = start;
        let stateMachine = 0;
        for (const [role, pick] of steps) {
          const next = statusesAfter(state as OrderStatus, role).filter(
            (to) => to !== 'delivery failed',
          );
          if (next.length === 0) continue;
          state = next[pick % next.length] ?? state;
          stateMachine++;
        }
        expect(stateMachine).toBeLessThan(states.length);
      }),
    );
  });
});

describe('isTransitionAllowed, statusesAfter and statusesBefore', () => {
  it('say the same, but that picking is asked for by its own actions', () => {
    const onlyByPicking: string[] = [];
    for (const role of roles)
      for (const from of states)
        for (const to of states) {
          const isOffered = statusesAfter(from, role).includes(to);
          expect(statusesBefore(to, role).includes(from)).toBe(isOffered);
          if (isTransitionAllowed(from, to, role) !== isOffered)
            onlyByPicking.push(`${from} -> ${to}: ${role}`);
        }
    expect(onlyByPicking).toEqual(['success -> picking: admin', 'picking -> packed: admin']);
  });
});
