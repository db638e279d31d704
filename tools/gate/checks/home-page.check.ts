import { createRequire } from 'node:module';
import path from 'node:path';
import { clientAddress, defaultSiteConfig, type RenderContext, type ServerBundle } from '@site/federation';
import type { GateCheck } from '../gate-check';

const deadlineMs = 10_000;

/** Renders the home page without an API, as the shell would: the least that must work. */
export const homePageCheck: GateCheck = {
  title: 'home page',
  runsCode: true,
  async run({ name, folder, release: { app, version, server } }) {
    if (server === null) return { seen: 'rendered in the browser only', refusals: [] };
    const signal = AbortSignal.timeout(deadlineMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`not done within ${deadlineMs / 1000} s`)));
    });
    try {
      const file = path.join(folder, server);
      const { render }: ServerBundle = createRequire(file)(file);
      const { status, body } = await Promise.race([render('/', contextFor(app, version, signal)), late]);
      if (status !== 200 || !body) throw new Error(`it answered ${status} with ${body.length} characters`);
      return { seen: 'rendered without an API', refusals: [] };
    } catch (error) {
      return { seen: '', refusals: [`${name} can’t render the home page: ${(error as Error).message}.`] };
    }
  },
};

const contextFor = (app: string, version: string, signal: AbortSignal): RenderContext => ({
  assets: clientAddress(app, version),
  config: defaultSiteConfig,
  origin: 'http://localhost',
  nonce: 'check',
  fetch: () => Promise.reject(new Error('There is no API during a check.')),
  signal,
});
