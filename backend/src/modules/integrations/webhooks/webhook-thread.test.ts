import { once } from 'node:events';
import { Server, ServerResponse, createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { WebhookThread } from './webhook-thread';
import { WebhookTurn } from './webhook-turn';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
let server: Server;
let url: string;
let thread: WebhookThread;
/** The requests without a response yet. */
let open: ServerResponse[];

beforeEach(async () => {
  open = [];
  server = createServer((request, response) => {
    if (request.headers['webhook-id'] === 'event_1') response.writeHead(204).end();
    else open.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  thread = new WebhookThread(['127.0.0.0/8']);
});
afterEach(async () => {
  await thread.close();
  server.closeAllConnections();
  server.close();
});

const turnOf = (...events: number[]): WebhookTurn => ({
  ...{ url, secrets: [SECRET], nowMs: Date.now() },
  messages: events.map((id) => ({
    ...{ id: `event_${id}`, type: 'order.placed', body: '{}' },
    ...{ deliveryId: id, about: `order ${id}` },
  })),
});
const openRequest = () => once(server, 'request');

describe('WebhookThread', () => {
  it('says what arrived, and why the others failed', async () => {
    const outcome = await thread.send(turnOf(1));
    expect(outcome).toEqual({ arrived: new Map([[204, [1]]]), failed: new Map() });
    url = 'http://127.0.0.1:1/';
    const { failed } = await thread.send(turnOf(2));
    expect(failed).toEqual(new Map([[2, { status: 0, failure: 'ECONNREFUSED' }]]));
  });

  it('answers with what has arrived when it is to break off', async () => {
    await thread.send(turnOf(1));
    const sending = thread.send(turnOf(1, 2));
    while (open.length === 0) await openRequest();
    thread.breakOff();
    expect(await sending).toEqual({ arrived: new Map([[204, [1]]]), failed: new Map() });
  });

  it('fails the turns of a thread that has ended, and starts another one for the next', async () => {
    const sending = thread.send(turnOf(2));
    const failure = expect(sending).rejects.toThrow('ended');
    while (open.length === 0) await openRequest();
    await thread.close();
    await failure;
    expect((await thread.send(turnOf(1))).arrived.size).toBe(1);
  });
});
