import { parse } from 'yaml';
import { workspaceApps } from '../release/apps';
import { documents, read } from './documents/workspace';

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

it('builds every app of this workspace in the workspace image', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --chown=node:node (\S+) \1$/gm)].map(([, folder]) => folder);
  expect(copied).toEqual(expect.arrayContaining(workspaceApps()));
});
