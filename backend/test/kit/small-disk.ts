import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file system of a few megabytes, visible to one process and removed with it. It requires root, or user namespaces,
 * which Debian allows for everybody.
 * @param folder an existing folder
 * @param options options of the file system, such as `size=16m`, and `ro` for a read-only one
 * @returns the command prefix for the process
 */
export function onSmallDisk(folder: string, options: string): string[] {
  const isRoot = process.getuid?.() === 0;
  const apart = isRoot
    ? ['unshare', '--mount', ...howMountsSpread()]
    : ['unshare', '--user', '--map-root-user', '--mount'];
  const mount = `mount -t tmpfs -o ${options} none '${folder}' && exec "$@"`;
  return [...apart, 'sh', '-c', mount, 'sh'];
}

/** In a chroot `/` is not a mount point, so unshare cannot make mounts private, and must not try. */
function howMountsSpread(): string[] {
  const isRootMounted = spawnSync('unshare', ['--mount', 'true']).status === 0;
  return isRootMounted ? [] : ['--propagation', 'unchanged'];
}

/** The path of a folder as a process sees it. */
export const seenBy = (pid: number, folder: string): string => join(`/proc/${pid}/root`, folder);

const FILLER = 'filler';
const PIECES = [1024 * 1024, 4096];

/** Fills a disk with one file. */
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

/** Deletes that file. */
export const freeDisk = (folder: string): Promise<void> => rm(join(folder, FILLER));
