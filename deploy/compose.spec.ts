import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { nodeOptionsOf } from '../tools/start/node-options';
import { configFor } from './testing/nginx';

interface Service {
  image?: string;
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  profiles?: string[];
  build?: { context: string; target: string };
  deploy?: { replicas: string };
  environment?: Record<string, string>;
  configs?: { source: string; target: string }[];
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose: {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { file: string }>;
} = parse(read('docker-compose.yml'), { merge: true });
const services = Object.entries(compose.services);
const nginx = read('deploy/nginx/nginx.conf');
const requiredSecrets = [
  ...new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)),
].sort();

/** Settings of the servers that .env can't change, and why. */
const notOfEnv: Record<string, string> = {
  DATABASE_URL: 'the Postgres of this composition',
  MIGRATIONS_DATABASE_URL: 'known to the service that migrates',
  MIGRATIONS: 'one service migrates, the others do not',
  DATABASE_FOLDER: 'the database is not on a disk of the API',
  MEDIA_DIR: 'where the volume is mounted, as the image says',
  RELEASES_DIR: 'where each shell’s own volume is mounted, as the image says',
  SAMPLE_POSTS_DIR: 'a folder, which would have to be mounted',
  API_HOST: 'the image’s, all of the container',
  HOST: 'all of the container',
  API_PORT: 'the image’s, which nginx asks',
  PORT: 'nginx’s; the shell’s is the image’s',
  API_URL: 'nginx, before the copies of the API',
  TRUST_PROXY: 'how many there are in this composition',
};

