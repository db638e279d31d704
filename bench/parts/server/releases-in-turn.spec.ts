import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTraffic } from '@site/releases';
import { SmallSite } from '../../fixtures/small-site';
import { releaseInTurn } from './releases-in-turn';

/** Starts a process for each release; ends that of the one before where it is told to. */
const shell = `
import { spawn } from 'node:child_process';
let before;
process.on('message', ({ leaks }) => {
  if (!leaks) before?.kill('SIGKILL');
  before = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000); console.log(1)']);
  before.stdout.once('data', () => process.send('started'));
});
`;

describe('releases in turn', () => {
  const site = new SmallSite();
  let folder: string;
  let child: ChildProcess;
  let server: Server;
  let leaks: boolean;

  beforeAll(async () => {
    await site.release('one');
    folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
    await writeFile(path.join(folder, 'shell.mjs'), shell);
  });

  afterAll(async () => {
    await site.remove();
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    child = fork(path.join(folder, 'shell.mjs'), { detached: true });
    let served: string | null = null;
    server = createServer(async (_, response) => {
      const { live } = await readTraffic(site.releasesDir, 'public-site');
      if (live !== served) {
        child.send({ leaks });
        await once(child, 'message');
      }
      served = live;
      response.end(String(live));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(() => {
    process.kill(-Number(child.pid), 'SIGKILL');
    server.closeAllConnections();
    server.close();
  });

  const releases = async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const unused = () => Promise.reject(new Error('not asked for'));
    const fixture = { origin, releasesDir: site.releasesDir, shellPid: () => Number(child.pid), end: unused };
    return releaseInTurn({ ...fixture, figures: unused }, { releases: 5 });
  };

  it('fail when the processes of earlier ones stay, and count their memory', async () => {
    leaks = true;
    const { failures } = await releases();
    expect(failures).toEqual([
      expect.stringMatching(/^Memory grew/),
      'Processes below the shell: 1 after the first release, 5 after the last.',
    ]);
  });

  it('fail for nothing when these end', async () => {
    leaks = false;
    const { failures, figures } = await releases();
    expect(failures).toEqual([]);
    expect(figures.releasesInTurn).toMatchObject({ count: 5, children: { first: 1, last: 1 } });
  });
});
