import { limits } from '@site/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { quantile, rounded } from '../figures/distribution';
import type { Part, PartResult } from '../part';
import { ScaleSite } from '../fixtures/scale-site';
import type { SiteSize } from '../fixtures/site-of-posts';
import { plantedWords as words } from '../fixtures/site-of-posts';
import { type Target, targetLines } from './api/target';

export interface ScaleOptions {
  /** From the smallest, which the others are compared with. */
  sites: SiteSize[];
  rounds: number;
}

/** Milliseconds of each call, by case and number of posts. */
type Times = Map<string, Map<number, number[]>>;

/** Longer on a long site, which has fewer of them for it: given for a thousand ids. */
const blockOfMap = 'block of the site map, 1,000 ids';
const idsOfBlock = (posts: number) => Math.min(posts, limits.addressBlock);
const plansFile = path.join(import.meta.dirname, '../results/scale-plans.txt');
const list = '/api/posts?limit=12';
const manager = '/api/admin/posts?limit=20';
const searched = (text: string) => `&search=${encodeURIComponent(text)}`;

/** Of searches in the blog, by number of posts: times the smallest site, or milliseconds. */
const mostTimes = { posts: 100_000, atMost: 2, unit: 'times' };
const mostMs = { posts: 1_000_000, atMost: 300, unit: 'ms' };

/** What is asked of a site of so many posts. */
const cases: Record<string, (posts: number) => string> = {
  'newest list': () => list,
  'list of one type': () => `${list}&type=video`,
  'page 1,000, or the last': (posts) => `${list}&offset=${Math.min(12_000, Math.floor(posts * 0.9) - 12)}`,
  'search: common': () => list + searched('the'),
  'search: 1 of 100': () => list + searched(words.medium),
  'search: rare': () => list + searched(words.rare),
  'search: absent': () => list + searched(words.absent),
  'search: phrase, absent': () => list + searched('software for the team'),
  'search: two letters': () => list + searched('ai'),
  'search: two letters, absent': () => list + searched('qx'),
  'search: %_%': () => list + searched('%_%'),
  'search: backslashes': () => list + searched('\\'.repeat(200)),
  'search: 100 words': () => list + searched('a b '.repeat(50)),
  'search: not Latin': () => list + searched('日本語のウェブサイト'),
  'console: dashboard list': () => '/api/admin/posts?limit=10',
  'console: count of drafts': () => '/api/admin/posts?limit=1&status=draft',
  'console: search, common': () => manager + searched('the'),
  'console: search, rare': () => manager + searched(words.rare),
  'console: title': () => `${manager}&title=on+1234`,
  [blockOfMap]: () => '/api/post-addresses?block=0',
  feed: () => '/api/posts?limit=30',
};

/** The same calls of the API on sites of very different length, in turns, no response cached. */
export const scale = (options: ScaleOptions, open = ScaleSite.open): Part => ({
  name: 'scale',
  summary: `lists and searches at ${options.sites.map(({ posts }) => posts.toLocaleString('en')).join(', ')} posts`,
  run: async () => {
    const sites: ScaleSite[] = [];
    try {
      for (const size of options.sites) sites.push(await open(size));
      const times = await measure(sites, options.rounds);
      await writePlans(sites);
      return resultOf(times, options);
    } finally {
      for (const site of sites) await site.close();
    }
  },
});

async function measure(sites: ScaleSite[], rounds: number): Promise<Times> {
  const times: Times = new Map();
  for (const [name, address] of Object.entries(cases)) {
    const ofCase = new Map(sites.map(({ size }) => [size.posts, [] as number[]]));
    times.set(name, ofCase);
    // The first round warms up.
    for (let round = -1; round < rounds; round++) {
      for (const site of sites) {
        const { posts } = site.size;
        const ms = await site.time(address(posts));
        if (round >= 0) ofCase.get(posts)?.push(name === blockOfMap ? (ms * 1_000) / idsOfBlock(posts) : ms);
      }
    }
  }
  return times;
}

async function writePlans(sites: ScaleSite[]): Promise<void> {
  const parts: string[] = [];
  for (const [name, address] of Object.entries(cases)) {
    for (const site of sites) {
      const plans = await site.plansOf(address(site.size.posts));
      parts.push(`== ${name}, ${site.size.posts} posts`, ...plans);
    }
  }
  await mkdir(path.dirname(plansFile), { recursive: true });
  await writeFile(plansFile, parts.join('\n\n'));
}

function resultOf(times: Times, { sites }: ScaleOptions): PartResult {
  const [smallest = 0] = sites.map(({ posts }) => posts);
  const figures: Record<string, Record<string, { ms: number; ratio: number }>> = {};
  const head = sites.map(({ posts }) => `${posts.toLocaleString('en')} posts`.padEnd(24)).join('');
  const targets: Target[] = [];
  const lines = [`${'median of ms (of the smallest)'.padEnd(34)}${head}`];
  for (const [name, ofCase] of times) {
    const reference = quantile(ofCase.get(smallest) ?? [], 0.5);
    const cells = [...ofCase].map(([posts, all]) => {
      const ms = quantile(all, 0.5);
      (figures[name] ??= {})[posts] = { ms: rounded(ms), ratio: rounded(ms / reference) };
      return `${ms.toFixed(2)} (${rounded(ms / reference)})`.padEnd(24);
    });
    lines.push(`${name.padEnd(34)}${cells.join('')}`);
    if (name.startsWith('search:')) targets.push(...targetsOf(name, figures[name] ?? {}));
  }
  lines.push('', 'targets', ...targetLines(targets), '', 'The plans of all statements: bench/results/scale-plans.txt');
  return { lines, figures: { sites, cases: figures }, failures: [] };
}

function targetsOf(what: string, figures: Record<string, { ms: number; ratio: number }>): Target[] {
  const { [mostTimes.posts]: hundredTimes, [mostMs.posts]: largest } = figures;
  return [
    ...(hundredTimes ? [{ ...mostTimes, what, figure: hundredTimes.ratio }] : []),
    ...(largest ? [{ ...mostMs, what, figure: largest.ms }] : []),
  ];
}
