import type { Composition } from '../composition';
import { expectThat, type Report } from '../report';
import { Visitor } from '../visitor';

const budgetMb = 250;

/**
 * Checks that it starts as documented, keeps running when started again, and is as small and restricted as promised.
 */
export async function checkStart(report: Report, site: Composition): Promise<boolean> {
  await report.check(
    '.env is made by the line of .env.example',
    async () => `with ${(await site.makeEnv()).join(', ')}`,
  );
  const up = 'docker compose pull postgres && docker compose build --pull && docker compose up --wait';
  if (!(await report.check(up, () => start(site, up)))) return false;
  await report.check('the same again changes nothing', async () => {
    const before = await serverIds(site);
    await site.do(up);
    expectThat((await serverIds(site)) === before, 'Containers were made anew.');
    return `the same ${before.split(' ').length} containers`;
  });
  await report.check(`images of API and shell below ${budgetMb} MB`, () => sizes(site));
  await report.check('no container has a right that it does not need', () => bounds(site));
  await report.check('no refused connection in the logs of the start', async () => {
    const logs = await site.do('docker compose logs --no-color');
    const refused = logs.split('\n').filter((line) => line.includes('ECONNREFUSED'));
    expectThat(refused.length === 0, refused.slice(0, 5).join('\n'));
    return `none in ${logs.split('\n').length} lines`;
  });
  return true;
}

async function start(site: Composition, line: string): Promise<string> {
  try {
    await site.do(line);
  } catch (error) {
    const { output } = await site.try('docker compose logs --no-color --no-log-prefix --tail 15 release migrate');
    throw new Error(`${(error as Error).message}\n${output.trim()}`);
  }
  await new Visitor(site.origin).page('/');
  const healthy = (await site.containers()).filter(({ State }) => State.Health?.Status === 'healthy');
  return `${healthy.length} healthy containers, and the home page answers`;
}

const serverIds = async (site: Composition): Promise<string> =>
  (await site.containers())
    .filter(({ State }) => State.Health)
    .map(({ Id }) => Id.slice(0, 12))
    .sort()
    .join(' ');

async function sizes(site: Composition): Promise<string> {
  const seen: string[] = [];
  for (const name of ['api', 'shell']) {
    const [container] = await site.containers(name);
    const bytes = Number(await site.do(`docker image inspect --format '{{.Size}}' ${container?.Config.Image}`));
    const mb = Math.round(bytes / 1e6);
    expectThat(mb > 0 && mb < budgetMb, `${name}: ${mb} MB`);
    seen.push(`${name} ${mb} MB`);
  }
  return seen.join(', ');
}

async function bounds(site: Composition): Promise<string> {
  const containers = await site.containers();
  for (const { Name, Config, HostConfig } of containers) {
    const { ReadonlyRootfs, CapDrop, SecurityOpt, Memory, LogConfig } = HostConfig;
    const bound = ReadonlyRootfs && CapDrop?.includes('ALL') && SecurityOpt?.includes('no-new-privileges:true');
    expectThat(
      bound && Memory > 0,
      `${Name} may do too much: ${JSON.stringify(HostConfig, ['ReadonlyRootfs', 'CapDrop', 'SecurityOpt', 'Memory'])}`,
    );
    expectThat(!['', '0', 'root'].includes(Config.User), `${Name} runs as root.`);
    expectThat(LogConfig.Config['max-size'] && LogConfig.Config['max-file'], `${Name}: its log is not rotated.`);
  }
  return `${containers.length} containers: read-only, no capabilities, not root, limits of memory and log`;
}
