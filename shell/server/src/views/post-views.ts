import type { EarlyMiddleware } from '@site/http';
import { pathOf } from '../http/plain-path';
import { isLeftOut, viewedSlug } from './is-view';

/** While the API takes no report. Only what is answered gets here, so they are real posts. */
const mostPosts = 5_000;
/** As the API takes them at once. */
const postsPerReport = 200;
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
