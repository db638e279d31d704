import type { EarlyMiddleware } from '@site/http';
import type { Logger } from 'pino';
import { PostViews } from './post-views';
import { ViewReporter } from './view-reporter';

interface CountViewsOptions {
  log: Logger;
  /** `viewsSecret`: undefined where none are counted. */
  environment: { apiUrl: URL; viewsSecret: string | undefined };
}

/** Counts views of posts and reports them, unless the deployment has no secret for it. */
export function countViews({ environment, log }: CountViewsOptions): { handlers: EarlyMiddleware[]; stop(): void } {
  const { apiUrl, viewsSecret: secret } = environment;
  if (!secret) return { handlers: [], stop: () => undefined };
  const views = new PostViews();
  const reporter = new ViewReporter({ apiUrl, secret, views, log });
  void reporter.start();
  return { handlers: [views.count], stop: () => reporter.stop() };
}
