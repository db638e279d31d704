import type { RenderContext, RenderResult, Resource } from '@site/federation';

export interface ResourceRequest extends Pick<RenderContext, 'config' | 'origin' | 'fetch' | 'contract'> {
  pathname: string;
  query: URLSearchParams;
  /** Addresses of the pages that there are whatever is published. */
  paths: readonly string[];
  /** Renders the page at a path. */
  readPage: (path: string) => Promise<Pick<RenderResult, 'status' | 'body'>>;
}

/** What was asked for is at another path now. */
export interface Moved {
  location: string;
  /** Default: for good. */
  status?: 302;
}

/** Undefined: there is nothing at this address. Rejects when the API does not answer. */
export type ResourceBuilder = (request: ResourceRequest) => Promise<Resource | Moved | undefined>;

export const xmlType = 'application/xml; charset=utf-8';
