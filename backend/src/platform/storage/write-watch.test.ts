import { WriteWatch } from './write-watch';

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

describe('what remembers that nothing could be stored', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tries nothing as long as nothing failed', async () => {
    const trial = jest.fn(async () => undefined);
    const watch = new WriteWatch(trial);
    await watch.during(Promise.resolve());
    await expect(watch.during(Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    await watch.check();
    expect(trial).not.toHaveBeenCalled();
  });

  it('fails until a trial has gone through, tries once a second, and needs nobody to tell it', async () => {
    let isFull = true;
    const trial = jest.fn(async () => {
      if (isFull) throw full;
    });
    const watch = new WriteWatch(trial);
    await expect(watch.during(Promise.reject(full))).rejects.toBe(full);
    const looks = [watch.check(), watch.check(), watch.check()];
    for (const look of looks) await expect(look).rejects.toBe(full);
    expect(trial).toHaveBeenCalledTimes(1);

    await watch.during(Promise.resolve()); // a small successful write proves nothing
    await expect(watch.check()).rejects.toBe(full);
    isFull = false;
    await expect(watch.check()).rejects.toBe(full);
    jest.advanceTimersByTime(1_000);
    await watch.check();
    await watch.check();
    expect(trial).toHaveBeenCalledTimes(2);
  });
});
