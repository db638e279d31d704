import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { findMissing, isWithin } from './install-packages.mjs';

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
    for (const part of [range, '^20.19.0 || >=22.12', '>= 24'])
      for (const version of versions) expect(isWithin(version, part)).toBe(semver.satisfies(version, part));
    expect(() => isWithin('22.1.0', '22.x')).toThrow('22.x');
  });
});

describe('what an installation lacks', () => {
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc', node: '24.15.0' };
  const mac = { ...linux, os: 'darwin', cpu: 'arm64' };
  const without = (name: string) => Object.fromEntries(Object.entries(packages).filter(([key]) => key !== name));

  it.each([
    ['a package', 'node_modules/tsx', false, linux, true],
    ['a package for checks only', 'node_modules/jest', false, linux, false],
    ['the same, for checks', 'node_modules/jest', true, linux, true],
    ['a binary of this system', 'node_modules/@esbuild/linux-x64', false, linux, true],
    ['a binary of another system', 'node_modules/@esbuild/linux-x64', false, mac, false],
    ['a binary of every Mac', 'node_modules/fsevents', false, mac, true],
    ['a binary of another C library', 'node_modules/@swc/core-linux-x64-musl', false, linux, false],
    ['a binary of this C library', 'node_modules/@swc/core-linux-x64-musl', false, { ...linux, libc: 'musl' }, true],
    [
      'one for other versions of Node',
      'node_modules/@oxc-parser/binding-linux-x64-gnu',
      true,
      { ...linux, node: '21.7.0' },
      false,
    ],
    ['a package for systems without a binary', 'node_modules/@img/sharp-wasm32', false, linux, false],
  ])('includes %s or not: %s', (_, name, all, platform, expected) => {
    expect(packages[name]).toBeDefined();
    expect(findMissing(without(name), all, platform)).toEqual(expected ? [name] : []);
  });

  it.each([linux, { ...linux, cpu: 'arm64' }, mac, { ...mac, cpu: 'x64' }])(
    'is nothing where all is: %o',
    (platform) => {
      expect(findMissing(packages, true, platform)).toEqual([]);
    },
  );

  it('is nothing here', () => {
    const installed = read('node_modules/.package-lock.json').packages;
    expect([...findMissing(installed, false), ...findMissing(installed, true)]).toEqual([]);
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
