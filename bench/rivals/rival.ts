import type { CapturedPage } from './captured-page';
import type { ServedSite } from './serve-files';

/** Who serves the same pages in another way. */
export interface Rival {
  name: string;
  /** Builds what it needs and serves it. */
  start(pages: CapturedPage[], origin: string): Promise<ServedSite>;
}
