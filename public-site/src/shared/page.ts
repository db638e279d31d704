import type { ComponentType } from 'react';
import type { SiteConfig } from '@site/federation';

/** What a page's chunk exports; the same module runs on the server and in the browser. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Absent for landing pages, whose data say it, and for pages that differ from address to address. */
  facts?: PageFacts;
  /** Names of the chunks that it loaded beyond those of its registry entry. */
  chunks?: readonly string[];
  /** Fetches what the page's HTML shows; absent where a page needs nothing. */
  prepare?: (request: PageRequest) => Promise<Prepared>;
  /** Answers a plain form post, as a browser without JavaScript sends it. */
  act?: (request: PageRequest, form: URLSearchParams) => Promise<Prepared>;
}

export interface PageFacts {
  title: string;
  description: string;
}

export interface PageProps {
  /** Parts of the address that the registered path names. */
  params: Record<string, string>;
  /** What `prepare` or `act` returned as `state`, for the address that the document was opened at. */
  initial: unknown;
}

export interface PageRequest {
  url: URL;
  params: Record<string, string>;
  config: SiteConfig;
  /** Calls the API; `path` starts with `/api/`. */
  fetch: typeof fetch;
  signal: AbortSignal;
}

export interface Prepared {
  /** Default 200. */
  status?: number;
  /** With a status of 301, 302 or 303. */
  location?: string;
  state?: unknown;
  /** What of it the document carries, where the browser finds the rest in the HTML or needs none. Default: all. */
  stateInDocument?: unknown;
  /** Default: the registry's. 0: never stored. */
  cacheSeconds?: number;
}
