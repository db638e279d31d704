import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shellDataElementId } from '@site/federation';
import { SmallSite } from './fixtures/small-site';
import { flips } from './parts/flips';

const size = { flips: 6, visitors: 4, answersCalm: 150, answersBetween: 12, mostTimes: { p50: 3, p99: Infinity } };

/** Of each answer: what a busy machine adds to so much changes little. */
const calmMs = 20;

const page = (version: string): string => {
  const remote = { version, entry: `/releases/public-site/${version}/client/remoteEntry.js` };
  const data = JSON.stringify({ remote, scripts: [], later: [] });
  return `<script type="application/json" id="${shellDataElementId}">${data}</script>`;
};

describe('flips under load', () => {
  let site: SmallSite;
  let server: Server;
  /** So many changes of what is live the server follows. */
  let follows: number;
  /** How long an answer takes from the first of them on, until the last is over. */
  let slowMs: number;

  beforeEach(async () => {
    [follows, slowMs] = [Infinity, calmMs];
    site = new SmallSite();
    let served = { version: await site.release('one'), changes: 0, at: 0 };
    server = createServer(async ({ url = '/' }, response) => {
      // At once: a change that was read earlier must not overtake a later one.
      const version = JSON.parse(readFileSync(path.join(site.releasesDir, 'current.json'), 'utf8')).apps['public-site'];
      const changed = { version, changes: served.changes + 1, at: performance.now() };
      if (version !== served.version && changed.changes <= follows) served = changed;
      const isOver = served.changes === size.flips && performance.now() - served.at > 1_500;
      await wait(served.changes > 0 && !isOver ? slowMs : calmMs);
      if (url === '/') response.end(page(served.version));
      else response.end(await readFile(path.join(site.releasesDir, url.replace('/releases/', ''))));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await site.remove();
  });

  const failures = async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const unused = () => Promise.reject(new Error('not asked for'));
    const fixture = { origin, releasesDir: site.releasesDir, packNext: () => site.pack('two'), figures: unused };
    const start = async () => ({ ...fixture, shellPid: () => 0, end: async () => undefined });
    return (await flips(size, start).run()).failures;
  };

  it('are fine when each is served, and as quickly as before', async () => {
    expect(await failures()).toEqual([]);
  });

  it('fail when one of them is not served', async () => {
    follows = 3;
    expect(await failures()).toContain('Flip 4 of 6: no page of its version within 5 s.');
  });

  it('fail when they slow visitors down', async () => {
    slowMs = 200;
    expect(await failures()).toEqual([expect.stringMatching(/^p50 while it flips: [\d.]+ times the calm one/)]);
  });
});
