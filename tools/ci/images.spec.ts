import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { workspaceApps } from '../release/apps';
import { documents, files, read } from './documents/workspace';

interface Service {
  image: string;
  build?: object;
}

/** In whose text commands stand that build images or start them. */
const texts = [...documents, 'docker-compose.yml'];
const lines = texts.flatMap((file) => read(file).split('\n'));
/** Releases a remote from the sources of now: nobody runs what else is in it. */
const ofRelease = /^docker compose build release\b/;

describe('a documented build of images', () => {
  it('takes the base images of today, not those that this machine has had since its first', () => {
    const builds = lines.flatMap((line) => line.match(/\bdocker (compose )?build\b[^&|;`]*/g) ?? []);
    expect(builds.length).toBeGreaterThan(5);
    expect(builds.filter((build) => !build.includes('--pull') && !ofRelease.test(build))).toEqual([]);
  });

  it('is no part of a start, which has no option that pulls base images', () => {
    expect(lines.filter((line) => /\bdocker compose up\b[^&|;`]* --build\b/.test(line))).toEqual([]);
  });

  it('comes with the images of the composition that nobody builds', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
    const foreign = Object.keys(services).filter((name) => !services[name]?.build);
    const ofAll = lines.filter((line) => line.includes('docker compose build --pull &&'));
    expect(ofAll.length).toBeGreaterThan(2);
    for (const line of ofAll) expect(line).toContain(`docker compose pull ${foreign.join(' ')} && `);
  });
});

describe('the sources of the workspace image', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of every app, also of one that a team adds, and of no program beside the product', () => {
    const [context, sources] = ['context', 'sources'].map((name) => path.join(folder, name)) as [string, string];
    const added = ['careers/release.config.json', 'careers/src/app.tsx'];
    for (const file of [...files.filter((each) => each.split('/').length < 4), ...added]) {
      mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
      writeFileSync(path.join(context, file), '');
    }
    const stages = read('Dockerfile').split(/^(?=FROM )/m);
    const stage = stages.find((text) => text.startsWith('FROM node AS sources\n')) ?? '';
    const [, command = ''] = /^RUN --mount=type=bind,target=\/context (.+)/ms.exec(stage) ?? [];
    execFileSync('sh', ['-ec', command.replace('/context', context).replaceAll('/sources', sources)]);
    expect(existsSync(path.join(sources, 'careers/src/app.tsx'))).toBe(true);
    const needed = ['api', 'backup', 'libs', 'shell', 'tools', 'nx.json', 'tsconfig.base.json', 'tsconfig.json'];
    expect(readdirSync(sources).sort()).toEqual([...new Set([...needed, ...workspaceApps(), 'careers'])].sort());
    expect(stages.join('')).toContain('\nCOPY --chown=node:node --from=sources /sources ./\n');
  });
});
