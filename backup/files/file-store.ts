/** Files by name; a name may have folders in it, divided by `/`. */
export interface FileStore {
  names(): Promise<string[]>;
  read(name: string): Promise<Buffer>;
  /** Nobody ever reads half a file. */
  write(name: string, content: Buffer): Promise<void>;
}
