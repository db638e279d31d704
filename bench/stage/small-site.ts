import { readTraffic } from '@site/releases';
import { promote } from '../../tools/release/go-live';
import { pack } from '../../tools/release/pack';
import { TemporaryWorkspace } from '../../tools/release/testing/temporary-workspace';

const render = `async (address, { fetch, nonce }) => {
  const posts = await fetch('/api/posts').then((response) => response.json(), () => null);
  return {
    status: 200, head: '<title>A small site</title><style nonce="' + nonce + '">a{}</style>',
    body: '<main>' + (Array.isArray(posts) ? 'with posts' : 'without posts') + '</main>',
    state: null, chunks: ['home'], laterChunks: [], cacheSeconds: address === '/' ? 0.2 : 60,
  };
}`;

/** A site whose page asks the API, small enough to be released in a moment. */
export class SmallSite {
  private readonly workspace = new TemporaryWorkspace();
  readonly releasesDir = this.workspace.releasesDir;

  /** Packs a version; what is live stays. */
  async pack(text: string): Promise<string> {
    await this.workspace.build(text);
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
