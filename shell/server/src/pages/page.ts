import { createHash } from 'node:crypto';

/** A finished page, complete but for each response's own nonce. */
export interface Page {
  status: number;
  location: string | undefined;
  /** The document, cut wherever the nonce belongs. */
  pieces: string[];
  bytes: number;
  etag: string;
  /** `app@version` that drew it. */
  drawnBy: string;
  csp: { img: string[]; frame: string[] };
  /** 0: for one response only. */
  cacheSeconds: number;
}

type PageFacts = Omit<Page, 'pieces' | 'bytes' | 'etag'>;

/** Cuts a document at its placeholder for the nonce. */
export function toPage(document: string, placeholder: string, facts: PageFacts): Page {
  const digest = createHash('sha1')
    .update(facts.drawnBy)
    .update(document.replaceAll(placeholder, ''))
    .digest('base64url');
  return {
    ...facts,
    pieces: document.split(placeholder),
    bytes: Buffer.byteLength(document),
    // Weak: two responses differ in their nonce.
    etag: `W/"${digest}"`,
  };
}
