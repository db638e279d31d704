import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type RequestListener, type ServerResponse, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Release } from '@site/federation';
import { readEnvironment } from '../config/environment';
import { createShellLog } from '../shell-log';
import { createShellServer, type ShellServer } from '../shell-server';
import { FakeApi } from './fake-api';
import { FixtureReleases } from './fixture-releases';

/** Those that a test which failed midway has left: their processes would keep the test run from ending. */
const started = new Set<TestShell>();
afterAll(() => Promise.all([...started].map((shell) => shell.stop())));

/** For tests in which a page hangs: short, but not for a busy machine that has to start a process first. */
export const shortRenders = { RENDER_TIMEOUT_MS: '3000' };

/** A whole shell on a free port, with small releases and an API whose answers a test decides. */
export class TestShell {
  readonly api = new FakeApi();
  readonly releases = new FixtureReleases();
  private running: ShellServer | undefined;
  private apiUrl: URL | undefined;
  origin = '';
  /** Every line of the log, parsed. */
  readonly log: Record<string, unknown>[] = [];
  private readonly open = new Set<ServerResponse>();

  private constructor(private readonly variables: NodeJS.ProcessEnv) {}

  /** Starts with version `v1` of the site and `c1` of the console. */
  static start(variables: NodeJS.ProcessEnv = {}, respond?: RequestListener): Promise<TestShell> {
    return TestShell.startWith({}, variables, respond);
  }

  /** The same without a process that renders, for tests that ask for no page. */
  static startWithoutPages(variables: NodeJS.ProcessEnv = {}, respond?: RequestListener): Promise<TestShell> {
    return TestShell.startWith({ server: null }, variables, respond);
  }

  private static async startWith(
    changes: Partial<Release>,
    variables: NodeJS.ProcessEnv,
    respond?: RequestListener,
  ): Promise<TestShell> {
    const shell = new TestShell(variables);
    shell.api.respond = respond;
    started.add(shell);
    await shell.releases.add({ version: 'v1', changes });
    await shell.releases.add({ app: 'admin-console', version: 'c1' });
    await shell.releases.promote('c1', 'admin-console');
    await shell.releases.promote('v1');
    try {
      shell.apiUrl = await shell.api.start();
      await shell.listen();
    } catch (error) {
      await shell.stop();
      throw error;
    }
    return shell;
  }

  async stop(): Promise<void> {
    started.delete(this);
    await this.close();
    await this.api.stop();
    await this.releases.remove();
  }

  /** Ends it and starts another one on the same folder, whether the API is there or not. */
  async restart(): Promise<void> {
    await this.close();
    await this.listen();
  }

  /** Makes a version of the site live whose server bundle is this code. */
  async promote(version: string, code: string): Promise<void> {
    await this.releases.add({ version, files: { 'server/render.cjs': code } });
    await this.releases.promote(version);
  }

  async warmUp(): Promise<void> {
    await this.running?.warmUp();
  }

  /** Redirects are answers here, not followed. */
  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    // As browsers revalidate; by itself `fetch` would insist on a new copy.
    const all = headers['if-none-match'] === undefined ? headers : { 'cache-control': 'max-age=0', ...headers };
    return fetch(this.origin + path, { headers: all, redirect: 'manual' });
  }

  async text(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  send(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.origin + path, { method, body, headers, redirect: 'manual' });
  }

  /** Resolves when all requests are over for the shell too, a moment after their responses came; held ones aside. */
  async settled(): Promise<void> {
    const over = [...this.open].map((response) => once(response, 'close'));
    await Promise.race([Promise.all(over), setTimeout(500)]);
  }

  /** Asks for a target exactly as written, which no browser would send, with any headers. */
  rawStatus(target: string, headers: Record<string, string> = {}): Promise<number | undefined> {
    const { hostname, port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: target, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  }

  private async close(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    if (!running) return;
    running.stop();
    const closed = new Promise((resolve) => running.server.close(resolve));
    running.server.closeAllConnections();
    await closed;
  }

  private async listen(): Promise<void> {
    const scriptsFolder = this.releases.folder;
    for (const name of ['host', 'start']) await writeFile(join(scriptsFolder, `${name}.js`), `/* ${name} */`);
    const environment = readEnvironment({
      API_URL: this.apiUrl?.origin,
      RELEASES_DIR: this.releases.folder,
      PUBLIC_ORIGIN: 'https://site.example.com',
      // A busy machine takes seconds to start the process of a release.
      PROMOTION_WAIT_MS: '10000',
      RENDER_TIMEOUT_MS: '10000',
      ...this.variables,
    });
    const log = createShellLog('s1', 'info', { write: (line) => void this.log.push(JSON.parse(line)) });
    const renderHost = join(__dirname, '../../../../libs/render-host/src/host.cjs');
    this.running = await createShellServer({ environment, scriptsFolder, renderHost, version: 's1', log });
    const { server } = this.running;
    server.on('request', (_, response) => {
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
