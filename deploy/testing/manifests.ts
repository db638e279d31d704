import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const folder = path.join(import.meta.dirname, '../kubernetes');

export interface Container {
  name: string;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: Record<string, unknown>;
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  ports?: { name: string; containerPort: number }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  volumeMounts?: { name: string; mountPath: string }[];
  startupProbe?: { periodSeconds?: number; failureThreshold?: number };
  livenessProbe?: object;
  readinessProbe?: object;
}

export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    serviceAccountName: string;
    automountServiceAccountToken: boolean;
    enableServiceLinks?: boolean;
    securityContext: Record<string, unknown>;
    containers: Container[];
    affinity?: {
      podAffinity?: {
        requiredDuringSchedulingIgnoredDuringExecution?: {
          topologyKey: string;
          labelSelector: { matchExpressions?: { values: string[] }[] };
        }[];
      };
    };
    volumes?: { name: string; persistentVolumeClaim?: { claimName: string }; configMap?: { name: string } }[];
  };
}

export interface Manifest {
  /** From deploy/kubernetes. */
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec: Record<string, unknown> & {
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    selector?: { matchLabels?: Record<string, string> };
  };
}

/** The pod that a workload makes; none for any other kind. */
export const podOf = ({ spec }: Manifest): PodTemplate | undefined =>
  spec?.template ?? spec?.jobTemplate?.spec.template;

export interface Kustomization {
  folder: string;
  resources?: string[];
  /** Without a name: every one of the kind. */
  patches?: { target?: { kind: string; name?: string }; patch: string }[];
}

/** Every manifest below deploy/kubernetes, as it stands in its file. */
export function readManifests(): Manifest[] {
  return yamlFiles()
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => documentsOf(file).map((manifest) => ({ ...(manifest as Omit<Manifest, 'file'>), file })));
}

export function readKustomizations(): Kustomization[] {
  return yamlFiles()
    .filter((file) => file.endsWith('kustomization.yaml'))
    .map((file) => ({ ...(documentsOf(file)[0] as Omit<Kustomization, 'folder'>), folder: path.dirname(file) }));
}

export const existing = (): Set<string> => new Set(yamlFiles());

const yamlFiles = (): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.yaml')).sort();

/** Throws with YAML's own words at the first fault, a repeated key among them. */
const documentsOf = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
    return document.toJS();
  });
