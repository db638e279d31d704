import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { valueAt } from './testing/json-patch';
import { faultsByApi } from './testing/kubernetes-api';
import { faultsOfValues } from './testing/kubernetes-values';
import { existing, podOf, readKustomizations, readManifests } from './testing/manifests';

const manifests = readManifests();
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const pods = manifests.flatMap((manifest) => podOf(manifest) ?? []);
const containers = pods.flatMap((pod) => pod.spec.containers);
const names = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);

interface Selector {
  matchLabels?: { app?: string };
  matchExpressions?: { values: string[] }[];
}
interface Policy {
  podSelector: Selector;
  ingress?: { from: { podSelector?: Selector }[] }[];
  egress?: { to?: { podSelector?: Selector }[]; ports: { port: number }[] }[];
}
const policies = ofKind('NetworkPolicy').map(({ spec }) => spec as unknown as Policy);

describe('the manifests', () => {
  it('are what Kubernetes’ own API takes', () => {
    expect(manifests.length).toBeGreaterThan(10);
    expect(faultsByApi(manifests)).toEqual([]);
  });

  it('would be refused by it with a misspelt field, a wrong type, one that is missing, a kind that it does not have', () => {
    const [deployment] = ofKind('Deployment');
    if (!deployment) throw new Error('There is no deployment.');
    const name = `Deployment ${deployment.metadata.name}: `;
    const faults = faultsByApi([
      { ...deployment, spec: { ...deployment.spec, replcias: 2 } },
      { ...deployment, spec: { ...deployment.spec, revisionHistoryLimit: 'five' } },
      { ...deployment, spec: { ...deployment.spec, selector: undefined } },
      { ...deployment, apiVersion: 'apps/v1beta9' },
    ]);
    expect(faults).toEqual([
      expect.stringMatching(`${name}.*replcias.* does not exist`),
      expect.stringMatching(`${name}.*'string' is not assignable to type 'number'`),
      expect.stringMatching(`${name}Property 'selector' is missing`),
      expect.stringMatching(`${name}.*apps/v1beta9`),
    ]);
  });

  it('have values that Kubernetes takes, where its types take any text', () => {
    expect(manifests.flatMap(faultsOfValues)).toEqual([]);
    const spec = { restartPolicy: 'Allways', accessModes: ['ReadWrite'], limits: { memory: '1GB', cpu: '500m' } };
    const pod = { file: 'pod.yaml', apiVersion: 'v1', kind: 'Pod', metadata: { name: 'Web' }, spec };
    const faults = ['name Web', 'restartPolicy Allways', 'accessModes ReadWrite', 'memory 1GB'];
    expect(faultsOfValues(pod)).toEqual(faults.map((fault) => `pod.yaml: ${fault}`));
  });

  it('are all part of a kustomization, whose files exist', () => {
    const listed = readKustomizations().flatMap(({ folder, resources = [] }) =>
      resources.map((resource) => path.join(folder, resource)),
    );
    const files = new Set([...existing()].filter((file) => !file.endsWith('kustomization.yaml')));
    for (const file of files) expect(listed).toContain(file);
    const folders = new Set([...existing()].map((file) => path.dirname(file)));
    for (const resource of listed) expect(files.has(resource) || folders.has(resource)).toBe(true);
  });
});

describe('every container', () => {
  it.each(containers.map((container) => [container.name, container] as const))(
    'has limits and may change nothing: %s',
    (_, { resources, securityContext }) => {
      for (const each of [resources.requests, resources.limits]) {
        expect(Object.keys(each).sort()).toEqual(['cpu', 'memory']);
      }
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    },
  );

  it('gets no variable from the name of a service: API_PORT would be an address', () => {
    for (const { spec } of pods) expect(spec.enableServiceLinks).toBe(false);
  });

  // ASVS 16.4.3
  it('runs as nobody special, under seccomp, without a token of the cluster', () => {
    for (const { spec } of pods) {
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    }
  });

  it('mounts volumes that its pod has, of claims that exist', () => {
    for (const { spec } of pods) {
      const volumes = spec.volumes ?? [];
      const mounted = spec.containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
      expect(volumes.map(({ name }) => name).sort()).toEqual(mounted.sort());
      const claims = volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
      for (const claim of claims) expect(names('PersistentVolumeClaim')).toContain(claim);
      const maps = spec.containers.flatMap(({ envFrom = [] }) =>
        envFrom.flatMap((from) => from.configMapRef?.name ?? []),
      );
      for (const map of maps) expect(names('ConfigMap')).toContain(map);
      expect(names('ServiceAccount')).toContain(spec.serviceAccountName);
    }
  });
});

it('has what the guide replaces in jobs that are made of the one for backups', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../docs/deployment.md'), 'utf8');
  const lines = guide.split('kubectl -n site create job').filter((text) => /^ \S+ --from=cronjob\/backup/.test(text));
  const patches = lines.map((text) => JSON.parse(/ -p '(\[.+?\])' \\\n/.exec(text)?.[1] ?? '[]'));
  expect(patches.map(({ length }) => length)).toEqual([1, 2]);
  const [backup] = ofKind('CronJob').filter(({ metadata }) => metadata.name === 'backup');
  const job = { spec: backup?.spec.jobTemplate?.spec };
  for (const { op, path: place } of patches.flat()) {
    expect([op, place]).toEqual([
      'replace',
      expect.stringMatching(/^\/spec\/template\/spec\/containers\/0\/(command|args)$/),
    ]);
    expect(job).toHaveProperty(place.slice(1).split('/'));
  }
  const mounts = job.spec?.template.spec.containers[0]?.volumeMounts;
  expect(mounts).toContainEqual({ name: 'backups', mountPath: '/data/backups' });
});

