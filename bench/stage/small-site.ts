import { readTraffic } from '@site/releases';
import { promote } from '../../tools/release/go-live';
import { pack } from '../../tools/release/pack';
import { TemporaryWorkspace } from '../../tools/release/testing/temporary-workspace';

const render = `async (address, { fetch, nonce }) => {
  const posts = await fetch('/api/posts').then((response) => response.json(), () => null);
  return {
    status: 200, head: '<title>A small site</title><style nonce="' + nonce + '">a{}</style>',
    body: '<header><a href="/">Home</a><button popovertarget="menu">Menu</button></header>' +
      '<nav id="menu" popover>Nothing yet</nav><main><h1>' + (address === '/' ? 'Home' : 'A page') + '</h1>' +
      (Array.isArray(posts) ? 'with posts' : 'without posts') + '</main>',
    state: null, chunks: ['home'], laterChunks: [], cacheSeconds: address === '/' ? 0.2 : 60,
  };
}`;

/** What federation loads: an app that leaves the page as it is. */
const entry = 'var public_site = { init() {}, get: async () => () => ({ mount: async () => () => {} }) };';

/** A site whose page asks the API, small enough to be released in a moment. */
export class SmallSite {
  private readonly workspace = new TemporaryWorkspace();
  readonly releasesDir = this.workspace.releasesDir;

  /** Packs a version; what is live stays. */
  async pack(text: string): Promise<string> {
    await this.workspace.build(text);
    await this.workspace.write('dist/client/remoteEntry.js', entry);
    await this.workspace.writeRender(render);
    const { version } = await pack(this.workspace.source, this.releasesDir);
    return version;
  }

  /** Packs a version and makes it live. */
  async release(text: string): Promise<string> {
    const { source } = this.workspace;
    const version = await this.pack(text);
    await promote(this.releasesDir, source.app, version, await readTraffic(this.releasesDir, source.app));
    return version;
  }

  remove(): Promise<void> {
    return this.workspace.remove();
  }
}
