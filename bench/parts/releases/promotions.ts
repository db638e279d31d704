import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '../../../tools/release/remote/publish';
import type { ReleaseClient } from '../../../tools/release/remote/release-client';
import { inWords, rounded, spreadOf } from '../../figures/distribution';
import { type MostTimes, slowdownOf } from '../../figures/slowdown';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import type { TwoVersions } from '../../fixtures/two-versions';
import { visitPage } from '../../load/page-set';
import { SteadyLoad } from '../../load/steady-load';
import type { PartResult } from '../../part';

export interface PromotionsSize {
  start(): Promise<TwoVersions>;
  /** Of two versions in turn. */
  promotions: number;
  shells: number;
  /** Of each shell, as are the answers below. */
  visitors: number;
  /** Before the first promotion, and after the last, to compare with; as many warm the shells up before. */
  answersCalm: number;
  /** Between one and the next, at least. Whoever asks at one waits for the release: p99 shows little of it. */
  answersBetween: number;
  /** From a promotion until all shells serve a page of its version. */
  mostFollowMs: number;
  /** What response times may be while versions change. */
  mostTimes: MostTimes;
}

const app = 'public-site';
/** No shell follows any more after that. */
const servedMs = 30_000;

/** Makes two versions live in turn, many times, while visitors open pages of all shells; each time all must follow. */
export async function measurePromotions(what: string, size: PromotionsSize): Promise<PartResult> {
  const { releasesDir, versions, remove } = await size.start();
  try {
    const fixture = await ReleaseFixture.start(releasesDir, size.shells);
    const shells = fixture.shells.map(({ origin }) => visitedShell(origin, releasesDir, size.visitors));
    try {
      const client = await fixture.client();
      for (const version of versions) await publish(client, { releasesDir, app, version, rehearsal: 'skipped' });
      const found = await promoteUnderLoad(client, versions, shells, size);
      return resultOf(what, shells, found, size);
    } finally {
      for (const { load } of shells) await load.stop();
      await fixture.end();
    }
  } finally {
    await remove();
  }
}

/** When they were, and how long it took until all shells had followed; the calm is before the first and after the last. */
interface Changes {
  began: number;
  changes: { at: number; followedMs: number }[];
  done: number;
}

function visitedShell(origin: string, releasesDir: string, visitors: number) {
  const pages = new Map<string, number>();
  const visit = visitPage('/', releasesDir, (version) => pages.set(version, (pages.get(version) ?? 0) + 1));
  return { pages, load: new SteadyLoad(origin, visit, visitors) };
}

async function promoteUnderLoad(
  client: ReleaseClient,
  [first, second]: [string, string],
  shells: ReturnType<typeof visitedShell>[],
  size: PromotionsSize,
): Promise<Changes> {
  const change = async (version: string) => {
    const { revision } = await client.read(app);
    await client.promote(app, { version, revision, rehearsal: 'skipped', because: undefined });
  };
  const untilMore = (answers: number) => Promise.all(shells.map(({ load }) => load.untilMore(answers)));
  for (const { load } of shells) load.start();
  // What the shells began with.
  await change(first);
  await untilMore(size.answersCalm);
  const began = performance.now();
  await untilMore(size.answersCalm);
  const changes: Changes['changes'] = [];
  while (changes.length < size.promotions) {
    const version = changes.length % 2 === 0 ? second : first;
    const at = performance.now();
    if (!(await untilServed(shells, version, () => change(version), servedMs))) break;
    changes.push({ at, followedMs: rounded(performance.now() - at) });
    await untilMore(size.answersBetween);
  }
  const done = performance.now();
  await untilMore(size.answersCalm);
  for (const { load } of shells) await load.stop();
  return { began, changes, done };
}

/** Makes a change, after which every shell has to serve a page of a version. Answers whether all did in time. */
export async function untilServed(
  shells: { pages: ReadonlyMap<string, number> }[],
  version: string,
  change: () => Promise<unknown>,
  withinMs: number,
): Promise<boolean> {
  const opened = () => shells.map(({ pages }) => pages.get(version) ?? 0);
  const before = opened();
  await change();
  const isServed = () => opened().every((count, index) => count > (before[index] ?? 0));
  for (const until = performance.now() + withinMs; performance.now() < until && !isServed();) await wait(5);
  return isServed();
}

function resultOf(
  what: string,
  shells: ReturnType<typeof visitedShell>[],
  { began, changes, done }: Changes,
  { promotions, visitors, mostFollowMs, mostTimes }: PromotionsSize,
): PartResult {
  const samples = shells.flatMap(({ load }) => load.samples);
  const between = (from: number, to: number) => samples.filter(({ at }) => at > from && at <= to);
  const first = changes[0]?.at ?? done;
  const slowdown = slowdownOf([...between(began, first), ...between(done, Infinity)], between(first, done), mostTimes);
  const failed = shells.flatMap(({ load }) => load.failures);
  const mixed = failed.filter((failure) => failure.startsWith('a mixed set')).length;
  const followedMs = spreadOf(changes.map((each) => each.followedMs));
  const slowestMs = spreadOf(
    changes.map(({ at }, index) =>
      between(at, changes[index + 1]?.at ?? done).reduce((most, { ms }) => Math.max(most, rounded(ms)), 0),
    ),
  );
  return {
    lines: [
      `${what}: ${changes.length} of ${promotions} promotions served, under ${visitors} visitors of each of ${shells.length} shells`,
      `${samples.length} answers, ${failed.length} failures, ${mixed} mixed sets`,
      `until all shells had followed: ${inWords(followedMs)} ms (wanted: under ${mostFollowMs})`,
      ...slowdown.lines,
      `slowest answer after each                       ${''.padEnd(20)}${inWords(slowestMs)}`,
    ],
    figures: {
      [`promotions of ${what}`]: {
        ...{ count: promotions, served: changes.length, shells: shells.length, failures: failed.length, mixed },
        ...{ followedMs, slowestMs, ...slowdown.figures },
      },
    },
    failures: [
      ...failed,
      ...(changes.length < promotions
        ? [`Promotion ${changes.length + 1} of ${promotions}: not every shell served it within ${servedMs / 1000} s.`]
        : []),
      ...(followedMs.high > mostFollowMs ? [`Shells followed after ${followedMs.high} ms only.`] : []),
      ...slowdown.failures,
    ],
  };
}
