import { beforeEach, describe, expect, it, vi } from 'vitest';

import { rememberCustomer } from '../../../shared/lib/session';
import { CartIntents } from './cart-intents';
import { keepWaiting, readWaiting } from './waiting-changes';

/** A server that responds on demand. */
function slowServer() {
  const asked: [string, number][] = [];
  const answers: ((isAnswered: boolean) => void)[] = [];
  const send = (productId: string, quantity: number) => {
    asked.push([productId, quantity]);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const answer = async () => {
    answers.shift()?.(true);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, send, answer };
}

describe('what is wanted', () => {
  it('is known at once, and until the server has answered', async () => {
    const intents = new CartIntents();
    const { send, answer } = slowServer();
    const done = intents.want('7', 3, send);
    expect(intents.current().get('7')).toBe(3);
    await answer();
    await done;
    expect(intents.current().size).toBe(0);
  });

  it('is asked for one at a time, and the latest wins', async () => {
    const intents = new CartIntents();
    const { asked, send, answer } = slowServer();
    for (const quantity of [1, 2, 3, 4]) void intents.want('7', quantity, send);
    expect(asked).toEqual([['7', 1]]);
    await answer();
    expect(asked).toEqual([
      ['7', 1],
      ['7', 4],
    ]);
    expect(intents.current().get('7')).toBe(4);
    await answer();
    expect(intents.current().size).toBe(0);
  });

  it('of another product does not wait, and stays where that one fails', async () => {
    const intents = new CartIntents();
    const { asked, send, answer } = slowServer();
    void intents.want('7', 1, send);
    void intents.want('8', 2, send);
    expect(asked).toHaveLength(2);
    await answer(); // a refusal is a response, too
    expect([...intents.current()]).toEqual([['8', 2]]);
  });

  it('outlives the failure of an older wish', async () => {
    const intents = new CartIntents();
    const { asked, send, answer } = slowServer();
    void intents.want('7', 1, send);
    void intents.want('7', 2, send);
    await answer(); // a refusal is a response, too
    expect(asked).toEqual([
      ['7', 1],
      ['7', 2],
    ]);
    expect(intents.current().get('7')).toBe(2);
  });

  it('is told to who listens, until they stop', () => {
    const intents = new CartIntents();
    let told = 0;
    const stop = intents.subscribe(() => told++);
    void intents.want('7', 1, () => new Promise(() => undefined));
    stop();
    void intents.want('7', 2, () => new Promise(() => undefined));
    expect(told).toBe(1);
  });
});

describe('without a connection', () => {
  beforeEach(() => localStorage.clear());

  const cut = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('what was wanted last is sent once it is back, and nothing before', async () => {
    const connection = cut();
    const intents = new CartIntents();
    const { asked, send, answer } = slowServer();
    await intents.want('7', 1, send);
    await intents.want('7', 4, send);
    expect(asked).toEqual([]);
    expect(intents.current().get('7')).toBe(4);
    connection.mockReturnValue(true);
    const done = intents.resume(send);
    await answer();
    await done;
    expect(asked).toEqual([['7', 4]]);
    expect(intents.current().size).toBe(0);
  });

  it('it is kept, and shown where the page is opened again', async () => {
    cut();
    const { asked, send } = slowServer();
    await new CartIntents().want('7', 4, send);
    const opened = new CartIntents();
    await opened.resume(send);
    expect([...opened.current()]).toEqual([['7', 4]]);
    expect(asked).toEqual([]);
  });

  it('it waits as well where the connection is lost on the way', async () => {
    const intents = new CartIntents();
    await intents.want('7', 2, () => Promise.resolve(false));
    expect([...intents.current()]).toEqual([['7', 2]]);
    expect([...readWaiting()]).toEqual([['7', 2]]);
  });

  it('it is dropped where somebody else has come meanwhile', async () => {
    const connection = cut();
    const intents = new CartIntents();
    const { asked, send } = slowServer();
    await intents.want('7', 1, send);
    rememberCustomer('42');
    connection.mockReturnValue(true);
    await intents.resume(send);
    expect(asked).toEqual([]);
    expect(intents.current().size).toBe(0);
  });

  it('a newer wish takes the place of the one that waits, also while that is sent', async () => {
    keepWaiting('7', 1);
    const intents = new CartIntents();
    const { asked, send, answer } = slowServer();
    const done = intents.resume(send);
    void intents.want('7', 5, send);
    expect(readWaiting().get('7')).toBe(5);
    await answer();
    await answer();
    await done;
    await settle();
    expect(asked).toEqual([
      ['7', 1],
      ['7', 5],
    ]);
  });
});
