import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsByApi } from './testing/kubernetes-api';
import { faultsOfValues } from './testing/kubernetes-values';
import { type Manifest, podOf, readManifests } from './testing/manifests';
import { withComponent } from './testing/with-component';

const all = readManifests();
const base = all.filter(({ file }) => file.startsWith('base/'));
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

const find = (manifests: Manifest[], kind: string, name: string) => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};
const containerOf = (manifest: Manifest) => podOf(manifest)?.spec.containers[0];
const claimsOf = (manifest: Manifest) =>
  (podOf(manifest)?.spec.volumes ?? []).flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);

describe('the base', () => {
  it('has no volume that is of several machines at once, nor a server that mounts a claim', () => {
    const claims = base.filter(({ kind }) => kind === 'PersistentVolumeClaim');
    expect(claims.map(({ metadata }) => metadata.name).sort()).toEqual(['backups', 'packed-releases', 'source-maps']);
    for (const { spec } of claims) expect(spec.accessModes).toEqual(['ReadWriteOnce']);
    for (const manifest of base.filter(({ kind }) => kind === 'Deployment')) expect(claimsOf(manifest)).toEqual([]);
  });

  it('starts neither the API nor a backup without a bucket', () => {
    const needed = { name: 'S3_ENDPOINT', valueFrom: { secretKeyRef: { name: 'site-secrets', key: 'S3_ENDPOINT' } } };
    for (const manifest of [find(base, 'Deployment', 'api'), find(base, 'CronJob', 'backup')]) {
      expect(containerOf(manifest)?.env).toContainEqual(needed);
      expect(containerOf(manifest)?.envFrom).toContainEqual({ secretRef: { name: 'site-secrets' } });
    }
  });

  it('is told of the bucket by the recipe in docs/deployment.md', () => {
    const guide = read('docs/deployment.md').replaceAll('\\\n', '');
    const [recipe = ''] = /create secret generic site-secrets .*/.exec(guide) ?? [];
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET']) {
      expect(recipe).toContain(`--from-literal=${name}=`);
    }
  });
});

describe('the component for those without a bucket', () => {
  const withVolume = withComponent('volume', all);

  it('fits the base, and makes of it what Kubernetes takes', () => {
    expect(withVolume.filter((manifest, index) => manifest !== all[index])).toHaveLength(4);
    expect(faultsByApi(withVolume)).toEqual([]);
    expect(withVolume.flatMap(faultsOfValues)).toEqual([]);
  });

  it('gives the volume to API and backup, where they look for it without a bucket', () => {
    const media = { name: 'media', mountPath: '/data/media' };
    expect(read('Dockerfile')).toMatch(/^ENV .* MEDIA_DIR=\/data\/media$/m);
    const users = withVolume.filter((manifest) => claimsOf(manifest).includes('media'));
    expect(users.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'backup']);
    for (const manifest of users) {
      expect(containerOf(manifest)?.volumeMounts).toContainEqual(media);
      expect(containerOf(manifest)?.env?.map(({ name }) => name)).not.toContain('S3_ENDPOINT');
    }
    expect(find(withVolume, 'PersistentVolumeClaim', 'media').spec.accessModes).toEqual(['ReadWriteOnce']);
  });

  it('runs one copy of the API at a time, which may be moved', () => {
    expect(find(withVolume, 'Deployment', 'api').spec.strategy).toEqual({ type: 'Recreate' });
    const { minReplicas, maxReplicas } = find(withVolume, 'HorizontalPodAutoscaler', 'api').spec;
    expect([minReplicas, maxReplicas]).toEqual([1, 1]);
    expect(find(withVolume, 'PodDisruptionBudget', 'api').spec.minAvailable).toBe(0);
  });

  it('runs a backup on the machine of the API, and a restore, which is made of it, without one', () => {
    const backup = podOf(find(withVolume, 'CronJob', 'backup'));
    const [term] = backup?.spec.affinity?.podAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
    expect(term?.topologyKey).toBe('kubernetes.io/hostname');
    const [{ values = [] } = {}] = term?.labelSelector.matchExpressions ?? [];
    expect(values).toEqual([
      podOf(find(withVolume, 'Deployment', 'api'))?.metadata.labels.app,
      backup?.metadata.labels.app,
    ]);
  });
});

describe('the component that gives shells volumes', () => {
  const withDisks = withComponent('shell-disks', all);
  const shell = find(withDisks, 'StatefulSet', 'shell');

  it('fits the base and the other component, and makes of them what Kubernetes takes', () => {
    for (const manifests of [withDisks, withComponent('volume', withDisks)]) {
      expect(faultsByApi(manifests)).toEqual([]);
      expect(manifests.flatMap(faultsOfValues)).toEqual([]);
    }
  });

  it('gives each shell one of its own, which outlives its pod, where it looks for its releases', () => {
    const { volumeClaimTemplates } = shell.spec;
    expect(volumeClaimTemplates).toMatchObject([
      { metadata: { name: 'releases' }, spec: { accessModes: ['ReadWriteOnce'] } },
    ]);
    expect(containerOf(shell)?.volumeMounts).toContainEqual({ name: 'releases', mountPath: '/data/releases' });
    expect(podOf(shell)?.spec.volumes?.map(({ name }) => name)).not.toContain('releases');
    // By default they stay, whatever becomes of the pod.
    expect(shell.spec).not.toHaveProperty('persistentVolumeClaimRetentionPolicy');
  });

  it('leaves no deployment of shells, and lets the autoscaler count those that there are', () => {
    expect(withDisks.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name)).toEqual(['api']);
    expect(find(withDisks, 'HorizontalPodAutoscaler', 'shell').spec.scaleTargetRef).toEqual({
      ...{ apiVersion: shell.apiVersion, kind: shell.kind, name: shell.metadata.name },
    });
    expect(shell.spec).not.toHaveProperty('replicas');
  });

  it('starts all shells at once, so that one that can’t start holds up no other', () => {
    expect(shell.spec.podManagementPolicy).toBe('Parallel');
  });

  it('is changed over to by a recipe that takes the deployment away once others serve', () => {
    const guide = read('docs/deployment.md');
    expect(guide).toMatch(/rollout status .*statefulset\/shell\nkubectl -n site delete deployment shell/);
    expect(guide).toMatch(/rollout status .*deployment\/shell\nkubectl -n site delete statefulset shell/);
  });
});
