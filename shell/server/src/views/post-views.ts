import { previewCookiePrefix } from '@site/federation';
import type { EarlyMiddleware } from '@site/http';
import { isbot } from 'isbot';
import type { IncomingMessage } from 'node:http';
import { pathOf } from '../http/plain-path';

/** While the API takes no report. Only what is answered gets here, so they are real posts. */
const mostPosts = 5_000;
/** As the API takes them at once. */
const postsPerReport = 200;
/** What the destination of a request is where it shows a post: its page, or what navigation within the site gets of it. */
const destinations = { blog: 'document', 'api/posts': 'empty' } as const;
const shown = new Set([200, 304]);

/** Counts views of posts in memory, until they are taken to be reported. */
export class PostViews {
  private readonly counted = new Map<string, number>();

  /** Counts a view once its answer is sent: a reader waits for nothing. */
  readonly count: EarlyMiddleware = (request, response, next) => {
    const slug = viewedSlug(request, pathOf(request.url));
    if (slug !== undefined) {
      response.once('finish', () => {
        if (shown.has(response.statusCode) && !isLeftOut(request)) this.add(slug);
      });
    }
    next();
  };

  /** What the next report holds; it is counted here no longer. */
  take(): { slug: string; views: number }[] {
    const taken = [...this.counted].slice(0, postsPerReport).map(([slug, views]) => ({ slug, views }));
    for (const { slug } of taken) this.counted.delete(slug);
    return taken;
  }

  private add(slug: string): void {
    const known = this.counted.get(slug);
    if (known === undefined && this.counted.size >= mostPosts) return;
    this.counted.set(slug, (known ?? 0) + 1);
  }
}

/**
 * The slug of the post that a request is a view of: a browser navigates to its page, or the site's own script gets it to
 * show it. Undefined for everything else, such as prefetches and programs that are no browser. Current browsers tell by
 * `Sec-Fetch-Dest`, over https and on localhost.
 */
function viewedSlug({ method, headers }: IncomingMessage, path: string): string | undefined {
  if (method !== 'GET' || headers['sec-fetch-dest'] === undefined || isPrefetch(headers)) return undefined;
  const [, place, slug] = /^\/(blog|api\/posts)\/([\w.~-]{1,255})$/.exec(path) ?? [];
  if (!place || headers['sec-fetch-dest'] !== destinations[place as keyof typeof destinations]) return undefined;
  return place === 'blog' || headers['sec-fetch-site'] === 'same-origin' ? slug : undefined;
}

/** A bot that says so, or a colleague who looks at a version of the site that is not live. */
const isLeftOut = ({ headers }: IncomingMessage): boolean =>
  isbot(headers['user-agent']) || (headers.cookie?.includes(previewCookiePrefix) ?? false);

const isPrefetch = (headers: IncomingMessage['headers']): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose ?? '').startsWith('prefetch'));
