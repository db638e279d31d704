import { parse } from 'yaml';
import { patched } from './json-patch';
import { type Manifest, readKustomizations } from './manifests';

/** What a component of `deploy/kubernetes/components` makes of each manifest. Throws where a patch of it is of none. */
export function withComponent(name: string, manifests: Manifest[]): Manifest[] {
  const component = readKustomizations().find(({ folder }) => folder === `components/${name}`);
  const result = [...manifests];
  for (const { target, patch } of component?.patches ?? []) {
    const index = manifests.findIndex(({ kind, metadata }) => kind === target?.kind && metadata.name === target.name);
    const manifest = result[index];
    if (!manifest) throw new Error(`There is no ${target?.kind} ${target?.name}.`);
    result[index] = patched(manifest, parse(patch));
  }
  return result;
}
