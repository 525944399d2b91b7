import { logTrouble, warnOnceAMinute } from './trouble';

function newLog() {
  const lines: [string, object, string][] = [];
  return {
    lines,
    warn: (details: object, text: string) => void lines.push(['warn', details, text]),
    error: (details: object, text: string) => void lines.push(['error', details, text]),
  };
}

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

describe('the log in an outage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has one line a minute for each text, with its reason and how many were left out', () => {
    const log = newLog();
    for (let second = 0; second < 150; second++) {
      logTrouble(log, full, { code: 'UNAVAILABLE' }, 'Nothing is saved');
      warnOnceAMinute(log, {}, 'Not ready');
      jest.advanceTimersByTime(1_000);
    }
    const line = { code: 'UNAVAILABLE', reason: 'database or disk is full' };
    expect(log.lines.filter(([, , text]) => text === 'Nothing is saved')).toEqual([
      ['warn', line, 'Nothing is saved'],
      ['warn', { ...line, leftOut: 59 }, 'Nothing is saved'],
      ['warn', { ...line, leftOut: 59 }, 'Nothing is saved'],
    ]);
    expect(log.lines.filter(([, , text]) => text === 'Not ready')).toHaveLength(3);
  });

  it('has every fault of ours, with the error', () => {
    const log = newLog();
    const fault = new Error('a fault');
    for (let time = 0; time < 3; time++) logTrouble(log, fault, {}, 'Something went wrong');
    expect(log.lines).toEqual(Array(3).fill(['error', { err: fault }, 'Something went wrong']));
  });

  it('of one server says nothing of that of another', () => {
    const [one, other] = [newLog(), newLog()];
    for (const log of [one, other]) logTrouble(log, full, {}, 'Nothing is saved');
    expect([one.lines.length, other.lines.length]).toEqual([1, 1]);
  });
});
