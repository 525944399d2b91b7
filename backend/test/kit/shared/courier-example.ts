import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The example of a courier, while it runs. */
export interface CourierExample {
  /** What it printed: the status and the number of each order that it was told of. */
  lines: () => string[];
  /** Stops it, and waits for that; one that has ended stays so. */
  end: () => Promise<void>;
}

/**
 * Starts `docs/examples/courier.mjs`, as a courier does.
 * @param root the folder of the repository
 * @param stateFile where it keeps how far it is
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
