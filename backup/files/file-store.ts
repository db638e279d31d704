import { Problem } from '../../tools/start/problem';

/** Somebody has deleted the file. */
export class FileGone extends Problem {}

/** Files by name; a name may have folders in it, divided by `/`. */
export interface FileStore {
  names(): Promise<string[]>;
  /** Throws FileGone. */
  read(name: string): Promise<Buffer>;
  /** Nobody ever reads half a file. */
  write(name: string, content: Buffer): Promise<void>;
}
