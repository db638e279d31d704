import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { isWithin } from './install-packages.mjs';

interface Package {
  engines?: { node?: string };
  optional?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'));
const range: string = read('package.json').engines.node;
const packages: Record<string, Package> = read('package-lock.json').packages;
const needed = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
  name && engines?.node && !optional ? [{ name, node: engines.node }] : [],
);

describe('the range of Node versions in package.json', () => {
  it('is supported by every package', () => {
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter(({ node }) => !semver.subset(range, node))).toEqual([]);
  });

  it('leaves out no version that every package supports', () => {
    const majors = [20, 21, 22, 23, 24, 25, 26, 27];
    const all = majors.flatMap((major) => Array.from({ length: 31 }, (_, minor) => `${major}.${minor}.9`));
    const fit = all.filter((version) => needed.every(({ node }) => semver.satisfies(version, node)));
    expect(all.filter((version) => semver.satisfies(version, range))).toEqual(fit);
  });

  it('is read by the start as semver reads it', () => {
    const versions = [
      '20.19.0',
      '22.22.2',
      '22.22.3',
      '22.23.0',
      '23.0.0',
      '24.14.9',
      '24.15.0',
      '25.1.0',
      '26.0.0',
      '30.1.2',
    ];
    for (const version of versions) expect(isWithin(version, range)).toBe(semver.satisfies(version, range));
    expect(() => isWithin('22.1.0', '22.x')).toThrow('22.x');
  });
});

describe('a start on Windows', () => {
  it('names WSL 2, and ends', () => {
    const onWindows = `Object.defineProperty(process, 'platform', { value: 'win32' });`;
    const start = `const { requireSystem } = await import('./tools/install-packages.mjs'); requireSystem();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', onWindows + start], {
      ...{ cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8' },
    });
    expect(stderr).toMatch(/^Windows is supported only through WSL 2: .*\.\n$/);
    expect(status).toBe(1);
  });
});
