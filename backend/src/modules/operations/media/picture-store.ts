/** Where pictures are kept under their names. A folder does it for one server, S3 for many. */
export interface PictureStore {
  /** Keeps a picture: from then on it is there whole, or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The picture of a name; nothing where there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Deletes a picture, if it is there. */
  remove(name: string): Promise<void>;
}
