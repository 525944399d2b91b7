import { OutsidePoster, PostResult } from '../../../platform/outside/post-outside';
import { WebhookMessage, signedHeaders } from './webhook-message';

/** No request of a turn begins later. */
const TURN_MS = 20_000;
/** Requests that one webhook gets at the same time. */
const LANES = 8;

/** Messages for one webhook. */
export interface WebhookTurn {
  url: string;
  /** What the messages are signed with: two for a day after a rotation. */
  secrets: string[];
  /** The time of the shop when the turn begins, which the messages bear. */
  nowMs: number;
  messages: TurnMessage[];
}

/** A message, with the delivery that it belongs to and what it is about. */
export interface TurnMessage extends WebhookMessage {
  deliveryId: number;
  about: string;
}

/** What became of a turn. What it names in neither list was not sent. */
export interface TurnOutcome {
  /** Deliveries by the status of their answers. */
  arrived: Map<number, number[]>;
  /** Why the others failed. */
  failed: Map<number, PostResult>;
}

/** Sends the messages, those about the same subject one after the other. It ends early where nothing arrives. */
export async function sendTurn(
  poster: OutsidePoster,
  turn: WebhookTurn,
  isStopping: () => boolean,
): Promise<TurnOutcome> {
  const outcome: TurnOutcome = { arrived: new Map(), failed: new Map() };
  const queues = queuesOf(turn.messages);
  const begunAtMs = performance.now();
  const passedMs = () => performance.now() - begunAtMs;
  const isOver = () =>
    isStopping() ||
    passedMs() > TURN_MS ||
    (outcome.arrived.size === 0 && outcome.failed.size >= LANES);
  const lane = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const message of queue) {
        if (isOver()) return;
        const result = await send(poster, turn, message, new Date(turn.nowMs + passedMs()));
        if (result.failure !== null) {
          if (!isStopping()) outcome.failed.set(message.deliveryId, result);
          break;
        }
        const ids = outcome.arrived.get(result.status) ?? [];
        outcome.arrived.set(result.status, [...ids, message.deliveryId]);
      }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return outcome;
}

function send(
  poster: OutsidePoster,
  { url, secrets }: WebhookTurn,
  message: WebhookMessage,
  now: Date,
): Promise<PostResult> {
  return poster.post({ url, body: message.body, headers: signedHeaders(message, secrets, now) });
}

/** Messages by what they are about, each in order. */
function queuesOf(messages: readonly TurnMessage[]): TurnMessage[][] {
  const queues = new Map<string, TurnMessage[]>();
  for (const message of messages) {
    const queue = queues.get(message.about);
    if (queue) queue.push(message);
    else queues.set(message.about, [message]);
  }
  return [...queues.values()];
}
