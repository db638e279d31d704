import type { EarlyMiddleware } from '@site/http';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { PostViews } from './post-views';

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

interface ViewReporterOptions {
  apiUrl: URL;
  secret: string;
  views: PostViews;
  log: Logger;
}

interface ViewReport {
  /** Of this process. */
  shell: string;
  /** The API counts a report that is sent again once. */
  sequence: number;
  views: ReturnType<PostViews['take']>;
}

const everyMs = 2_000;
const responseMs = 3_000;
/** Such as more views of one post than the API takes at once. */
const unreadable = new Set([400, 413]);

/** Reports to the API what this shell counts of posts. */
class ViewReporter {
  private readonly shell = randomUUID();
  private readonly end = new AbortController();
  private sequence = 0;
  /** What may not have arrived. */
  private unsent: ViewReport | undefined;
  private isFailing = false;

  constructor(private readonly options: ViewReporterOptions) {}

  async start(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await this.report();
    }
  }

  stop(): void {
    this.end.abort();
  }

  /** What the API does not take is sent again the next time, unless it can't read it. Never rejects. */
  private async report(): Promise<void> {
    if (!this.unsent) {
      const views = this.options.views.take();
      if (views.length === 0) return;
      this.unsent = { shell: this.shell, sequence: ++this.sequence, views };
    }
    try {
      await this.send(this.unsent);
      this.unsent = undefined;
      this.isFailing = false;
    } catch (error) {
      if (this.end.signal.aborted) return;
      const { log } = this.options;
      if (!this.unsent) log.error({ err: error }, 'the API can’t read a report of views of posts; they are lost');
      else if (!this.isFailing)
        log.warn({ err: error }, 'views of posts can’t be reported at the moment; they are sent again');
      this.isFailing = true;
    }
  }

  private async send(report: ViewReport): Promise<void> {
    const { apiUrl, secret } = this.options;
    const address = new URL('/api/post-views', apiUrl);
    const response = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(responseMs)]),
    });
    // Sent again it would be refused again, and keep all that come after it from being sent.
    if (unreadable.has(response.status)) this.unsent = undefined;
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  }
}
