import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeLiveHere } from './make-live-here';
import { pack, type PackSource } from '../pack';

/** A build of the site and a folder for its releases, both small and made for one test. */
export class TemporaryWorkspace {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  readonly releasesDir = path.join(this.folder, 'releases');
  readonly source: PackSource = {
    app: 'public-site',
    buildDir: path.join(this.folder, 'dist'),
    config: {
      contract: '^1.0.0',
      addresses: ['/*'],
      queryKeys: [],
      preloadFonts: ['archivo'],
      csp: { img: [], frame: [] },
    },
    commit: 'abc1234',
    api: { openapi: '3.0.0', paths: {} },
    apiSchema: 'schema',
  };

  /** Writes a build whose home page is the text. */
  async build(text = 'home'): Promise<void> {
    await this.write('dist/client/remoteEntry.js', '/* entry */'.repeat(200));
    await this.write('dist/client/js/home.js', `/* ${text} */`);
    await this.write('dist/client/assets/archivo.1234.woff2', 'font');
    await this.write('dist/client/public/robots.txt', 'User-agent: *');
    await this.write('dist/maps/js/home.js.map', '{}');
    await this.write('dist/chunks.json', '{"main":["remoteEntry.js"],"home":["js/home.js"]}');
    await this.writeRender(rendering({ status: 200, body: text }));
  }

  /** Packs a build whose home page is the text. Answers its version. */
  async pack(text: string): Promise<string> {
    await this.build(text);
    return (await pack(this.source, this.releasesDir)).version;
  }

  /** Packs one and makes it live. */
  async release(text: string): Promise<string> {
    const version = await this.pack(text);
    await makeLiveHere(this.releasesDir, this.source.app, version);
    return version;
  }

  /** Replaces what the server bundle's `render` does. */
  writeRender(code: string): Promise<void> {
    return this.write('dist/server/render.cjs', `exports.render = ${code};`);
  }

  pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  async write(file: string, text: string | Buffer): Promise<void> {
    const target = this.pathOf(file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Code of a `render` that answers this page. */
export const rendering = (page: { status: number; body: string }): string =>
  `async () => (${JSON.stringify({ head: '', state: null, chunks: [], cacheSeconds: 0, ...page })})`;
