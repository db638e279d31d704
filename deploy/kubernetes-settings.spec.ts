import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { podOf, readKustomizations, readManifests } from './testing/manifests';

const manifests = readManifests();
const pods = manifests.flatMap((manifest) => podOf(manifest) ?? []);
const containers = pods.flatMap((pod) => pod.spec.containers);

describe('the company', () => {
  const company = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'company');

  it('is the example of docs/ until an overlay names another', () => {
    const example: unknown = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../docs/site.example.json'), 'utf8'),
    );
    expect(JSON.parse(company?.data?.['site.json'] ?? '')).toEqual(example);
    const patches = readKustomizations().find(({ folder }) => folder === 'overlays/example')?.patches ?? [];
    const [patch]: { path: string; value: string }[] = parse(
      patches.find(({ target }) => target?.name === 'company')?.patch ?? '',
    );
    expect(patch?.path).toBe('/data/site.json');
    expect(JSON.parse(patch?.value ?? '')).toHaveProperty('schedulingUrl');
  });

  it('is known to all who read SITE_CONFIG', () => {
    const readers = pods.filter(({ spec }) =>
      spec.containers.some(({ envFrom = [] }) =>
        envFrom.some(({ configMapRef }) => ['api', 'shell'].includes(configMapRef?.name ?? '')),
      ),
    );
    expect(readers.map(({ metadata }) => metadata.labels.app).sort()).toEqual(['api', 'migrate', 'shell']);
    for (const { spec } of readers) {
      expect(spec.volumes).toContainEqual({ name: 'company', configMap: { name: 'company' } });
      expect(spec.containers[0]?.volumeMounts).toContainEqual({ name: 'company', mountPath: '/etc/site' });
    }
  });
});

it('migrates with the settings that the API has: the first admin is made then', () => {
  const settingsOf = (app: string) =>
    pods.find(({ metadata }) => metadata.labels.app === app)?.spec.containers[0]?.envFrom ?? [];
  expect(settingsOf('migrate')).toEqual(expect.arrayContaining(settingsOf('api')));
});

describe('the recipe in docs/deployment.md', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../docs/deployment.md'), 'utf8').replaceAll('\\\n', '');
  const secrets = Object.fromEntries(
    [...guide.matchAll(/create secret generic (\S+)(.*)$/gm)].map(([, name = '', rest = '']) => [
      name,
      [...rest.matchAll(/--from-literal=(\w+)=/g)].map(([, key]) => key),
    ]),
  );

  it('makes every secret that a pod reads', () => {
    const read = containers.flatMap(({ env = [], envFrom = [] }) => [
      ...envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
      ...env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []),
    ]);
    expect(Object.keys(secrets).sort()).toEqual([...new Set(read)].sort());
  });

  it('gives API and shells what they must share', () => {
    const shared = ['RELEASE_SERVICE_SECRET', 'RELEASE_PREVIEW_SECRET'];
    for (const name of ['site-secrets', 'shell-secrets']) expect(secrets[name]).toEqual(expect.arrayContaining(shared));
  });

  it('gives the commands of releases the token by which they do everything, and no secret of API and shells', () => {
    expect(secrets['release-secrets']).toEqual(['RELEASE_TOKEN']);
  });

  it('gives jobs more time than the half minute that kubectl waits by itself', () => {
    const waits = guide.match(/^kubectl .* wait .*$/gm) ?? [];
    expect(waits.length).toBeGreaterThan(1);
    for (const line of waits) expect(line).toMatch(/ --timeout=\d+[mh] /);
  });

  it('upgrades step by step, however long a migration takes, and kills none that runs', () => {
    const steps = [
      'get job migrate .*status.active.* \\|\\| kubectl -n site delete job migrate first-release',
      'apply -k',
      'get job migrate .*Complete\\|Failed',
      'rollout status .* deployment/api',
      'patch job first-release .*"suspend":false',
      'wait .* job/first-release',
    ];
    expect(guide).toMatch(new RegExp(steps.join('[^]*')));
    const specOf = (kind: string, name: string) =>
      manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)?.spec;
    expect(specOf('Job', 'first-release')).toMatchObject({ suspend: true });
    expect(specOf('Job', 'migrate')).not.toHaveProperty('activeDeadlineSeconds');
  });

  it('lets a copy of the API wait for a migration for as long as it says', () => {
    const hours = Number(/for (\d+) hours at most/.exec(guide)?.[1]);
    const api = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'api')?.spec;
    const { startupProbe } = api?.template?.spec.containers[0] ?? {};
    const { periodSeconds = 0, failureThreshold = 0 } = startupProbe ?? {};
    expect([periodSeconds * failureThreshold, api?.progressDeadlineSeconds]).toEqual([hours * 3600, hours * 3600]);
  });

  it('migrates between a restore and the first copy of the API: the restored tables are nobody’s but their owner’s', () => {
    const [, restore = ''] = guide.split('scale --replicas=0');
    const steps = [
      'wait --for=delete',
      '"restore"',
      'get job restore-1 .*Complete\\|Failed',
      'delete job migrate',
      'apply -k',
      'get job migrate .*Complete\\|Failed',
      '--replicas=2',
    ];
    expect(restore).toMatch(new RegExp(steps.join('[^]*')));
  });
});