describe('every deployment', () => {
  it.each(names('Deployment'))('has probes, a service, a budget, an autoscaler and a policy: %s', (name) => {
    const template = ofKind('Deployment').find(({ metadata }) => metadata.name === name)?.spec.template;
    for (const container of template?.spec.containers ?? []) {
      const { startupProbe, livenessProbe, readinessProbe } = container;
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) expect(probe).toBeDefined();
      // One asks whether to kill it, the other whether to send it visitors.
      expect(livenessProbe).not.toEqual(readinessProbe);
    }
    expect(template?.metadata.labels).toEqual({ app: name });
    for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy']) {
      expect(names(kind)).toContain(name);
    }
    expect(ofKind('Service').find(({ metadata }) => metadata.name === name)?.spec.selector).toEqual({ app: name });
  });

  it('has two copies at least, and one that no upkeep may take', () => {
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(spec.minReplicas).toBeGreaterThanOrEqual(2);
    for (const { spec } of ofKind('PodDisruptionBudget')) expect(spec.minAvailable).toBe(1);
  });

  it('leaves the number of copies to its autoscaler', () => {
    for (const { spec } of ofKind('Deployment')) expect(spec).not.toHaveProperty('replicas');
  });
});

describe('the owner of the database', () => {
  it('is known to those alone who migrate and back up', () => {
    const owners = pods.filter(({ spec }) => JSON.stringify(spec).includes('"database-owner"'));
    expect(owners.map(({ metadata }) => metadata.labels.app).sort()).toEqual(['backup', 'migrate']);
  });
});

describe('every command of the workspace', () => {
  const commands = pods.filter(({ spec }) => spec.containers.some(({ image }) => image === 'site/workspace'));

  it('may write its temporary files, and asks the npm of a read-only root for none elsewhere', () => {
    for (const { spec } of commands) {
      for (const { env = [], volumeMounts = [] } of spec.containers) {
        expect(env).toContainEqual({ name: 'HOME', value: '/tmp' });
        expect(volumeMounts).toContainEqual({ name: 'temporary', mountPath: '/tmp' });
      }
    }
    expect(commands.map(({ metadata }) => metadata.labels.app).sort()).toEqual(['backup', 'first-release', 'release']);
  });

  it('shares no disk with a shell, which follows the API from a disk of its own', () => {
    const shell = pods.find(({ metadata }) => metadata.labels.app === 'shell');
    expect(JSON.stringify(shell)).not.toContain('persistentVolumeClaim');
    expect(shell?.spec.containers[0]?.envFrom).toContainEqual({ secretRef: { name: 'shell-secrets' } });
  });

  it.each([
    ['release', 'shell', 4200],
    ['release', undefined, 443],
    ['first-release', 'api', 4300],
    ['backup', undefined, 5432],
  ] as const)('is let through to what it calls: %s', (app, target, port) => {
    const selects = (selector: Selector) =>
      selector.matchLabels?.app === app || !!selector.matchExpressions?.some(({ values }) => values.includes(app));
    const rules = policies.filter(({ podSelector }) => selects(podSelector)).flatMap(({ egress = [] }) => egress);
    const rule = rules.find(({ ports }) => ports.some((allowed) => allowed.port === port));
    expect(rule?.to?.[0]?.podSelector?.matchLabels?.app).toBe(target);
    if (!target) return expect(rule).toBeDefined();
    const entrances = policies.filter(({ podSelector }) => podSelector.matchLabels?.app === target);
    const callers = entrances.flatMap(({ ingress = [] }) => ingress.flatMap(({ from }) => from));
    expect(callers.some(({ podSelector }) => podSelector?.matchLabels?.app === app)).toBe(true);
  });
});

it('has the ingress ask another copy when and as often as nginx.conf does', () => {
  const nginx = readFileSync(path.join(import.meta.dirname, 'nginx/nginx.conf'), 'utf8');
  const [ingress] = ofKind('Ingress');
  for (const directive of ['proxy_next_upstream', 'proxy_next_upstream_tries', 'proxy_read_timeout']) {
    const [, value = ''] = new RegExp(`^  ${directive} (.+);$`, 'm').exec(nginx) ?? [];
    const annotation = `nginx.ingress.kubernetes.io/${directive.replaceAll('_', '-')}`;
    expect([annotation, ingress?.metadata.annotations?.[annotation]]).toEqual([annotation, value.replace(/s$/, '')]);
  }
});

it('is at the address of an overlay in every ingress', () => {
  const patches = readKustomizations().find(({ folder }) => folder === 'overlays/example')?.patches ?? [];
  const ingresses = structuredClone(ofKind('Ingress'));
  for (const { target, patch } of patches.filter((each) => each.target?.kind === 'Ingress')) {
    // Kustomize reads a name as a pattern of the whole name.
    const name = new RegExp(`^(${target?.name ?? '.*'})$`);
    for (const ingress of ingresses.filter(({ metadata }) => name.test(metadata.name))) {
      for (const { path: pointer, value } of parse(patch) as { path: string; value: string }[]) {
        const [, place, key = ''] = /^(.*)\/(.*)$/.exec(pointer) ?? [];
        (valueAt(ingress, place) as Record<string, string>)[key] = value;
      }
    }
  }
  const hosts = ingresses.map(({ spec }) => JSON.stringify(spec).match(/[\w.]+\.example\.com/g));
  expect(hosts.length).toBeGreaterThan(1);
  for (const named of hosts) expect(named).toEqual(['www.example.com', 'www.example.com']);
});
