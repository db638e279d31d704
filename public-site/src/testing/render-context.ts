import { CONTRACT_VERSION, defaultSiteConfig, type RenderContext } from '@site/federation';

/** What the shell hands to `render`, with an API of the test's choice. */
export const renderContext = (fetch: RenderContext['fetch']): RenderContext => ({
  assets: '/releases/public-site/1/client/',
  config: defaultSiteConfig,
  origin: 'https://site.example.com',
  nonce: 'a-nonce',
  contract: CONTRACT_VERSION,
  fetch,
  signal: new AbortController().signal,
});

export const unreachableApi: typeof fetch = () => Promise.reject(new Error('unreachable'));
