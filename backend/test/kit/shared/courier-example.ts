import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The courier example while it runs. */
export interface CourierExample {
  /** Its output: the status and number of each order it was notified of. */
  lines: () => string[];
  /** Stops it, and waits until it has ended; a no-op if it already has. */
  end: () => Promise<void>;
}

/**
 * Starts `docs/examples/courier.mjs` like a courier.
 * @param root the folder of the repository
 * @param stateFile the file with its cursor
 */
export function startCourierExample(
  root: string,
  stateFile: string,
  shop: { url: string; token: string },
): CourierExample {
  const args = [join(root, 'docs', 'examples', 'courier.mjs'), stateFile];
  const env = { ...process.env, SHOP_URL: shop.url, API_TOKEN: shop.token };
  const child = spawn(process.execPath, args, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const closed = once(child, 'close');
  return {
    lines: () => output.split('\n').filter(Boolean),
    end: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
