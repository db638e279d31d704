import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const sources = path.join(import.meta.dirname, '../nginx');
const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export interface Addresses {
  /** Ports of the way in and of the shells' way to the API. */
  listen: { public: number; inside: number };
  shells: number[];
  apis: number[];
  /** How long it waits for slow clients, in place of the times that the deployment's configuration gives them. */
  slowClientTimeout?: string | undefined;
  /** Who may say whose request it is, separated by commas or spaces; nobody, unless it is given. */
  frontProxy?: string;
}

/** The deployment's own configuration, with what a test puts in place of what is marked [address] and [time]. */
export function configFor(
  { listen, shells, apis, slowClientTimeout }: Addresses,
  text = readFileSync(path.join(sources, 'nginx.conf'), 'utf8'),
): string {
  const servers = (ports: number[], settings = '') =>
    ports.map((port) => `server 127.0.0.1:${port}${settings};`).join(' ');
  const lines = text.split('\n').map((line) => {
    if (slowClientTimeout && line.endsWith('# [time]')) return line.replace(/ \d+s;/, ` ${slowClientTimeout};`);
    if (!line.endsWith('# [address]')) return line;
    const settings = / (max_fails=\S+);/.exec(line)?.[1];
    if (line.includes('server shell:')) return servers(shells, ` ${settings}`);
    if (line.includes('server api:')) return servers(apis, ` ${settings}`);
    if (line.includes('listen 8080')) return `listen 127.0.0.1:${listen.public};`;
    if (line.includes('listen 4300')) return `listen 127.0.0.1:${listen.inside};`;
    if (line.includes('resolver ')) return '';
    throw new Error(`nginx.conf has an address that the test does not know: ${line}`);
  });
  return lines.join('\n');
}

/** nginx with the deployment's configuration, started as its image does, in a folder of its own. */
export class Nginx {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  private child: ChildProcess | undefined;
  private log = '';

  constructor(private readonly addresses: Addresses) {}

  async start(): Promise<void> {
    const program = programs.find(existsSync);
    if (!program) throw new Error('nginx is not installed: apt-get install nginx-light');
    // Its workers run as another user.
    chmodSync(this.folder, 0o755);
    const image = path.join(this.folder, 'image');
    mkdirSync(image);
    writeFileSync(path.join(image, 'nginx.conf'), configFor(this.addresses));
    const script = path.join(image, 'start.sh');
    copyFileSync(path.join(sources, 'start.sh'), script);
    const env = { PATH: `${path.dirname(program)}:${process.env.PATH}`, FRONT_PROXY: this.addresses.frontProxy ?? '' };
    const child = spawn('sh', [script, this.folder], { stdio: 'pipe', env });
    this.child = child;
    child.stderr.on('data', (data) => (this.log += data));
    while (!(await isListening(this.addresses.listen.public))) {
      if (child.exitCode !== null) throw new Error(`nginx ended:\n${this.log}`);
      await wait(50);
    }
  }

  async stop(): Promise<void> {
    if (this.child && this.child.exitCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end());
  });
