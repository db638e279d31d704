/// <reference lib="dom" />
import { defaultSiteConfig } from '@site/federation';

void start();

/** Does what the shell's host script does, without federation and with default company facts. */
async function start() {
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const { mount } = await import('remote/mount');
  await mount(element, {
    app: { name: 'development', version: 'development' },
    assets: '/',
    config: defaultSiteConfig,
    state: null,
    hydrate: false,
    reportError: (error) => console.error(error),
  });
}