describe('docker-compose.yml', () => {
  it('has nginx before two shells and two copies of the API, on one Postgres', () => {
    const servers = services.filter(([, { restart }]) => restart).map(([name]) => name);
    expect(servers.sort()).toEqual(['api', 'nginx', 'postgres', 'shell']);
    for (const name of ['api', 'shell']) {
      const setting = `${name.toUpperCase()}_COPIES`;
      expect(compose.services[name]?.deploy?.replicas).toBe(`\${${setting}:-2}`);
      expect(read('.env.example')).toContain(`\n#${setting}=2\n`);
    }
    // What runs more than once can't have a port of the machine.
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
  });

  it('builds images that the Dockerfile has, and mounts what there is', () => {
    const targets = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, target]) => target);
    for (const [, { build, image, volumes = [] }] of services) {
      expect(image).toBe(build ? `site/${build.target}` : 'postgres:17');
      if (build) expect(targets).toContain(build.target);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        // Without a name: each copy has its own.
        if (volume.startsWith('/')) continue;
        expect(source.startsWith('.') ? existsSync(path.join(root, source)) : source in compose.volumes).toBe(true);
      }
    }
  });

  it.each(['dist/api/main.mjs', 'dist/shell/server/main.cjs'])('starts %s with the options of npm start', (script) => {
    const command = JSON.stringify(['node', ...nodeOptionsOf(script), script]).replaceAll(',', ', ');
    expect(nodeOptionsOf(script)).not.toEqual([]);
    expect(read('Dockerfile')).toContain(`\nCMD ${command}\n`);
  });

  it('waits only for what can come about', () => {
    for (const [, { depends_on: needs = {} }] of services) {
      for (const [name, { condition }] of Object.entries(needs)) {
        const needed = compose.services[name];
        expect(needed).toBeDefined();
        if (condition === 'service_healthy') expect(needed?.healthcheck).toBeDefined();
      }
    }
  });

  it.each(services)('gives %s no right that it does not need, and bounds its memory and its log', (_, service) => {
    const { read_only, cap_drop, security_opt, mem_limit, logging } = service;
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(Object.keys(logging?.options ?? {}).sort()).toEqual(['max-file', 'max-size']);
  });

  it('tells of every server whether it is healthy', () => {
    for (const [name, { restart, healthcheck }] of services) {
      if (restart) expect([name, healthcheck]).toEqual([name, expect.anything()]);
    }
  });

  it('starts nginx before the shells, which ask the API through it', () => {
    expect(compose.services.nginx?.depends_on).toBeUndefined();
    expect(compose.services.shell?.depends_on?.nginx).toBeDefined();
  });

  it('has the public address follow the port', () => {
    for (const name of ['release', 'migrate', 'api', 'shell']) {
      expect(compose.services[name]?.environment?.PUBLIC_ORIGIN).toBe(
        '${PUBLIC_ORIGIN:-http://localhost:${PORT:-4200}}',
      );
    }
  });

  it('takes every secret from .env, which no image gets', () => {
    expect(requiredSecrets).toEqual([
      ...['ADMIN_PASSWORD', 'API_DATABASE_PASSWORD', 'POSTGRES_PASSWORD'],
      ...['RELEASE_SERVICE_SECRET', 'RELEASE_TOKEN', 'SESSION_SECRET'],
    ]);
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env*', 'docs', '*.md']));
  });

  it.each([
    ['api', 'api/src/config/read-config.ts'],
    ['shell', 'shell/server/src/config/environment.ts'],
  ])('passes what .env sets on to the %s, but for what stands here with a reason', (name, file) => {
    const environment = compose.services[name]?.environment ?? {};
    const settings = [...read(file).matchAll(/^ {2,6}(?:\{ )?([A-Z][A-Z0-9_]+): \w+/gm)].map(
      ([, setting = '']) => setting,
    );
    expect(settings.length).toBeGreaterThan(20);
    const ignored = settings.filter((setting) => !environment[setting]?.startsWith(`\${${setting}`));
    expect(ignored.filter((setting) => !(setting in notOfEnv)).sort()).toEqual([]);
    for (const setting of Object.keys(notOfEnv)) expect(environment[setting] ?? '').not.toContain(`{${setting}`);
  });

  it('gives the company’s details to all who read them, as a file', () => {
    const { api, migrate, shell } = compose.services;
    for (const service of [api, migrate, shell]) {
      expect(service?.configs).toEqual([{ source: 'site', target: '/etc/site.json' }]);
      expect(service?.environment?.SITE_CONFIG).toBe('${SITE_CONFIG:+/etc/site.json}');
    }
    const [, withoutOne = ''] = /^\$\{SITE_CONFIG:-(.+)\}$/.exec(compose.configs.site?.file ?? '') ?? [];
    expect(existsSync(path.join(root, withoutOne))).toBe(true);
  });

  it('gives backup and restore the files that the API keeps, and a place for backups', () => {
    for (const name of ['backup', 'restore']) {
      const mounted = compose.services[name]?.volumes?.map((volume) => volume.split(':')[1]);
      expect(mounted).toEqual(['/data/media', '/data/backups']);
      expect(compose.services[name]?.profiles).toEqual(['commands']);
    }
  });

  it('migrates once, by one that does nothing else', () => {
    expect(compose.services.migrate?.environment?.MIGRATIONS).toBe('only');
    expect(compose.services.api?.environment?.MIGRATIONS).toBe('none');
    expect(compose.services.api?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
  });

  it('has the API connect as a user that owns nothing, and tells it nothing of the owner', () => {
    const { api, migrate, backup, restore } = compose.services;
    expect(api?.environment?.DATABASE_URL).toContain('//keystride_api:${API_DATABASE_PASSWORD');
    expect(JSON.stringify(api?.environment)).not.toContain('POSTGRES_PASSWORD');
    expect(migrate?.environment?.DATABASE_URL).toBe(api?.environment?.DATABASE_URL);
    for (const owner of [
      migrate?.environment?.MIGRATIONS_DATABASE_URL,
      backup?.environment?.DATABASE_URL,
      restore?.environment?.DATABASE_URL,
    ]) {
      expect(owner).toBe('postgres://site:${POSTGRES_PASSWORD}@postgres:5432/site');
    }
  });

  it('gives each shell a disk of its own, the API’s secret to follow it, and those who release their token', () => {
    const { api, shell, release } = compose.services;
    expect(shell?.volumes).toEqual(['/data/releases']);
    const usersOf = (name: string) =>
      services.filter(([, { volumes = [] }]) => volumes.some((volume) => volume.startsWith(`${name}:`)));
    expect(usersOf('releases').map(([name]) => name)).toEqual(['release']);
    // Of one machine: what its copies of the API store.
    expect(usersOf('media').map(([name]) => name)).toEqual(['api', 'backup', 'restore']);
    const valueOf = (service: Service | undefined, name: string) =>
      service?.environment?.[name]?.replace(/:\?[^}]*/, '');
    for (const each of [api, shell]) {
      expect(valueOf(each, 'RELEASE_SERVICE_SECRET')).toBe('${RELEASE_SERVICE_SECRET}');
    }
    for (const each of [api, release]) expect(valueOf(each, 'RELEASE_TOKEN')).toBe('${RELEASE_TOKEN}');
    expect(shell?.environment).not.toHaveProperty('RELEASE_TOKEN');
    expect(valueOf(release, 'RELEASE_TOKEN_FROM')).toBe('${RELEASE_TOKEN_FROM:-}');
    // The API makes links to previews.
    expect(release?.environment).not.toHaveProperty('RELEASE_PREVIEW_SECRET');
    expect(release?.environment?.API_URL).toBe(shell?.environment?.API_URL);
  });
});

