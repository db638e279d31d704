/**
 * `npm run containers -- [--short]`: builds the images, runs docker-compose.yml with them as its head documents, prints
 * what it saw, and removes everything again. With --short the images are made from this machine's builds.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../start/ports';
import { Problem } from '../start/problem';
import { checkBackups } from './checks/backups';
import { checkCopies } from './checks/copies';
import { checkClusterJobs } from './checks/cluster-jobs';
import { checkDatabaseUser } from './checks/database-user';
import { checkReleases } from './checks/releases';
import { checkStart } from './checks/start';
import { checkUse } from './checks/use';
import { Composition, promisedCommands } from './composition';
import { type Daemon, findDaemon } from './daemon';
import { buildFromHere, buildWorkspace, ensureBases, rebuildChangedSite } from './images';
import { requireContainers, requireRoom } from './machine';
import { expectThat, Report } from './report';
import { run } from './run';

/** If the short form takes longer, the machine is too slow to tell anything about the containers. */
const timeoutMinutes = 45;
const { short = false } = parseArgs({ options: { short: { type: 'boolean' } } }).values;
const report = new Report();
const folder = await mkdtemp(path.join(tmpdir(), 'containers-'));
let daemon: Daemon | undefined;
let site: Composition | undefined;
process.once('SIGINT', () => void end(1)).once('SIGTERM', () => void end(1));
if (short) setTimeout(() => void giveUp(), timeoutMinutes * 60_000).unref();

try {
  await requireRoom(folder);
  daemon = await findDaemon(folder);
  console.log(`  base images: ${await ensureBases(daemon.env, folder)}`);
  await requireContainers(daemon.env, { short });
  site = new Composition(daemon.env, folder, { port: await findFreePort(), short });
  await checkAll(daemon, site);
  await end(report.exitCode);
} catch (error) {
  if (!(error instanceof Problem)) console.error(error);
  else console.log(`The containers were not checked: ${error.message}`);
  await end(error instanceof Problem && !isFit() ? 0 : 1);
}

/** This machine has run containers. One that can't says so, and fails nothing. */
function isFit(): boolean {
  return site !== undefined;
}

async function checkAll({ env }: Daemon, composition: Composition): Promise<void> {
  const build = async () => {
    await (short ? buildFromHere(env) : buildWorkspace(env));
    return short ? 'of what was built on this machine' : 'from the sources';
  };
  if (!(await report.check('the images', build))) return;
  if (!short) {
    await report.check('one changed line of the public site', async () => {
      const built = await rebuildChangedSite(env, folder);
      expectThat(built.join() === 'public-site', `Built: ${built.join(', ') || 'nothing'}`);
      return 'its build ran, all others came from the cache';
    });
  }
  if (!(await checkStart(report, composition))) return;
  await checkUse(report, composition);
  await checkDatabaseUser(report, composition);
  await checkCopies(report, composition);
  await checkReleases(report, composition);
  await checkBackups(report, composition);
  await checkClusterJobs(report, composition);
  await report.check('every command at the head of docker-compose.yml', async () => {
    await composition.do('docker compose down');
    const left = promisedCommands().filter((line) => !composition.ran.has(line));
    expectThat(left.length === 0, `Not run: ${left.join('; ')}`);
    return `${promisedCommands().length} run as they stand there`;
  });
}

function giveUp(): Promise<void> {
  console.log(`The rest was not checked: it took longer than ${timeoutMinutes} minutes on this machine.`);
  return end(isFit() ? report.exitCode : 0);
}

async function end(code: number): Promise<void> {
  await site?.remove();
  await daemon?.stop();
  await run(`rm -rf '${folder}'`, process.env);
  console.log(`\n${report.passed} passed, ${report.failed} failed`);
  process.exit(code);
}
