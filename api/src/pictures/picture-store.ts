/** Keeps the files of uploaded pictures under names that say what is in them. Also the token under which it is injected. */
export abstract class PictureStore {
  /** Throws StoreFullError or StoreDownError; what is there under the name already may stay. */
  abstract keep(name: string, bytes: Buffer): Promise<void>;

  /** Null: there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;
}
