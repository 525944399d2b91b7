import { join } from 'node:path';
import { DataFolder } from '../../../platform/storage/data-folder';
import { isPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';

/** Pictures as files of the shop's folder. */
export class FolderPictureStore implements PictureStore {
  constructor(private readonly files: DataFolder) {}

  put(name: string, bytes: Buffer): Promise<void> {
    return this.files.write(pathOf(name), bytes);
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.files.read(pathOf(name));
  }
}

function pathOf(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return join('media', name);
}
