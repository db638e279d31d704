import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { visitPage } from '../bench/load/page-set';
import { SteadyLoad } from '../bench/load/steady-load';
import { SmallSite } from '../bench/fixtures/small-site';
import { Cluster } from './testing/cluster';
import { untilClosedBy } from './testing/kernel-connections';
import { silentBody, slowBody, type SlowClient, slowHead, slowReader, untilEnded } from './testing/slow-clients';

const timeoutMs = 6_000;
/** As many as nginx lets one address have, by its configuration. */
const perAddress = 200;
/** More than a connection holds that nobody reads from. */
const film = { name: 'film.webp', bytes: 1024 * 1024, times: 12 };

const site = new SmallSite();
const cluster = new Cluster(site, `${timeoutMs / 1000}s`);
let port: number;
let clients: SlowClient[] = [];

beforeAll(async () => {
  await cluster.start();
  writeFileSync(path.join(cluster.mediaDir, film.name), Buffer.alloc(film.bytes));
  port = Number(new URL(cluster.origin).port);
}, 180_000);
afterEach(() => {
  for (const client of clients) client.leave();
  clients = [];
});
afterAll(async () => {
  await cluster.stop();
  await site.remove();
});

const crowd = (count: number, make: () => SlowClient): SlowClient[] => {
  const made = Array.from({ length: count }, make);
  clients.push(...made);
  return made;
};

/** The status that a client of that address gets for posts: nginx is asked twice for them. */
const statusFor = (localAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = get(`${cluster.origin}/api/posts?limit=1`, { localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
  });

describe('nginx', () => {
  it('lets go of hundreds who send a byte a second or do not read, and answers everybody else meanwhile', async () => {
    const pages = new SteadyLoad(
      cluster.origin,
      visitPage('/', site.releasesDir, () => undefined),
      4,
    );
    pages.start();
    await pages.untilMore(50);
    const senders = crowd(400, () => slowHead(port));
    const bodies = crowd(60, () => slowBody(port));
    const readers = crowd(100, () => slowReader(port, `/media/${film.name}`, film.times));
    try {
      await pages.untilMore(20);
      expect(senders.filter(({ endedAt }) => endedAt !== undefined)).toEqual([]);
      await untilEnded(senders, 2 * timeoutMs);
      // A connection stands still once it is full, which on a busy machine takes longer than nginx is patient.
      await untilClosedBy(
        port,
        readers.map(({ localPort }) => localPort),
        2 * timeoutMs,
      );
      await pages.untilMore(50);
    } finally {
      await pages.stop();
    }
    expect(pages.failures).toEqual([]);

    // Whoever reads again finds the connection cut off in the middle.
    for (const reader of readers) reader.listen();
    await untilEnded(readers, timeoutMs);
    expect(Math.max(...readers.map(({ received }) => received))).toBeLessThan(film.bytes * film.times);
    expect(Math.min(...readers.map(({ received }) => received))).toBeGreaterThan(0);
    // A body that does come is waited for.
    expect(bodies.filter(({ endedAt }) => endedAt !== undefined)).toEqual([]);
  });

  it('lets one address have so many requests at a time, and others as many, until they end or have stood still', async () => {
    const tooMany = 10;
    const silent = crowd(perAddress + tooMany, () => silentBody(port));
    const refused = () => silent.filter(({ received }) => received > 0);
    while (refused().length < tooMany) await wait(20);
    expect(await statusFor('127.0.0.1')).toBe(429);
    expect(refused()).toHaveLength(tooMany);
    expect(await statusFor('127.0.0.2')).toBe(200);
    await untilEnded(silent, 2 * timeoutMs);
    expect(await statusFor('127.0.0.1')).toBe(200);
  });
});
