import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file system of a few megabytes that only one process sees, and that ends with it. Making one is for root, or needs
 * user namespaces, which Debian grants to everybody.
 * @param folder which exists
 * @param options of the file system, such as `size=16m`, and `ro` for one that cannot be written
 * @returns the command before that of the process
 */
export function onSmallDisk(folder: string, options: string): string[] {
  const isRoot = process.getuid?.() === 0;
  const apart = isRoot
    ? ['unshare', '--mount', ...howMountsSpread()]
    : ['unshare', '--user', '--map-root-user', '--mount'];
  const mount = `mount -t tmpfs -o ${options} none '${folder}' && exec "$@"`;
  return [...apart, 'sh', '-c', mount, 'sh'];
}

/** In a chroot `/` is no mount point, so unshare cannot keep what is mounted to itself, and is told not to try. */
function howMountsSpread(): string[] {
  const isRootMounted = spawnSync('unshare', ['--mount', 'true']).status === 0;
  return isRootMounted ? [] : ['--propagation', 'unchanged'];
}

/** A folder as a process sees it. */
export const seenBy = (pid: number, folder: string): string => join(`/proc/${pid}/root`, folder);

const FILLER = 'filler';
const PIECES = [1024 * 1024, 4096];

/** Leaves no room on a disk, by one more file. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(join(folder, FILLER), 'w');
  try {
    for (const size of PIECES)
      for (;;) {
        const isFull = await file.appendFile(Buffer.alloc(size, 'x')).then(
          () => false,
          (error: NodeJS.ErrnoException) => {
            if (error.code !== 'ENOSPC') throw error;
            return true;
          },
        );
        if (isFull) break;
      }
  } finally {
    await file.close();
  }
}

/** Takes that file away. */
export const freeDisk = (folder: string): Promise<void> => rm(join(folder, FILLER));
