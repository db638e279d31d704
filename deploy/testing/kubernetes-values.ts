import type { Manifest } from './manifests';

const oneOf = (...values: string[]): RegExp => new RegExp(`^(${values.join('|')})$`);
const bytes = /^\d+(Ki|Mi|Gi|Ti)$/;
const absolutePath = /^\//;

/** What Kubernetes accepts in fields that are plain text in `kubernetes-types`. */
const accepted: Record<string, RegExp> = {
  accessModes: oneOf('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'),
  concurrencyPolicy: oneOf('Allow', 'Forbid', 'Replace'),
  cpu: /^\d+(\.\d+)?m?$/,
  memory: bytes,
  mountPath: absolutePath,
  // Of an object, a port or a volume; or of a variable.
  name: oneOf('[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?', '[A-Z][A-Z0-9_]*'),
  operator: oneOf('In', 'NotIn', 'Exists', 'DoesNotExist'),
  path: absolutePath,
  pathType: oneOf('Prefix', 'Exact', 'ImplementationSpecific'),
  policyTypes: oneOf('Ingress', 'Egress'),
  protocol: oneOf('TCP', 'UDP'),
  restartPolicy: oneOf('Always', 'OnFailure', 'Never'),
  schedule: /^\S+( \S+){4}$/,
  storage: bytes,
  type: oneOf('Resource', 'Utilization', 'RollingUpdate', 'Recreate', 'RuntimeDefault'),
  whenUnsatisfiable: oneOf('DoNotSchedule', 'ScheduleAnyway'),
};

/** The fields of a manifest, at any depth, whose values a cluster would refuse. */
export function faultsOfValues({ file, ...manifest }: Manifest): string[] {
  const faults: string[] = [];
  JSON.stringify(manifest, (field, value: unknown) => {
    for (const each of [value].flat()) {
      if (typeof each === 'string' && accepted[field]?.test(each) === false) faults.push(`${file}: ${field} ${each}`);
    }
    return value;
  });
  return faults;
}
