import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What goes wrong in a test's browser windows. */
export class Trouble {
  readonly problems: string[] = [];
  readonly violations: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Names a problem that is meant to happen. Nothing excuses a breach of a policy. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  get unexpected(): string[] {
    return this.problems.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

/** Notes every error and warning of a context's pages, every file that they miss and every breach of their policies. */
export function watchContext(context: BrowserContext, trouble: Trouble): void {
  const { problems } = trouble;
  watchPolicies(context, trouble);
  context.on('console', (message) => {
    const text = textOf(message);
    if (['error', 'warning'].includes(message.type()) && !policyBreach.test(text)) problems.push(text);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('requestfailed', (request) => {
    // A navigation away ends what was still under way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
}

/** Notes breaches alone. Browsers write each to the console, also where no script may run. */
export function watchPolicies(context: BrowserContext, { violations }: Trouble): void {
  context.on('console', (message) => {
    if (policyBreach.test(textOf(message))) violations.push(textOf(message));
  });
}

const policyBreach = /Content Security Policy|Permissions[- ]Policy|violates the following/;

const textOf = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;
