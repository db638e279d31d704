import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A line of docs/dependencies.md. */
export interface Dependency {
  name: string;
  version: string;
  licence: string;
  /** Day of the newest release of any version. */
  lastRelease: string;
  why: string;
}

interface Installed extends Pick<Dependency, 'name' | 'version' | 'licence'> {
  /** Its name in the registry, which may be another than ours for it. */
  published: string;
}

/** What package.json names, with what the lock file knows of it. */
export function directDependencies(): Installed[] {
  const { dependencies, devDependencies } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  return Object.keys({ ...dependencies, ...devDependencies }).map((name) => {
    const { name: published = name, version = '', license = '' } = packages[`node_modules/${name}`] ?? {};
    return { name, published, version, licence: license };
  });
}

/** Lines by the package that they are about; `row` is the line as it stands there. */
export function readTable(document: string): Map<string, Dependency & { row: string }> {
  const rows = document.matchAll(/^\| `([^`]+)` *\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm);
  return new Map(
    [...rows].map(([row, name = '', ...cells]) => {
      const [version = '', licence = '', lastRelease = '', why = ''] = cells.map((cell) => cell.trim());
      return [name, { row, name, version, licence, lastRelease, why }];
    }),
  );
}

export const writeRow = ({ name, version, licence, lastRelease, why }: Dependency): string =>
  `| \`${name}\` | ${version} | ${licence} | ${lastRelease} | ${why} |`;

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
