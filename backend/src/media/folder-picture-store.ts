import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';

/** Pictures as files of one folder. */
export class FolderPictureStore implements PictureStore {
  constructor(private readonly folder: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = this.pathOf(name);
    // Two servers may keep the same width of a picture at the same time: each writes a file of its own.
    const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
    try {
      await writeThrough(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private pathOf(name: string): string {
    if (!isPictureName(name)) throw new Error('Not the name of a picture');
    return join(this.folder, name);
  }
}

/** Writes a new file, and waits until the disk has it. */
async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
