import { createHash } from 'node:crypto';
import type { Resource } from '@site/federation';

/** A finished answer: a document that lacks only each response's own nonce, or another resource. */
export interface Page {
  status: number;
  location: string | undefined;
  contentType: string;
  /** The content, cut wherever the nonce belongs. */
  pieces: string[];
  bytes: number;
  etag: string;
  /** `app@version` that drew it. */
  drawnBy: string;
  /** Sources of a document's policy; undefined for what is no document. */
  csp: { script: string[]; img: string[]; frame: string[] } | undefined;
  /** 0: for one response only. */
  cacheSeconds: number;
  /** For nobody but who was given the address. */
  confidential: boolean;
  /** Another visitor may get another page at this address: no shared cache may keep it. */
  personal?: boolean;
}

type PageFacts = Omit<Page, 'contentType' | 'pieces' | 'bytes' | 'etag'>;

/** Cuts a document at its placeholder for the nonce. */
export function toPage(document: string, placeholder: string, facts: PageFacts): Page {
  const pieces = document.split(placeholder);
  return { ...facts, contentType: 'text/html; charset=utf-8', pieces, ...identity(facts.drawnBy, pieces) };
}

/** Takes a resource as it is. */
export function toResourcePage({ contentType, body }: Resource, facts: Omit<PageFacts, 'csp'>): Page {
  const pieces = [body];
  return { ...facts, csp: undefined, contentType, pieces, ...identity(facts.drawnBy, pieces) };
}

function identity(drawnBy: string, pieces: string[]): Pick<Page, 'bytes' | 'etag'> {
  const content = pieces.join('');
  const digest = createHash('sha1').update(drawnBy).update(content).digest('base64url');
  // Weak: two responses may differ in their nonce and their compression.
  return { bytes: Buffer.byteLength(content), etag: `W/"${digest}"` };
}
