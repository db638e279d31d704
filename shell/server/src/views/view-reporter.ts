import type { EarlyMiddleware } from '@site/http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { callApi } from '../http/call-api';
import { IdempotentReporter, isUnreadable } from '../http/idempotent-reporter';
import { PostViews } from './post-views';

interface CountViewsOptions {
  log: Logger;
  /** `viewsSecret`: undefined where none are counted. */
  environment: { apiUrl: URL; viewsSecret: string | undefined };
}

const everyMs = 2_000;
const responseMs = 3_000;

/** Counts views of posts and reports them, unless the deployment has no secret for it. */
export function countViews({ environment, log }: CountViewsOptions): { handlers: EarlyMiddleware[]; stop(): void } {
  const { apiUrl, viewsSecret: secret } = environment;
  if (!secret) return { handlers: [], stop: () => undefined };
  const posts = new PostViews();
  const reporter = new IdempotentReporter({
    take: () => {
      const views = posts.take();
      return views.length > 0 ? { views } : undefined;
    },
    send: (body, signal) => callApi(new URL('/api/post-views', apiUrl), { withinMs: responseMs, signal, secret, body }),
  });
  const end = new AbortController();
  void keepReporting(reporter, end.signal, log);
  return { handlers: [posts.count], stop: () => end.abort() };
}

/** Never rejects. */
async function keepReporting(
  reporter: Pick<IdempotentReporter<object>, 'report'>,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  for (let isFailing = false; !signal.aborted;) {
    await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    try {
      await reporter.report(signal);
      isFailing = false;
    } catch (error) {
      if (signal.aborted) return;
      if (isUnreadable(error))
        log.error({ err: error }, 'the API can’t read a report of views of posts; they are lost');
      else if (!isFailing)
        log.warn({ err: error }, 'views of posts can’t be reported at the moment; they are sent again');
      isFailing = true;
    }
  }
}
