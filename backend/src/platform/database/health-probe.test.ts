import { once } from 'node:events';
import { AddressInfo, Server, Socket, connect, createServer } from 'node:net';
import { HealthProbe } from './health-probe';

/** A stand-in for a database that responds to each word, or does not respond while it hangs. */
let database: Server;
let hangs = false;
let healthProbe: HealthProbe | undefined;
const sockets: Socket[] = [];
beforeAll(async () => {
  database = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', (chunk) => hangs || socket.write(chunk));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  hangs = false;
});
afterEach(() => healthProbe?.stop());
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  database.close();
});

const dial = () => connect((database.address() as AddressInfo).port, '127.0.0.1');

/** The response to a word; rejects where the connection is cut. */
async function answerOf(socket: Socket): Promise<void> {
  socket.write('word');
  await once(socket, 'data');
}

function listen(onGone: () => void): { socket: Socket; healthProbe: HealthProbe } {
  let probe = dial();
  let asking: Promise<void> | undefined;
  const ask = async () => {
    if (probe.destroyed) probe = made.listenTo(dial());
    await answerOf(probe);
  };
  const askOnce = () => (asking ??= ask().finally(() => (asking = undefined)));
  const made = new HealthProbe(askOnce, onGone);
  made.listenTo(probe);
  healthProbe = made;
  return { socket: made.listenTo(dial()), healthProbe: made };
}

describe('the health probe of a database', () => {
  it('is felt while somebody waits long for an answer, as for a lock', async () => {
    const onGone = jest.fn();
    const { healthProbe: probe } = listen(onGone);
    await probe.during(new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect(onGone).not.toHaveBeenCalled();
    expect(probe.isGone).toBe(false);
  });

  it('is not missed while nobody asks for anything', async () => {
    hangs = true;
    const onGone = jest.fn();
    listen(onGone);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(onGone).not.toHaveBeenCalled();
  });

  it('stops when nothing is heard: who waits is told, and it is found again by itself', async () => {
    hangs = true;
    const onGone = jest.fn();
    const { socket, healthProbe: probe } = listen(onGone);
    await expect(probe.during(answerOf(socket))).rejects.toThrow('The database does not answer');
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(probe.isGone).toBe(true);
    hangs = false;
    while (probe.isGone) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});
