/**
 * Lets everything that waits go first. A phone is held up for as long as one piece of work takes, and not for as long
 * as all of them do. A timer within timers would wait for four milliseconds each.
 */
export const turn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
