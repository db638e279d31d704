import { createHash } from 'node:crypto';
import type { Resource } from '@site/federation';
import { CompressedBody } from '@site/response-cache';
import { documentPolicy, resourcePolicy, type PolicySources } from '../http/security-headers';

/** A finished response: a document, or another resource. */
export interface Page {
  status: number;
  location: string | undefined;
  contentType: string;
  content: CompressedBody;
  /** The content security policy. */
  policy: string;
  /** Stands in content and policy for each response's own nonce; undefined where all responses are the same. */
  placeholder: string | undefined;
  etag: string;
  /** `app@version` that rendered it. */
  renderedBy: string;
  /** Sources of a document's policy; undefined for what is no document. */
  csp: PolicySources | undefined;
  /** 0: for one response only. */
  cacheSeconds: number;
  /** Extra time while content stays the same; see `RenderResult`. */
  keepSeconds?: number;
  /** Only for those who were given the address. */
  confidential: boolean;
  /** Value of the `Link` header. */
  link?: string | undefined;
  /** Another visitor may get another page at this address: no shared cache may store it. */
  personal?: boolean;
}

type PageFacts = Omit<Page, 'contentType' | 'content' | 'policy' | 'placeholder' | 'etag'>;

/** A page that is a document. */
export type DocumentPage = Page & { csp: PolicySources };

export const isDocument = (page: Page): page is DocumentPage => page.csp !== undefined && page.location === undefined;

/** Whether a document is the same bytes for everyone, and not confidential. */
export const isForEveryone = (page: Page): boolean =>
  isDocument(page) && page.placeholder === undefined && !page.confidential && !page.personal;

/**
 * Takes a document whose styles bear the placeholder of a nonce: the policy allows them by their hash instead. Only
 * where the placeholder stands elsewhere, too, does every response get a nonce.
 */
export function toPage(document: string, placeholder: string, facts: PageFacts & Pick<DocumentPage, 'csp'>): Page {
  const { html, sources } = sealStyles(document, placeholder);
  const csp = { ...facts.csp, style: [...facts.csp.style, ...sources] };
  const hasNonce = html.includes(placeholder);
  return {
    ...facts,
    csp,
    contentType: 'text/html; charset=utf-8',
    content: new CompressedBody(Buffer.from(html)),
    policy: documentPolicy(csp, hasNonce ? placeholder : undefined),
    placeholder: hasNonce ? placeholder : undefined,
    // Copies of the shell must agree on it, although each has its own placeholder.
    etag: etagOf(facts.renderedBy, html.replaceAll(placeholder, '')),
  };
}

/**
 * Removes the nonce from the style elements that carry it, and lists each by its hash. Anything else that looks like a
 * style, perhaps in an author's text, is not allowed by the policy.
 */
function sealStyles(document: string, nonce: string): { html: string; sources: string[] } {
  const sources = new Set<string>();
  const style = new RegExp(`<style([^>]*?) nonce="${nonce}"([^>]*)>(.*?)</style>`, 'gs');
  const html = document.replace(style, (_, before: string, after: string, text: string) => {
    sources.add(hashSource(text));
    return `<style${before}${after}>${text}</style>`;
  });
  return { html, sources: [...sources] };
}

/** Source expression by which a content security policy allows exactly this text of a script or style element. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A resource with what is to be sent of it. */
export type ReadyResource = Pick<Resource, 'contentType' | 'canonical'> & { body: string | Buffer };

/** Takes a resource as it is. */
export function toResourcePage({ contentType, body, canonical }: ReadyResource, facts: Omit<PageFacts, 'csp'>): Page {
  const content = new CompressedBody(Buffer.from(body));
  const etag = etagOf(facts.renderedBy, body);
  const link = canonical && `<${canonical}>; rel="canonical"`;
  return { ...facts, csp: undefined, contentType, content, policy: resourcePolicy, placeholder: undefined, etag, link };
}

/** Weak: two responses may differ in their compression, and in their nonce. */
const etagOf = (renderedBy: string, content: string | Buffer): string =>
  `W/"${createHash('sha1').update(renderedBy).update(content).digest('base64url')}"`;
