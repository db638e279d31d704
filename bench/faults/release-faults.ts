import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { collectReleases } from '../../tools/release/collect-releases';
import { publish } from '../../tools/release/remote/publish';
import { moveClock } from './clock-options';
import type { Fault, Sight } from './fault';
import { inWords, People, unserved } from './people';
import { app, countLive, inScene, promoter, recoveryMs, type Scene, shells, untilLive } from './release-scene';
import { type FullCopy, mountFullCopy } from './small-disk';

/** How long a fault lasts; shells that it does not hinder follow meanwhile. */
const faultMs = 5_000;

interface ReleaseFault {
  name: string;
  /** What is done, for the table. */
  fault: string;
  /** Whether a version is packed and published meanwhile, too. */
  packs?: boolean;
  /** By how many hours a clock moves that does (1). */
  clockHours?: number;
  /** Does it, and answers what takes it back. */
  inflict(scene: Scene): Promise<() => Promise<unknown>>;
  /** One sentence each for what is not as it should be meanwhile. */
  look?(scene: Scene): Promise<string[]>;
  /** Whether the command fails meanwhile. */
  refuses: boolean;
  /** How many of the shells follow one that it takes. */
  follow: number;
}

/** Bytes: two files of a small release. */
const enoughToBegin = 8 * 1024;
let packersDisk: FullCopy;

const clockOff: Pick<ReleaseFault, 'refuses' | 'follow' | 'inflict'> = {
  refuses: false,
  follow: shells,
  inflict: ({ fixture }) => moveClock(fixture.shells[0]?.copy),
};

const faults: ReleaseFault[] = [
  {
    name: 'release-service-down',
    fault: 'the release service killed (-9) for 5 s, in which a version is promoted',
    refuses: true,
    follow: 0,
    inflict: async ({ fixture }) => {
      await fixture.api.end('SIGKILL');
      return () => fixture.api.start();
    },
  },
  {
    name: 'release-database-down',
    fault: 'the release service’s Postgres stopped for 5 s, in which a version is promoted',
    refuses: true,
    follow: 0,
    inflict: async ({ postgres }) => {
      postgres.stop();
      return async () => postgres.start();
    },
  },
  {
    name: 'release-bucket-down',
    fault: 'the bucket of releases answers nothing but errors for 5 s, in which a version is promoted',
    refuses: true,
    follow: 0,
    inflict: async ({ bucket }) => {
      bucket.failure = { status: 503, code: 'SlowDown' };
      return async () => (bucket.failure = null);
    },
  },
  {
    name: 'release-packing-disk-full',
    fault: 'no room on the disk of the machine that packs for 5 s, in which a version is released',
    packs: true,
    refuses: true,
    follow: 0,
    inflict: async ({ site }) => {
      packersDisk = await mountFullCopy(site.releasesDir, enoughToBegin);
      return packersDisk.takeAway;
    },
    look: async ({ site, versions }) => {
      const names = await readdir(path.join(site.releasesDir, app));
      const left = names.filter((name) => !versions.includes(name));
      // Whoever makes room does so on a full disk.
      packersDisk.fillUp();
      const collecting = await wordsOf(collectReleases(site.releasesDir, app, undefined));
      return [
        ...(left.length > 0 ? [`half a release was left: ${left.join(', ')}`] : []),
        ...(collecting ? [`old releases could not be deleted: ${collecting}`] : []),
      ];
    },
  },
  {
    name: 'release-shell-disk-full',
    fault: 'no room on the disk of one of two shells for 5 s, in which a version is promoted',
    refuses: false,
    follow: 1,
    inflict: async ({ fixture }) => {
      const disk = await mountFullCopy(String(fixture.shells[0]?.releasesDir), 0);
      return disk.takeAway;
    },
  },
  {
    ...{ ...clockOff, name: 'release-clock-off' },
    fault: 'the clock of one of two shells an hour ahead for 5 s, in which a version is promoted',
  },
  {
    ...{ ...clockOff, name: 'release-clock-off-behind', clockHours: -1 },
    fault: 'the clock of one of two shells an hour behind for 5 s, in which a version is promoted',
  },
  {
    ...{ ...clockOff, name: 'release-clock-off-api', clockHours: -1 },
    fault: 'the clock of the release service an hour behind for 5 s, in which a version is promoted',
    inflict: ({ fixture }) => moveClock(fixture.api),
  },
];

/** What befalls the release service, or a shell that follows it, while a version is made live. */
export const releaseFaults: Fault[] = faults.map((fault) => ({
  name: fault.name,
  run: () => inScene(fault.clockHours ?? 1, (scene) => endure(fault, scene)),
}));

async function endure(fault: ReleaseFault, scene: Scene): Promise<Sight> {
  const { fixture, versions } = scene;
  const [first, second] = versions;
  const promote = await promoter(fixture);
  await promote(first);
  await untilLive(fixture, first, shells, recoveryMs);
  let wanted = second;
  const release = async () => {
    if (fault.packs) wanted = await packAndPublish(scene);
    await promote(wanted);
  };
  const visitors = fixture.shells.map(({ origin }) => new People({ origin }, ['/']));
  const takeBack = await fault.inflict(scene);
  const words = await wordsOf(release());
  const seen = (await fault.look?.(scene)) ?? [];
  await wait(faultMs);
  const followed = shells - (await countLive(fixture, first));
  const began = performance.now();
  await takeBack();
  if (words) await release();
  const all = await untilLive(fixture, wanted, shells, recoveryMs - (performance.now() - began));
  const recovered = performance.now() - began;
  await Promise.all(visitors.map((visitor) => visitor.leave()));
  const pages = visitors.flatMap((visitor) => visitor.pages);
  const problems = [
    ...seen,
    ...(Boolean(words) === fault.refuses ? [] : [words ? `a promotion was refused: ${words}` : 'nothing was refused']),
    ...(followed === fault.follow ? [] : [`${followed} shells followed meanwhile, not ${fault.follow}`]),
    ...(all === shells ? [] : [`only ${all} of ${shells} shells follow within ${recoveryMs / 1000} s`]),
    ...unserved(pages),
  ];
  const done = fault.packs ? 'release' : 'promotion';
  return {
    fault: fault.fault,
    visitor: `pages ${inWords(pages)}`,
    admin: words ? `the ${done}: “${words}”` : `the ${done} is taken; ${followed} of ${shells} shells follow`,
    after: `${all} of ${shells} shells follow ${(recovered / 1000).toFixed(1)} s later`,
    failures: problems.map((problem) => `${fault.name}: ${problem}`),
  };
}

/** What a command says that fails; undefined where it does what it should. */
const wordsOf = (command: Promise<unknown>): Promise<string | undefined> =>
  command.then(
    () => undefined,
    (error: Error) => error.message,
  );

async function packAndPublish({ site, fixture }: Scene): Promise<string> {
  const { releasesDir } = site;
  const version = await site.pack('three');
  await publish(await fixture.client(), { releasesDir, app, version, rehearsal: 'skipped', isQuiet: true });
  return version;
}
