import { join } from 'node:path';
import { DataFolder, Modes, READABLE } from '../../../platform/storage/data-folder';
import { isPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';

/** Stores pictures as files in the shop's folder. */
export class FolderPictureStore implements PictureStore {
  /** @param folder for these pictures, below the shop's own */
  constructor(
    private readonly files: DataFolder,
    private readonly folder: string,
    private readonly modes: Modes = READABLE,
  ) {}

  put(name: string, bytes: Buffer): Promise<void> {
    return this.files.write(this.pathOf(name), bytes, this.modes);
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.files.read(this.pathOf(name));
  }

  remove(name: string): Promise<void> {
    return this.files.remove(this.pathOf(name));
  }

  private pathOf(name: string): string {
    if (!isPictureName(name)) throw new Error('Not the name of a picture');
    return join(this.folder, name);
  }
}
