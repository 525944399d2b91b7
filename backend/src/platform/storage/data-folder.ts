import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WriteWatch } from './write-watch';

/** Below this the disk counts as full: even a small write needs several pages in log and tables. */
const LEAST_FREE_BYTES = 256 * 1024;
const TRIAL = Buffer.alloc(LEAST_FREE_BYTES, 'x');

/** The permissions of a file and of its new folders. */
export interface Modes {
  fileMode: number;
  folderMode: number;
}

export const READABLE: Modes = { fileMode: 0o644, folderMode: 0o755 };
/** For files with secrets. */
export const OWNER_ONLY: Modes = { fileMode: 0o600, folderMode: 0o700 };

/** The folder for the shop's files. Writes are atomic: a file is complete or absent. */
export class DataFolder {
  private readonly watch = new WriteWatch(() => this.writeForTrial());

  constructor(readonly path: string) {}

  /** Writes a new file, and waits until it is on the disk (fsync). */
  write(path: string, bytes: Uint8Array, modes = READABLE): Promise<void> {
    return this.watch.during(this.writeWhole(join(this.path, path), bytes, modes));
  }

  /** The content of a file; undefined where it does not exist. */
  async read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.path, path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Deletes a file if it exists. */
  remove(path: string): Promise<void> {
    return rm(join(this.path, path), { force: true });
  }

  /** @throws the error of the operating system if nothing can be stored here */
  async check(): Promise<void> {
    await this.watch.check();
    const free = await freeBytes(this.path);
    if (free < LEAST_FREE_BYTES) throw fullError(free);
  }

  /** Creates a missing folder, and tests that it is writable. @throws like `check` */
  async prepare(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    await this.writeForTrial();
  }

  private async writeForTrial(): Promise<void> {
    const path = join(this.path, `trial-${randomBytes(4).toString('hex')}`);
    await this.writeWhole(path, TRIAL, OWNER_ONLY);
    await rm(path, { force: true });
  }

  private async writeWhole(path: string, bytes: Uint8Array, modes: Modes): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: modes.folderMode });
    // Two servers may write the same file at the same time, so each uses its own temporary file.
    const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
    try {
      await writeThrough(unfinished, bytes, modes.fileMode);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {}); // the first failure is reported
      throw error;
    }
  }
}

async function writeThrough(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The free space for this process; unknown while the folder does not exist. */
async function freeBytes(path: string): Promise<number> {
  const disk = await statfs(path).catch(() => undefined);
  if (!disk) return Infinity;
  const isRoot = process.getuid?.() === 0;
  return (isRoot ? disk.bfree : disk.bavail) * disk.bsize;
}

function fullError(free: number): Error {
  const message = `ENOSPC: no space left on device, ${Math.floor(free / 1024)} KiB are free`;
  return Object.assign(new Error(message), { code: 'ENOSPC' });
}
