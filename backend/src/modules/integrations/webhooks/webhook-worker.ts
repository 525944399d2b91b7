// The thread that webhooks are sent by: a program of its own, which `WebhookThread` starts.
import { parentPort, workerData } from 'node:worker_threads';
import { OutsidePoster } from '../../../platform/outside/post-outside';
import { AllowedNetworks } from '../../../platform/outside/outside-address.rules';
import { ThreadAnswer, ThreadRequest } from './webhook-thread';
import { sendTurn } from './webhook-turn';

const poster = new OutsidePoster(workerData as AllowedNetworks);
let isStopping = false;

parentPort?.on('message', async ({ id, turn }: ThreadRequest) => {
  if (turn) {
    const outcome = await sendTurn(poster, turn, () => isStopping);
    parentPort?.postMessage({ id, outcome } satisfies ThreadAnswer);
    return;
  }
  isStopping = true;
  poster.close();
});
