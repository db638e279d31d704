/**
 * The part of Kubernetes' API (1.30 and newer) that our manifests use, as JSON schemas that refuse every other field: a
 * misspelt or misplaced one, which a cluster would drop without a word, fails here.
 */
type Schema = Record<string, unknown>;

const text: Schema = { type: 'string', minLength: 1 };
const flag: Schema = { type: 'boolean' };
const count: Schema = { type: 'integer', minimum: 0 };
const name: Schema = { type: 'string', pattern: '^[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?$' };
const oneOf = (...values: string[]): Schema => ({ enum: values });
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 });
const texts: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const quantity: Schema = { type: 'string', pattern: '^\\d+(\\.\\d+)?(m|Ki|Mi|Gi|Ti)?$' };
const countOrPercent: Schema = { anyOf: [count, { type: 'string', pattern: '^\\d+%$' }] };
const empty: Schema = { type: 'object', additionalProperties: false };

/** `?` behind a name: it may be absent. */
function object(fields: Record<string, Schema>): Schema {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((field) => [field.replace('?', ''), fields[field]])),
    required: names.filter((field) => !field.endsWith('?')),
    additionalProperties: false,
  };
}

const requirement = object({
  key: text,
  operator: oneOf('In', 'NotIn', 'Exists', 'DoesNotExist'),
  'values?': list(text),
});
const selector = object({ 'matchLabels?': texts, 'matchExpressions?': list(requirement) });
const named = object({ name });
const httpProbe = object({
  httpGet: object({ path: { type: 'string', pattern: '^/' }, port: { type: ['string', 'integer'] } }),
  'periodSeconds?': count,
  'timeoutSeconds?': count,
  'failureThreshold?': count,
});
const resources = object({ cpu: quantity, memory: quantity });

const container = object({
  name,
  image: text,
  'command?': list(text),
  'args?': list(text),
  'ports?': list(object({ name, containerPort: { type: 'integer', minimum: 1, maximum: 65_535 } })),
  'env?': list(
    object({
      name: text,
      'value?': { type: 'string' },
      'valueFrom?': object({ secretKeyRef: object({ name, key: text }) }),
    }),
  ),
  'envFrom?': list(object({ 'configMapRef?': named, 'secretRef?': object({ name, 'optional?': flag }) })),
  'startupProbe?': httpProbe,
  'livenessProbe?': httpProbe,
  'readinessProbe?': httpProbe,
  'lifecycle?': object({ preStop: object({ exec: object({ command: list(text) }) }) }),
  resources: object({ requests: resources, limits: resources }),
  securityContext: object({
    allowPrivilegeEscalation: flag,
    readOnlyRootFilesystem: flag,
    capabilities: object({ drop: list(text) }),
  }),
  'volumeMounts?': list(object({ name, mountPath: { type: 'string', pattern: '^/' }, 'readOnly?': flag })),
});

const pod = object({
  'restartPolicy?': oneOf('Always', 'OnFailure', 'Never'),
  serviceAccountName: name,
  automountServiceAccountToken: flag,
  'terminationGracePeriodSeconds?': count,
  'topologySpreadConstraints?': list(
    object({
      maxSkew: count,
      topologyKey: text,
      whenUnsatisfiable: oneOf('DoNotSchedule', 'ScheduleAnyway'),
      labelSelector: selector,
    }),
  ),
  securityContext: object({
    runAsNonRoot: flag,
    runAsUser: count,
    runAsGroup: count,
    fsGroup: count,
    seccompProfile: object({ type: oneOf('RuntimeDefault', 'Localhost', 'Unconfined') }),
  }),
  containers: list(container),
  'volumes?': list(object({ name, 'persistentVolumeClaim?': object({ claimName: name }), 'emptyDir?': empty })),
});

const template = object({ metadata: object({ labels: texts }), spec: pod });
const job = object({ 'backoffLimit?': count, 'ttlSecondsAfterFinished?': count, template });
const policyPorts = list(object({ protocol: oneOf('TCP', 'UDP'), port: count }));
const peers = list(object({ 'namespaceSelector?': selector, 'podSelector?': selector }));

/** What stands beside apiVersion, kind and metadata, by both of the former. */
const kinds: Record<string, Record<string, Schema>> = {
  'v1 ConfigMap': { data: texts },
  'v1 Namespace': {},
  'v1 ServiceAccount': { automountServiceAccountToken: flag },
  'v1 PersistentVolumeClaim': {
    spec: object({
      accessModes: list(oneOf('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod')),
      resources: object({ requests: object({ storage: quantity }) }),
      'storageClassName?': name,
    }),
  },
  'v1 Service': {
    spec: object({
      selector: texts,
      ports: list(object({ name, port: count, targetPort: { type: ['string', 'integer'] } })),
    }),
  },
  'apps/v1 Deployment': {
    spec: object({
      'revisionHistoryLimit?': count,
      selector,
      strategy: object({
        type: oneOf('RollingUpdate'),
        rollingUpdate: object({ maxUnavailable: countOrPercent, maxSurge: countOrPercent }),
      }),
      template,
    }),
  },
  'batch/v1 Job': { spec: job },
  'batch/v1 CronJob': {
    spec: object({
      schedule: { type: 'string', pattern: '^\\S+( \\S+){4}$' },
      suspend: flag,
      concurrencyPolicy: oneOf('Allow', 'Forbid', 'Replace'),
      jobTemplate: object({ spec: job }),
    }),
  },
  'policy/v1 PodDisruptionBudget': {
    spec: object({ 'minAvailable?': countOrPercent, 'maxUnavailable?': countOrPercent, selector }),
  },
  'autoscaling/v2 HorizontalPodAutoscaler': {
    spec: object({
      scaleTargetRef: object({ apiVersion: text, kind: text, name }),
      minReplicas: count,
      maxReplicas: count,
      metrics: list(
        object({
          type: oneOf('Resource'),
          resource: object({ name: text, target: object({ type: oneOf('Utilization'), averageUtilization: count }) }),
        }),
      ),
      'behavior?': object({ scaleDown: object({ stabilizationWindowSeconds: count }) }),
    }),
  },
  'networking.k8s.io/v1 Ingress': {
    spec: object({
      ingressClassName: name,
      'tls?': list(object({ hosts: list(name), secretName: name })),
      rules: list(
        object({
          host: name,
          http: object({
            paths: list(
              object({
                path: { type: 'string', pattern: '^/' },
                pathType: oneOf('Prefix', 'Exact', 'ImplementationSpecific'),
                backend: object({ service: object({ name, port: object({ 'name?': name, 'number?': count }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  },
  'networking.k8s.io/v1 NetworkPolicy': {
    spec: object({
      podSelector: selector,
      policyTypes: list(oneOf('Ingress', 'Egress')),
      'ingress?': list(object({ 'from?': peers, 'ports?': policyPorts })),
      'egress?': list(object({ 'to?': peers, 'ports?': policyPorts })),
    }),
  },
};

const metadata = object({ name, 'namespace?': name, 'labels?': texts, 'annotations?': texts });

/** The schema of a manifest; undefined for a kind that we do not use. */
export function schemaOf(apiVersion: string, kind: string): Schema | undefined {
  const fields = kinds[`${apiVersion} ${kind}`];
  return fields && object({ apiVersion: text, kind: text, metadata, ...fields });
}
