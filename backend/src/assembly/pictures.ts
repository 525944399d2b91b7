import { MailLog } from '../platform/mail/mail-transport';
import { FolderPictureStore } from '../modules/operations/media/folder-picture-store';
import { PictureStore } from '../modules/operations/media/picture-store';
import { S3PictureStore } from '../modules/operations/media/s3-picture-store';
import { Config } from '../platform/config/config';
import { DataFolder } from '../platform/storage/data-folder';

/** Where uploaded pictures go, as it is configured. */
export function createPictureStore(
  { s3 }: Pick<Config, 's3'>,
  log: MailLog,
  files: DataFolder,
): PictureStore {
  return s3 ? new S3PictureStore(s3, log) : new FolderPictureStore(files);
}
