import path from 'node:path';
import ts from 'typescript';
import type { Manifest } from './manifests';

const virtualFile = path.join(import.meta.dirname, 'manifests.virtual.ts');
const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  noLib: false,
  lib: ['lib.es2023.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
};

/** What Kubernetes' own API, as `kubernetes-types` has it for TypeScript, has against manifests. */
export function faultsByApi(manifests: Manifest[]): string[] {
  const lines = manifests.map(
    (manifest, index) =>
      `export const m${index}: ${typeOf(manifest)} = ${JSON.stringify({ ...manifest, file: undefined })};`,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === virtualFile
      ? ts.createSourceFile(name, lines.join('\n'), version)
      : getSourceFile.call(host, name, version);
  const program = ts.createProgram([virtualFile], options, host);
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
    const manifest = manifests[line];
    return `${manifest?.kind} ${manifest?.metadata.name}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`;
  });
}

/** `networking.k8s.io/v1` is declared in `networking/v1`, plain `v1` in `core/v1`. */
function typeOf({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import('kubernetes-types/${group.split('.')[0]}/${version}').${kind}`;
}
