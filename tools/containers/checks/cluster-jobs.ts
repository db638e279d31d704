import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { workspaceRoot } from '../../release/workspace';
import type { Composition } from '../composition';
import { expectThat, type Report } from '../report';

interface Pod {
  securityContext: { runAsUser: number; runAsGroup: number };
  containers: {
    command?: string[];
    args?: string[];
    env: { name: string; value?: string }[];
    volumeMounts: { name: string; mountPath: string }[];
  }[];
}

/** Checks that the jobs of deploy/kubernetes work under the security settings of their manifests. */
export async function checkClusterJobs(report: Report, site: Composition): Promise<void> {
  for (const name of ['first-release', 'release', 'backup']) {
    await report.check(`the job ${name} of Kubernetes`, async () => {
      const output = await site.do(await commandOf(name, site));
      return (
        output
          .trim()
          .split('\n')
          .findLast((line) => /Live|rows of/.test(line))
          ?.trim() ?? 'it ended well'
      );
    });
  }
}

/** Runs the job as a container, with its user, mounts and arguments, alongside what compose runs. */
async function commandOf(name: string, site: Composition): Promise<string> {
  const { spec } = parse(readFileSync(path.join(workspaceRoot, `deploy/kubernetes/base/${name}.yaml`), 'utf8'));
  const pod: Pod = (spec.template ?? spec.jobTemplate.spec.template).spec;
  const [container] = pod.containers;
  expectThat(container, `${name} has no container.`);
  const [release] = await site.containers('release');
  const project = release?.Config.Labels['com.docker.compose.project'];
  const secrets = {
    DATABASE_URL: `postgres://site:${site.secrets.POSTGRES_PASSWORD}@postgres:5432/site`,
    RELEASE_TOKEN: site.secrets.RELEASE_TOKEN,
  };
  const { runAsUser, runAsGroup } = pod.securityContext;
  const words = [
    `docker run --rm --read-only --cap-drop ALL --security-opt no-new-privileges --user ${runAsUser}:${runAsGroup}`,
    `--network ${project}_default`,
    ...container.env
      .filter(({ value }) => value !== undefined)
      .map((variable) => `-e '${variable.name}=${variable.value}'`),
    ...Object.entries(secrets).map(([variable, value]) => `-e '${variable}=${value}'`),
    ...container.volumeMounts.map((mount) =>
      mount.name === 'temporary' ? `--tmpfs ${mount.mountPath}` : `-v ${project}_${mount.name}:${mount.mountPath}`,
    ),
    // Pictures and releases are in a volume here, as with deploy/kubernetes/components/volume.
    ...(name === 'backup' ? [`-v ${project}_media:/data/media`] : []),
    ...(site.options.short ? [`-v '${workspaceRoot}:/site:ro'`] : []),
    release?.Config.Image ?? '',
    ...(container.command ?? []),
    ...(container.args ?? []),
  ];
  return words.join(' ');
}
