// The thread that sends to webhooks: a separate entry point, which `WebhookThread` starts.
import { parentPort, workerData } from 'node:worker_threads';
import { AllowedNetworks } from '../../../platform/outside/outside-address.rules';
import { OutsidePoster } from '../../../platform/outside/post-outside';
import { ThreadAnswer, ThreadRequest } from './webhook-thread';
import { WebhookTurn, sendTurn } from './webhook-turn';

const poster = new OutsidePoster(workerData as AllowedNetworks);
let isStopping = false;

parentPort?.on('message', ({ id, turn }: ThreadRequest) => {
  if (turn) {
    void send(id, turn);
    return;
  }
  isStopping = true;
  poster.close();
});

async function send(id: number, turn: WebhookTurn): Promise<void> {
  const outcome = await sendTurn(poster, turn, () => isStopping);
  parentPort?.postMessage({ id, outcome } satisfies ThreadAnswer);
}
