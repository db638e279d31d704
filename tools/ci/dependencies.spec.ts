import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directDependencies, readTable } from '../dependencies/table';

const root = path.join(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
const table = readTable(document);
const [, lookedUp = ''] = /^Looked up: (\d{4}-\d{2}-\d{2})$/m.exec(document) ?? [];
const threeYearsBefore = `${Number(lookedUp.slice(0, 4)) - 3}${lookedUp.slice(4)}`;

describe('docs/dependencies.md', () => {
  it('has a line for each package that we name, and for no other', () => {
    expect([...table.keys()].sort()).toEqual(
      directDependencies()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('tells the version and the licence that are installed', () => {
    for (const { name, version, licence } of directDependencies()) {
      expect(table.get(name)).toMatchObject({ version, licence: licence || expect.stringMatching(/\S/) });
    }
  });

  it('says why each is there', () => {
    const unexplained = [...table.values()].filter(({ why }) => why.length < 5);
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  });

  it('gives a reason for each without a release in three years', () => {
    expect(lookedUp).not.toBe('');
    const old = [...table.values()].filter(({ lastRelease }) => lastRelease < threeYearsBefore);
    expect(old.filter(({ why }) => !why.includes('Old: ')).map(({ name }) => name)).toEqual([]);
  });
});

describe('an installation', () => {
  it.each(['tools/install-packages.mjs', 'Dockerfile'])('runs no code of a package: %s', (file) => {
    const installs = readFileSync(path.join(root, file), 'utf8').match(/npm ci [^\n]*|'install',[^\]]*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toContain('--ignore-scripts');
  });
});
