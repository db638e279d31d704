import type { RenderContext, Resource } from '@site/federation';

export interface ResourceRequest extends Pick<RenderContext, 'config' | 'origin' | 'fetch'> {
  pathname: string;
  /** Addresses of the pages that there are whatever is published. */
  paths: readonly string[];
}

/** Undefined: there is nothing at this address. Rejects when the API does not answer. */
export type ResourceBuilder = (request: ResourceRequest) => Promise<Resource | undefined>;

export const xmlType = 'application/xml; charset=utf-8';
