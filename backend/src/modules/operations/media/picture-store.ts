/** Stores pictures by name. A folder suffices for one server, S3 serves many. */
export interface PictureStore {
  /** Stores a picture atomically: it exists completely, or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The picture with a name; undefined if there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Deletes a picture, if it exists. */
  remove(name: string): Promise<void>;
}
