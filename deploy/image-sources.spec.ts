import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerIgnored = read('.dockerignore').split('\n');

/** At the root of the clone, where the documents have whoever runs compose put them. */
const operatorsFiles = {
  'site.json': ['.env.example', '#SITE_CONFIG=./site.json'],
  'ca.crt': ['docs/deployment.md', '--secret id=ca,src=ca.crt '],
  // Compose reads it beside docker-compose.yml, and nowhere else.
  'docker-compose.override.yml': ['docs/deployment.md', '`docker-compose.override.yml`'],
} as const;

describe('an image', () => {
  it('is built from sources alone, without what a build or its operator has left beside them', () => {
    const made = read('.gitignore')
      .trim()
      .split('\n')
      .filter((line) => line !== '.env');
    const left = made.map((line) => line.replace(/\/$/, '')).map((name) => (name.includes('/') ? name : `**/${name}`));
    expect(dockerIgnored).toEqual(expect.arrayContaining(left));
  });

  it('is built before the documents release from it', () => {
    for (const file of ['docker-compose.yml', 'docs/deployment.md']) {
      const lines = read(file).split('\n');
      const releases = lines.flatMap((line, index) =>
        /docker compose run .*npm run release /.test(line) ? [index] : [],
      );
      expect(releases).not.toEqual([]);
      for (const index of releases) expect(lines[index - 1]).toContain('docker compose build release');
    }
  });

  it('has backups beside the clone, not in what is sent to its build', () => {
    expect(read('docs/deployment.md').match(/[<>] \S*backups?\.tar/g)).toEqual([
      ...['> ../backups.tar', '< ../backups.tar'],
      ...['> ../backup.tar', '< ../backup.tar'],
    ]);
  });
});

describe('the commit of an image', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
    copyFileSync(path.join(root, '.gitignore'), path.join(folder, '.gitignore'));
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...identity, 'commit', '-qm', 'one'],
    ]) {
      execFileSync('git', args, { cwd: folder });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function changesAfter(file: string): string {
    writeFileSync(path.join(folder, file), 'x');
    const [, command = ''] = /"\$\((git diff [^)]+)\)"/.exec(read('Dockerfile')) ?? [];
    return execFileSync('sh', ['-ec', command], { cwd: folder, encoding: 'utf8' }).trim();
  }

  it.each(Object.entries(operatorsFiles))('is that of the clone with the %s of its operator', (file, [where, line]) => {
    expect(read(where)).toContain(line);
    expect(changesAfter(file)).toBe('');
  });

  it('counts a file that was added to the sources as a change', () => {
    expect(changesAfter('site.ts')).toBe('site.ts');
  });
});
