import type { CapturedPage } from './captured-page';

/** Who serves the same pages in another way. */
export interface Rival {
  name: string;
  /** Builds what it needs and serves it. */
  start(pages: CapturedPage[], origin: string): Promise<ServedSite>;
}

export interface ServedSite {
  origin: string;
  end(): Promise<void>;
}
