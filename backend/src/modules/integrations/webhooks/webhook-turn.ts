import { OutsidePoster, PostResult } from '../../../platform/outside/post-outside';
import { WebhookMessage, signedHeaders } from './webhook-message';

/** No request of a turn starts later than this. */
const TURN_MS = 20_000;
/** Concurrent requests per webhook. */
const LANES = 8;

/** Messages for one webhook. */
export interface WebhookTurn {
  url: string;
  /** The secrets to sign messages with: two for a day after a rotation. */
  secrets: string[];
  /** The shop's clock at the start of the turn, from which messages get their timestamps. */
  nowMs: number;
  messages: TurnMessage[];
}

/** A message, with its delivery and its subject. */
export interface TurnMessage extends WebhookMessage {
  deliveryId: number;
  about: string;
}

/** The outcome of a turn. Messages in neither map were not sent. */
export interface TurnOutcome {
  /** Deliveries by the HTTP status of their responses. */
  arrived: Map<number, number[]>;
  /** The failures, by delivery. */
  failed: Map<number, PostResult>;
}

/** Sends the messages, those about the same subject one after another. It ends early if nothing arrives. */
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

/** Messages by subject, each queue in order. */
function queuesOf(messages: readonly TurnMessage[]): TurnMessage[][] {
  const queues = new Map<string, TurnMessage[]>();
  for (const message of messages) {
    const queue = queues.get(message.about);
    if (queue) queue.push(message);
    else queues.set(message.about, [message]);
  }
  return [...queues.values()];
}
