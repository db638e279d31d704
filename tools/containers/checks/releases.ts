import { setTimeout as wait } from 'node:timers/promises';
import type { Composition } from '../composition';
import { expectThat, type Report } from '../report';
import { Visitor } from '../visitor';

const app = 'public-site';
const timeoutMs = 30_000;

/** Checks that a release goes live and back, records its origin, and can be previewed. */
export async function checkReleases(report: Report, site: Composition): Promise<void> {
  const visitor = new Visitor(site.origin);
  const first = await visitor.live(app);
  let second = first;
  await report.check('a release', async () => {
    await site.do('docker compose build release');
    await site.do('docker compose run --rm release npm run release -- public-site');
    second = await changed(visitor, first);
    return `${first}, then ${second}`;
  });
  // An image made from this machine's builds has no checkout to name the commit of.
  const named = site.options.short ? 'the person' : 'commit and person';
  await report.check(`the history names ${named}`, async () => {
    const list = await site.do('docker compose run --rm release npm run releases');
    const line = list.split('\n').find((text) => text.includes(`* ${second}`)) ?? '';
    expectThat(site.options.short || /commit [0-9a-f]{7}/.test(line), `It names no commit: ${line}`);
    expectThat(line.includes('by ada (command)'), `It does not name ada: ${line}`);
    return line.trim();
  });
  await report.check('a link to a preview shows the version', async () => {
    const link = await site.do(`docker compose run --rm release npm run preview -- ${app}@${first}`);
    const address = /http:\/\/localhost:\d+(\/\S+)/.exec(link)?.[1] ?? '';
    const { status } = await visitor.call('GET', address);
    expectThat(address && status < 400, `The link ${address} answers ${status}.`);
    return `the link answers ${status}`;
  });
  await report.check('a rollback', async () => {
    await site.do('docker compose run --rm release npm run rollback -- public-site');
    const third = await changed(new Visitor(site.origin), second);
    expectThat(third === first, `${third} is live.`);
    return `${first} is live again`;
  });
}

async function changed(visitor: Visitor, from: string): Promise<string> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const live = await visitor.live(app);
    if (live !== from) return live;
    expectThat(Date.now() < giveUpAt, `${from} stays live.`);
    await wait(500);
  }
}
