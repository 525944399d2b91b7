import { Changes } from './changes';

const more = { done: false, value: true };
const over = { done: true, value: undefined };

describe('changes', () => {
  it('wake who waits for them', async () => {
    const changes = new Changes(() => {});
    const next = changes.next();
    changes.note();
    expect(await next).toEqual(more);
  });

  it('that come while nobody asks are one', async () => {
    const changes = new Changes(() => {});
    for (let count = 0; count < 5; count++) changes.note();
    expect(await changes.next()).toEqual(more);
    const next = changes.next();
    changes.end();
    expect(await next).toEqual(over);
  });

  it('end at once for who waits, and say so once', async () => {
    const onEnd = jest.fn();
    const changes = new Changes(onEnd);
    const waiting = changes.next();
    expect(await changes.return()).toEqual(over);
    expect(await waiting).toEqual(over);
    changes.end();
    changes.note();
    expect(await changes.next()).toEqual(over);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
