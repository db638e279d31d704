import type { Readable } from 'node:stream';

/** Keeps files under names that say what is in them. */
export interface FileStore {
  /**
   * Throws StoreFullError or StoreDownError, or what the content throws while it is read: nothing is kept then. What is
   * there under the name already may stay.
   */
  keep(name: string, content: FileContent): Promise<void>;

  /** Null: there is no such file. Throws StoreDownError. */
  open(name: string): Promise<OpenFile | null>;
  /** All of it, in memory. */
  read(name: string): Promise<Buffer | null>;
  /** As if it had never been kept. Throws StoreDownError. */
  remove(name: string): Promise<void>;
  /** All that are kept, in no order. Throws StoreDownError. */
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  bytes: number;
  storedAt: Date;
}

export interface OpenFile {
  /** Where the store says it. */
  bytes: number | undefined;
  /** Ends with an error where the store goes away meanwhile. */
  content: Readable;
}

/** What to store: in memory, or while it comes. */
export type FileContent = Buffer | AnnouncedContent;

/** A content whose size and hash are known before it comes. Reading it throws unless they are right in the end. */
export interface AnnouncedContent extends AsyncIterable<Buffer> {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** What belongs together in a store. */
export interface FileArea {
  /** Below the folder of files that editors add. A hidden one is served to nobody. */
  folder: string;
  /** In a bucket. */
  prefix: string;
  /** In sentences for people. */
  plural: string;
  contentType: string;
}