describe('the line of .env.example', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'env-'));
    copyFileSync(path.join(root, '.env.example'), path.join(folder, '.env.example'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = () => path.join(folder, '.env');
  function secretsAfterLine(): NodeJS.Dict<string> {
    const [, line = ''] = /^# {3}(\(umask .+)$/m.exec(read('.env.example')) ?? [];
    execFileSync('sh', ['-c', line], { cwd: folder });
    return parseEnv(readFileSync(file(), 'utf8'));
  }

  it('makes .env with all secrets, each its own, for nobody else to read', () => {
    const made = secretsAfterLine();
    const secrets = [...requiredSecrets, 'ENCRYPTION_SECRET', 'VIEWS_SECRET'].map((name) => made[name]);
    expect(new Set(secrets).size).toBe(secrets.length);
    for (const secret of secrets) expect(secret).toMatch(/^\w{48}$/);
    expect(statSync(file()).mode & 0o077).toBe(0);
    expect(secretsAfterLine()).toEqual(made);
  });

  it.each(['', '""', "''", ' # choose one', '\r'])(
    'adds to an older .env what is required, such as a password that is %j, and no key that would take the place of one in use',
    (none) => {
      writeFileSync(
        file(),
        `PORT=4200\nexport SESSION_SECRET="mine"\nADMIN_PASSWORD=${none}\nRELEASE_TOKEN="#1"\nPOSTGRES_PASSWORD=also mine`,
      );
      const completed = secretsAfterLine();
      expect(completed).toMatchObject({ PORT: '4200', SESSION_SECRET: 'mine', POSTGRES_PASSWORD: 'also mine' });
      expect(completed.RELEASE_TOKEN).toBe('#1');
      expect(Object.keys(completed).sort()).toEqual(['PORT', ...requiredSecrets].sort());
      expect(completed.ADMIN_PASSWORD).toMatch(/^\w{48}$/);
    },
  );
});

describe('nginx', () => {
  it('is started by its script, which is told of a proxy in front', () => {
    expect(read('Dockerfile')).toContain('\nENTRYPOINT ["sh", "/etc/nginx/site/start.sh", "/var/cache/nginx/site"]\n');
    expect(compose.services.nginx?.environment).toEqual({ FRONT_PROXY: '${FRONT_PROXY:-}' });
  });
});

describe('nginx.conf', () => {
  it('sends to services that there are, and is asked by the shells for the API', () => {
    const upstreams = [...nginx.matchAll(/server (\w+):(\d+) resolve/g)].map(([, name]) => name);
    expect(new Set(upstreams)).toEqual(new Set(['shell', 'api']));
    for (const name of upstreams) expect(Object.keys(compose.services)).toContain(name);
    const inside = /listen (4300);/.exec(nginx)?.[1];
    expect(compose.services.shell?.environment?.API_URL).toBe(`http://nginx:${inside}`);
    expect(compose.services.nginx?.ports?.[0]).toMatch(/:8080$/);
  });

  it('is tested as it is, but for its addresses and how long it waits for slow clients', () => {
    const addresses = { listen: { public: 1, inside: 2 }, shells: [3, 4], apis: [5, 6] };
    const changedBy = (tested: string) => {
      const lines = tested.split('\n');
      return nginx.split('\n').filter((line, index) => line !== lines[index]);
    };
    const changed = changedBy(configFor(addresses));
    expect(changed.every((line) => line.endsWith('# [address]'))).toBe(true);
    expect(changed).toHaveLength(7);
    const waits = changedBy(configFor({ ...addresses, slowClientTimeout: '4s' })).filter(
      (line) => !changed.includes(line),
    );
    expect(waits.map((line) => line.trim())).toEqual([
      'client_header_timeout 15s; # [time]',
      'client_body_timeout 30s; # [time]',
      'send_timeout 30s; # [time]',
    ]);
    expect(() =>
      configFor({ listen: { public: 1, inside: 2 }, shells: [], apis: [] }, 'server x:1; # [address]'),
    ).toThrow('an address that the test does not know');
  });
});
