import { previewCookiePrefix } from '@site/federation';
import { isbot } from 'isbot';
import type { IncomingMessage } from 'node:http';

/** What the destination of a request is where it shows a post: its page, or what navigation within the site gets of it. */
const destinations = { blog: 'document', 'api/posts': 'empty' } as const;

/**
 * The slug of the post that a request is a view of: a browser navigates to its page, or the site's own script gets it to
 * show it. Undefined for everything else, such as prefetches and programs that are no browser. Current browsers tell by
 * `Sec-Fetch-Dest`, over https and on localhost.
 */
export function viewedSlug({ method, headers }: IncomingMessage, path: string): string | undefined {
  if (method !== 'GET' || headers['sec-fetch-dest'] === undefined || isPrefetch(headers)) return undefined;
  const [, place, slug] = /^\/(blog|api\/posts)\/([\w.~-]{1,255})$/.exec(path) ?? [];
  if (!place || headers['sec-fetch-dest'] !== destinations[place as keyof typeof destinations]) return undefined;
  return place === 'blog' || headers['sec-fetch-site'] === 'same-origin' ? slug : undefined;
}

/** A bot that says so, or a colleague who looks at a version of the site that is not live. */
export const isLeftOut = ({ headers }: IncomingMessage): boolean =>
  isbot(headers['user-agent']) || (headers.cookie?.includes(previewCookiePrefix) ?? false);

const isPrefetch = (headers: IncomingMessage['headers']): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose ?? '').startsWith('prefetch'));
