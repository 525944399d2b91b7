import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';

/** How long to retry with a shop that is killed and restarted. */
const PATIENCE_MS = 120_000;

/** Retries a request unchanged until the shop accepts or refuses it. */
export async function insist(
  caller: Caller,
  query: string,
  variables: Record<string, unknown>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status, body } = await caller.ask(query, variables);
    if (body?.data && !body.errors) return body.data;
    const isNo = body?.errors && status < 500;
    if (isNo || performance.now() > untilMs)
      throw new Error(`${status} for ${query}: ${JSON.stringify(body?.errors)}`);
    await sleep(50);
  }
}

/** Waits until a condition is true. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > untilMs) throw new Error('Nothing goes on any more');
    await sleep(5);
  }
}
