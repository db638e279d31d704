import { readFileSync } from 'node:fs';
import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { workspaceRoot } from '../release/workspace';
import { expectRun, run, type Outcome } from './run';

const project = 'containers-check';

export interface ContainerFacts {
  Id: string;
  Name: string;
  State: { Pid: number; Health?: { Status: string } };
  Config: { User: string; Image: string; Env: string[]; Labels: Record<string, string> };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
    Memory: number;
    LogConfig: { Config: Record<string, string> };
  };
}

/** docker-compose.yml with its own project name, port and .env. */
export class Composition {
  readonly origin: string;
  /** Lines that were run, as they stand at the head of docker-compose.yml. */
  readonly ran = new Set<string>();
  private readonly env: NodeJS.ProcessEnv;

  constructor(
    daemonEnv: NodeJS.ProcessEnv,
    private readonly folder: string,
    readonly options: { port: number; short: boolean },
  ) {
    this.origin = `http://localhost:${options.port}`;
    const settings = [...composeFile().matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    this.env = {
      ...daemonEnv,
      // Variables of this machine's environment would take precedence over .env.
      ...Object.fromEntries(settings.map((name) => [name, undefined])),
      COMPOSE_PROJECT_NAME: project,
      COMPOSE_FILE: options.short ? 'docker-compose.yml:tools/containers/short.yml' : 'docker-compose.yml',
      COMPOSE_ENV_FILES: path.join(folder, '.env'),
      PORT: String(options.port),
      RELEASED_BY: 'ada',
    };
  }

  get commandEnv(): NodeJS.ProcessEnv {
    return this.env;
  }

  /** Creates .env with the very line that .env.example documents. Returns its variable names. */
  async makeEnv(): Promise<string[]> {
    const example = path.join(workspaceRoot, '.env.example');
    const line = /^# {3}(\(umask .+)$/m.exec(readFileSync(example, 'utf8'))?.[1];
    if (!line) throw new Error('.env.example has no line that makes .env.');
    await cp(example, path.join(this.folder, '.env.example'));
    await expectRun(`cd ${this.folder} && ${line}`, this.env);
    return Object.keys(this.secrets);
  }

  /** Adds a line to .env. */
  set(line: string): Promise<void> {
    return appendFile(path.join(this.folder, '.env'), `${line}\n`);
  }

  get secrets(): NodeJS.Dict<string> {
    return parseEnv(readFileSync(path.join(this.folder, '.env'), 'utf8'));
  }

  /** Runs a line as a person would type it, with a value in place of `NAME`. */
  do(line: string, name = ''): Promise<string> {
    this.ran.add(line);
    return expectRun(this.typed(line, name), this.env);
  }

  try(line: string, name = ''): Promise<Outcome> {
    this.ran.add(line);
    return run(this.typed(line, name), this.env);
  }

  async containers(service?: string): Promise<ContainerFacts[]> {
    const ids = (await expectRun(`docker compose ps -aq ${service ?? ''}`, this.env))
      .trim()
      .split('\n')
      .filter(Boolean);
    return ids.length > 0 ? JSON.parse(await expectRun(`docker inspect ${ids.join(' ')}`, this.env)) : [];
  }

  /** Stops it and deletes all its data. */
  async remove(): Promise<void> {
    await run('docker compose --profile commands down --volumes --remove-orphans --timeout 5', this.env);
  }

  /** Pulls nothing: the bases are those of `ensureBases`. Builds nothing where the images are this machine's builds. */
  private typed(line: string, name: string): string {
    const typed = line.replace('NAME', name).replace('docker compose pull postgres', 'true').replace(' --pull', '');
    return this.options.short
      ? typed.replace(/docker compose build[^&]*/, 'true ').replace(/(npm run release -- .*)$/, '$1 --no-browser')
      : typed;
  }
}

const composeFile = () => readFileSync(path.join(workspaceRoot, 'docker-compose.yml'), 'utf8');

/** The commands that the head of docker-compose.yml promises. */
export const promisedCommands = (): string[] =>
  [...composeFile().matchAll(/^# {3}(docker compose .+)$/gm)].map(([, line = '']) => line);
